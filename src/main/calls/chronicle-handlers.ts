import type { Campaign } from '@shared/campaign/campaign'
import { settled, unsettled, withStruck } from '@shared/campaign/chronicle'
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
      const { told } = await tellerOf(context, key, campaign)
      const { carry } = systemOf(campaign.system)
      // What was struck off stays in the list, to be taken back there.
      return told(withStruck(campaign, key.battleId, (roster, id) => carry.without(roster, id)))
    },
    'chronicle.settle': async ({ decisions, ...key }) => {
      const before = await campaigns.get(key.campaignId)
      const { told, state } = await tellerOf(context, key, before)
      const { carry } = systemOf(before.system)
      if (decisions.some(({ decision }) => decision === 'struck')) await campaigns.copyNow(key.campaignId, 'before-strike')
      return campaigns.change(key.campaignId, campaign =>
        decisions.reduce((now, { partId, decision, kept: wanted }) => {
          const found = told(now).find(({ part }) => part.id === partId)
          if (found === undefined) throw new CallFailure('not-found', partId)
          const { rosterId, lasts, choices } = found
          const kept = decision === 'wounded' ? lasts.map(({ kind }) => kind).filter(kind => wanted.includes(kind)) : []
          if (!choices.includes(decision) || kept.length < (decision === 'wounded' ? 1 : 0)) throw new CallFailure('refused', decision)
          const roster = now.rosters.find(({ id }) => id === rosterId)
          return settled(now, {
            battleId: key.battleId,
            partId,
            rosterId,
            decision,
            kept,
            roster: decision === 'struck' && roster !== undefined ? carry.without(roster, partId) : null,
            wound: decision === 'wounded' ? carry.woundOf(state, partId, kept) : null
          })
        }, campaign)
      )
    },
    'chronicle.unsettle': async ({ partIds, ...key }) =>
      campaigns.change(key.campaignId, campaign => {
        const { carry } = systemOf(campaign.system)
        return partIds.reduce((now, partId) => {
          const back = unsettled(now, key.battleId, partId, (roster, id) => carry.without(roster, id))
          if (back === null) throw new CallFailure('refused', partId)
          return back
        }, campaign)
      })
  } satisfies ChronicleCalls
}

/** Tells what the battle, as it stands now, did to the rosters as a campaign has them. */
async function tellerOf(
  { battles, systemOf }: HostContext,
  key: BattleKey,
  { system, battles: listed }: Campaign
): Promise<{ readonly state: unknown; readonly told: (campaign: Campaign) => readonly Aftermath[] }> {
  if (!listed.some(({ id }) => id === key.battleId)) throw new CallFailure('not-found', key.battleId)
  const state = await battles.stateOf(key, system)
  const hosted = systemOf(system)
  if (!hosted.momentOf(state).isOver) return { state, told: () => [] }
  return { state, told: ({ rosters }) => aftermathOf(hosted, state, rosters) }
}
