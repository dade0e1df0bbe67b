import { applyEdit, type CampaignEdit } from '@shared/campaign/edits/edit'
import type { Campaign, SystemId } from '@shared/campaign/campaign'
import { asArgument } from '@shared/ipc/as-argument'
import { CallFailure, type BattleKey, type CallArgs, type CallHandlers } from '@shared/ipc/calls'
import { isSameJson } from '@shared/kernel/same-json'
import type { Locale } from '@shared/kernel/locale'
import { createBattle, deploy, sidesOf } from './create-battle'
import { emptyCampaign } from './empty-campaign'
import { firstBattle } from './first-battle'
import type { HostContext } from './host-context'

/** The longest name a battle may have. */
const NAME_MAX = 80

type CampaignCalls = Pick<CallHandlers, Extract<keyof CallHandlers, `campaigns.${string}`>>

export function campaignHandlers(context: HostContext): CampaignCalls {
  const { campaigns, battles, clock, notesSettled } = context
  return {
    'campaigns.list': async () => {
      await notesSettled()
      return campaigns.list()
    },
    'campaigns.get': async ({ campaignId }) => {
      await notesSettled()
      return campaigns.get(campaignId)
    },
    'campaigns.create': ({ name, system }) => campaigns.create(id => emptyCampaign(context, id, name, system)),
    'campaigns.createSample': args => createSample(context, args),
    'campaigns.quickBattle': args => quickBattle(context, args),
    'campaigns.firstBattle': args => firstBattle(context, args),
    'campaigns.edit': ({ campaignId, edit }) =>
      campaigns.change(campaignId, campaign => {
        if (isOutdated(campaign, edit)) throw new CallFailure('stale', edit.type)
        const edited = applyEdit(campaign, checked(context, campaign.system, edit))
        if (edited === campaign) throw new CallFailure('not-found', edit.type)
        return edited
      }),
    'campaigns.duplicate': ({ campaignId, name }) =>
      campaigns.duplicate(campaignId, (campaign, id) => ({ ...campaign, id, name, createdAt: clock.now() })),
    'campaigns.remove': ({ campaignId }) => battles.withClosed(campaignId, () => campaigns.remove(campaignId)),
    'campaigns.adopt': ({ campaignId }) => battles.withClosed(campaignId, () => campaigns.adopt(campaignId)),
    'campaigns.trash': () => campaigns.trash(),
    'campaigns.restore': ({ trashId }) => campaigns.restore(trashId)
  } satisfies CampaignCalls
}

/** Fails with `bad-args` for a roster that is not of the campaign's system. */
function checked({ systemOf }: HostContext, system: SystemId, edit: CampaignEdit): CampaignEdit {
  if (edit.type !== 'saveRoster') return edit
  return { ...edit, roster: asArgument(systemOf(system).rosterSchema, edit.roster, 'edit', 'roster') }
}

/** The sample rosters of a system, and a battle between them that awaits its first command. */
async function createSample(
  context: HostContext,
  { name, system, locale, isDeployed = false }: CallArgs<'campaigns.createSample'>
): Promise<Campaign> {
  const { campaigns } = context
  const { id, rosters } = await campaigns.create(campaignId =>
    withSamples(context, emptyCampaign(context, campaignId, name, system), locale)
  )
  const host = await createBattle(context, id, name, sidesOf(rosters))
  if (isDeployed) await deploy(context, system, host)
  return campaigns.get(id)
}

/** The next battle of a drawer, which is made with the first: between its first two rosters that may fight, or the samples. */
async function quickBattle(
  context: HostContext,
  { name, system, locale, isDeployed = false }: CallArgs<'campaigns.quickBattle'>
): Promise<BattleKey> {
  const { campaigns, systemOf } = context
  const listed = (await campaigns.list()).campaigns.find(one => one.isDrawer && one.system === system)
  const fitIn = ({ rosters, rulings }: Campaign): Campaign['rosters'] => rosters.filter(roster => systemOf(system).isFit(roster, rulings))
  const drawer =
    listed === undefined
      ? await campaigns.create(id => withSamples(context, { ...emptyCampaign(context, id, name, system), isDrawer: true }, locale))
      : await campaigns.change(listed.id, campaign => (fitIn(campaign).length < 2 ? withSamples(context, campaign, locale) : campaign))
  const rosters = fitIn(drawer).slice(0, 2)
  const title = rosters.map(roster => roster.name).join(' · ')
  const host = await createBattle(context, drawer.id, title.slice(0, NAME_MAX), sidesOf(rosters))
  if (isDeployed) await deploy(context, system, host)
  return host.key
}

function withSamples({ newId, systemOf }: HostContext, campaign: Campaign, locale: Locale): Campaign {
  const samples = systemOf(campaign.system).sampleRosters(newId, locale)
  return samples.reduce<Campaign>((now, roster) => applyEdit(now, { type: 'saveRoster', roster }), campaign)
}

/** Whether another window has saved the roster since, and otherwise than it would be saved now. */
function isOutdated({ rosters }: Campaign, edit: CampaignEdit): boolean {
  if (edit.type !== 'saveRoster' || edit.base === undefined) return false
  const known = rosters.find(({ id }) => id === edit.roster.id)
  return known !== undefined && !isSameJson(known, edit.base) && !isSameJson(known, edit.roster)
}
