import type { EventTable } from '../../../core/engine/event-table'
import type { ByType } from '../../../core/engine/rule-system'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { moraleEvents } from '../schema/events-v1/morale'
import { withFleet } from '../state'
import { targetName, word } from './words'

/** Morale checks and routs. */
export type MoraleEvent = Infer<(typeof moraleEvents)[number]>

export const MORALE_EVENTS: EventTable<BattleState, MoraleEvent> = {
  moraleChecked: {
    evolve: (state, event) =>
      hasPassed(event) ? withFleet(state, event.fleetId, fleet => ({ ...fleet, moralePassedInRound: state.round })) : state,
    describe: (state, { fleetId, total, dc, result }, say) =>
      say({ fleet: targetName(state, fleetId), total, dc, result: word('moraleResult', result) }, 'SA-101')
  },
  fleetRouted: {
    evolve: (state, { fleetId, dc, since = state.round }) =>
      withFleet(state, fleetId, fleet => ({ ...fleet, status: 'routed', rout: { dc, since, roundsFled: 0 } })),
    describe: (state, { fleetId, dc }, say) => say({ fleet: targetName(state, fleetId), dc }, 'SA-103')
  },
  roundFled: {
    evolve: (state, { fleetId, rounds }) =>
      withFleet(state, fleetId, fleet => (fleet.rout === null ? fleet : { ...fleet, rout: { ...fleet.rout, roundsFled: rounds } })),
    describe: (state, { fleetId, rounds }, say) => say({ fleet: targetName(state, fleetId), rounds }, 'SA-103')
  },
  routRallied: {
    evolve: (state, event) => withFleet(state, event.fleetId, fleet => ({ ...fleet, status: 'active', rout: null })),
    describe: (state, event, say) => say({ fleet: targetName(state, event.fleetId) }, 'SA-061')
  }
}

/** A fleet that keeps its nerve has passed, whatever it rolled (SA-101, SA-105). */
export function hasPassed({ result }: ByType<MoraleEvent>['moraleChecked']): boolean {
  return result === 'emboldened' || result === 'unaffected'
}
