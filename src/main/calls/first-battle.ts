import { withBattle } from '@shared/campaign/chronicle'
import { applyEdit } from '@shared/campaign/edits/edit'
import type { Campaign } from '@shared/campaign/campaign'
import { CallFailure, type BattleKey, type CallArgs } from '@shared/ipc/calls'
import { createBattle, sidesOf } from './create-battle'
import { emptyCampaign } from './empty-campaign'
import type { HostContext } from './host-context'

type Args = CallArgs<'campaigns.firstBattle'>

/** A part of the first battle of a game: its rosters, all that comes before the first decision, and the lesson that goes on from there. */
export async function firstBattle(context: HostContext, { name, system, locale, part, campaignId }: Args): Promise<BattleKey> {
  const { campaigns, newId, systemOf } = context
  const lesson = systemOf(system).lesson?.[part - 1]
  if (lesson === undefined) throw new CallFailure('not-found', `${system} ${String(part)}`)
  const rosters = lesson.rosters(newId, locale)
  const withRosters = (campaign: Campaign): Campaign =>
    rosters.reduce<Campaign>((now, roster) => applyEdit(now, { type: 'saveRoster', roster }), campaign)
  const { id } =
    campaignId === undefined
      ? await campaigns.create(fresh => withRosters(emptyCampaign(context, fresh, name, system)))
      : await campaigns.change(campaignId, withRosters)
  const title = rosters.map(roster => roster.name).join(' · ')
  const host = await createBattle(context, id, title, sidesOf(rosters))
  const { key } = host
  for (const { command, faces = [] } of lesson.before) await host.submit({ command: command(host.state), faces })
  // Added last: a battle with a lesson has then always reached the point at which the lesson starts.
  await campaigns.change(id, campaign => ({
    ...campaign,
    battles: withBattle(campaign.battles, key.battleId, ref => ({ ...ref, lessonPart: part }))
  }))
  return key
}
