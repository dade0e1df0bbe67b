import type { Message } from '@shared/core/engine/message'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import { officerRefusal } from '@shared/systems/starfinder-armada/actions/take-action'
import type { BattleState, OfficerState } from '@shared/systems/starfinder-armada/model/battle'
import { isFighting, theFleet } from '@shared/systems/starfinder-armada/state'
import { ACTIONS, type OfficerAction } from '@shared/systems/starfinder-armada/model/officer-actions'

/** One kind of thing left to do, and who or what it concerns. */
export interface Remaining {
  readonly kind: 'noDistance' | 'notMoved' | 'notFired' | 'unused' | 'owed' | 'deferred'
  readonly count: number
  readonly groups: readonly RemainingGroup[]
}

/** Fleets or officers of one armada, or one thing that is owed. */
interface RemainingGroup {
  readonly armada: string | null
  readonly items: readonly RemainingItem[]
}

export interface RemainingItem {
  readonly name: Message | string
  /** Actions an officer could take; empty for a fleet. */
  readonly actions: readonly Message[]
}

type Doer = RemainingItem & { readonly armadaId: string }

/** Things left to do in this phase: fleets that could act, officers with an unused action, and items owed. */
export function remainingIn(state: BattleState): readonly Remaining[] {
  const rows: readonly Remaining[] = [
    { kind: 'noDistance', count: state.phase === 'deployment' && state.distanceHexes === null ? 1 : 0, groups: [] },
    byArmada(state, 'notMoved', state.phase === 'helm' ? fleetsWho(state, 'move') : []),
    byArmada(state, 'notFired', state.phase === 'gunnery' ? fleetsWho(state, 'fire') : []),
    byArmada(state, 'unused', withUnusedActions(state)),
    owed(state, false),
    owed(state, true)
  ]
  return rows.filter(row => row.count > 0)
}

function owed(state: BattleState, isDeferred: boolean): Remaining {
  const due = starfinderArmada.obligations(state).filter(one => one.deferred === isDeferred)
  const groups = due.map(one => ({ armada: null, items: [{ name: one.title, actions: [] }] }))
  return { kind: isDeferred ? 'deferred' : 'owed', count: due.length, groups }
}

function byArmada(state: BattleState, kind: Remaining['kind'], doers: readonly Doer[]): Remaining {
  const groups = state.armadas.map(armada => ({ armada: armada.name, items: doers.filter(doer => doer.armadaId === armada.id) }))
  return { kind, count: doers.length, groups: groups.filter(group => group.items.length > 0) }
}

function fleetsWho(state: BattleState, could: 'move' | 'fire'): readonly Doer[] {
  return state.fleets
    .filter(fleet => isFighting(fleet) && (could === 'move' ? fleet.movement === 'pending' : !fleet.hasAttacked))
    .map(fleet => ({ armadaId: fleet.armadaId, name: fleet.name, actions: [] }))
}

/** Officers who could still act in this phase, with their actions (SA-046, SA-047). */
function withUnusedActions(state: BattleState): readonly Doer[] {
  return state.officers.flatMap(officer => {
    const actions = ACTIONS.filter(action => mayStillTake(state, officer, action)).map(action => ({ key: `sa.action.${action}` }))
    return actions.length === 0 ? [] : [{ armadaId: officer.armadaId, name: officer.name, actions }]
  })
}

/** Officers who could still take an action of engineering itself; what is possible in every phase can wait. */
export function officersLeft(state: BattleState): readonly OfficerState[] {
  const own = ACTIONS.filter(action => action !== 'encourage')
  return state.phase !== 'engineering' ? [] : state.officers.filter(one => own.some(action => officerRefusal(state, one, action) === null))
}

/** A helm action depends on the move of the officer's own fleet. */
function mayStillTake(state: BattleState, officer: OfficerState, action: OfficerAction): boolean {
  const refusal = officerRefusal(state, officer, action)
  return refusal === null || (refusal === 'wrong-moment' && theFleet(state, officer.fleetId).movement === 'pending')
}
