import { hpMax } from './hull'
import { spMax } from './shields'
import { startingResolve } from './starting-resolve'
import { evolve, type SaEvent, type Starts } from '../../events'
import type { BattleState } from '../../model/battle'
import { EMPTY_BATTLE } from '../../state'

type BattleBegun = Extract<SaEvent, { type: 'battleBegun' }>
type Joining = Extract<SaEvent, { type: 'fleetJoined' | 'armadaJoined' }>

export const NONE: Starts = { fleets: [], officers: [] }

/** The beginning of a battle, with full hulls and shields and the Resolve Points by `sa.npcResolve` (SA-018, SA-021, SA-022, SA-Q45). */
export function battleBegun(begun: Omit<BattleBegun, 'type' | 'starts'>): BattleBegun {
  const bare: BattleBegun = { type: 'battleBegun', ...begun, starts: NONE }
  return { ...bare, starts: startsOf(EMPTY_BATTLE, evolve(EMPTY_BATTLE, bare)) }
}

/** A battle just begun, to look at armadas before the real one. It does not record which of them are illegal. */
export function tableOf(setup: BattleBegun['setup']): BattleState {
  return evolve(EMPTY_BATTLE, battleBegun({ setup, illegalArmadaIds: [] }))
}

/** The same for a fleet or an armada that comes late. */
export function joining<E extends Joining>(state: BattleState, joined: E): E {
  return { ...joined, starts: startsOf(state, evolve(state, joined)) }
}

/** The starting values of everybody new to the table. */
function startsOf(before: BattleState, after: BattleState): Starts {
  const known = new Set<string>([...before.fleets, ...before.officers].map(one => one.id))
  return {
    fleets: after.fleets
      .filter(fleet => !known.has(fleet.id))
      .map(fleet => ({ fleetId: fleet.id, hp: hpMax(after, fleet), sp: spMax(after, fleet) })),
    officers: after.officers
      .filter(officer => !known.has(officer.id))
      .map(officer => ({ officerId: officer.id, resolvePoints: resolveOf(after, officer) }))
  }
}

function resolveOf(state: BattleState, officer: BattleState['officers'][number]): number {
  const tier = state.armadas.find(armada => armada.id === officer.armadaId)?.tier ?? 0
  return startingResolve(state.rulings, tier, officer)
}
