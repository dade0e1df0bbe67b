import { applyEdit, type CampaignEdit } from '@shared/campaign/edits/edit'
import type { Campaign, SystemId } from '@shared/campaign/campaign'
import { NEWEST_FORMAT } from '@shared/campaign/read-campaign'
import { asArgument } from '@shared/ipc/as-argument'
import { CallFailure, type CallArgs, type CallHandlers } from '@shared/ipc/calls'
import { createBattle } from './create-battle'
import type { HostContext } from './host-context'

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
    'campaigns.edit': ({ campaignId, edit }) =>
      campaigns.change(campaignId, campaign => {
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
async function createSample(context: HostContext, { name, system, locale }: CallArgs<'campaigns.createSample'>): Promise<Campaign> {
  const { campaigns, newId, systemOf } = context
  const { id, rosters } = await campaigns.create(campaignId => {
    const empty = emptyCampaign(context, campaignId, name, system)
    const samples = systemOf(system).sampleRosters(newId, locale)
    return samples.reduce<Campaign>((campaign, roster) => applyEdit(campaign, { type: 'saveRoster', roster }), empty)
  })
  const sides = rosters.map((roster, index) => ({ sideId: String.fromCharCode('A'.charCodeAt(0) + index), rosterId: roster.id }))
  await createBattle(context, id, name, sides)
  return campaigns.get(id)
}

function emptyCampaign({ clock, settings }: HostContext, id: string, name: string, system: SystemId): Campaign {
  return {
    format: NEWEST_FORMAT,
    id,
    name,
    system,
    createdAt: clock.now(),
    lastPlayedAt: null,
    isArchived: false,
    notes: '',
    rulings: {},
    automation: settings.value.automation,
    rosters: [],
    battles: []
  }
}
