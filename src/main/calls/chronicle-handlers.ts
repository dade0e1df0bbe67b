import type { Campaign } from '@shared/campaign/campaign'
import { settled } from '@shared/campaign/chronicle'
import { CallFailure, type BattleKey, type CallHandlers } from '@shared/ipc/calls'
import { aftermathOf, type Aftermath } from '@shared/report/aftermath'
import type { HostContext } from './host-context'

type ChronicleCalls = Pick<CallHandlers, Extract<keyof CallHandlers, `chronicle.${string}`>>

/** Calls about losses and lasting damage that a battle leaves to its rosters. */
export function chronicleHandlers(context: HostContext): ChronicleCalls {
  const { campaigns, systemOf } = context
  return {
    'chronicle.aftermath': async key => {
      const campaign = await campaigns.get(key.campaignId)
      return (await tellerOf(context, key, campaign))(campaign)
    },
    'chronicle.settle': async ({ partId, decision, ...key }) => {
      const before = await campaigns.get(key.campaignId)
      const told = await tellerOf(context, key, before)
      if (decision === 'struck') await campaigns.copyNow(key.campaignId, 'before-strike')
      return campaigns.change(key.campaignId, campaign => {
        const found = told(campaign).find(({ part }) => part.id === partId)
        if (found === undefined) throw new CallFailure('not-found', partId)
        if (!found.choices.includes(decision)) throw new CallFailure('refused', decision)
        const { rosterId, wound } = found
        const roster = campaign.rosters.find(({ id }) => id === rosterId)
        return settled(campaign, {
          battleId: key.battleId,
          partId,
          decision,
          roster: decision === 'struck' && roster !== undefined ? systemOf(campaign.system).carry.without(roster, partId) : null,
          wound: decision === 'wounded' && wound !== null ? { rosterId, unitId: partId, wound } : null
        })
      })
    }
  } satisfies ChronicleCalls
}

/** Tells what the battle, as it stands now, did to the rosters as a campaign has them. */
async function tellerOf(
  { battles, systemOf }: HostContext,
  key: BattleKey,
  { system, battles: listed }: Campaign
): Promise<(campaign: Campaign) => readonly Aftermath[]> {
  if (!listed.some(({ id }) => id === key.battleId)) throw new CallFailure('not-found', key.battleId)
  const state = await battles.stateOf(key, system)
  const hosted = systemOf(system)
  if (!hosted.momentOf(state).isOver) return () => []
  const ids = hosted.rosterIdsIn(state)
  return ({ rosters }) =>
    aftermathOf(
      hosted,
      state,
      rosters.filter(({ id }) => ids.includes(id))
    )
}
