import type { Message } from '@shared/core/engine/message'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import { officerRefusal } from '@shared/systems/starfinder-armada/actions/take-action'
import type { BattleState, OfficerState } from '@shared/systems/starfinder-armada/model/battle'
import { isFighting, theFleet } from '@shared/systems/starfinder-armada/state'
import { ACTIONS, type OfficerAction } from '@shared/systems/starfinder-armada/model/officer-actions'

/** One kind of thing left undone, and who or what it concerns. */
export interface Undone {
  readonly kind: 'noDistance' | 'notMoved' | 'notFired' | 'unused' | 'owed' | 'deferred'
  readonly count: number
  readonly groups: readonly UndoneGroup[]
}

/** Fleets or officers of one armada, or one thing that is owed. */
interface UndoneGroup {
  readonly armada: string | null
  readonly items: readonly UndoneItem[]
}

export interface UndoneItem {
  readonly name: Message | string
  /** Actions an officer could take; empty for a fleet. */
  readonly actions: readonly Message[]
}

type Doer = UndoneItem & { readonly armadaId: string }

/** Things left undone in this phase: fleets that could act, officers with an unused action, and items owed. */
export function undoneIn(state: BattleState): readonly Undone[] {
  const rows: readonly Undone[] = [
    { kind: 'noDistance', count: state.phase === 'deployment' && state.distanceHexes === null ? 1 : 0, groups: [] },
    byArmada(state, 'notMoved', state.phase === 'helm' ? fleetsWho(state, 'move') : []),
    byArmada(state, 'notFired', state.phase === 'gunnery' ? fleetsWho(state, 'fire') : []),
    byArmada(state, 'unused', withUnusedActions(state)),
    owed(state, false),
    owed(state, true)
  ]
  return rows.filter(row => row.count > 0)
}

function owed(state: BattleState, isDeferred: boolean): Undone {
  const due = starfinderArmada.obligations(state).filter(one => one.deferred === isDeferred)
  const groups = due.map(one => ({ armada: null, items: [{ name: one.title, actions: [] }] }))
  return { kind: isDeferred ? 'deferred' : 'owed', count: due.length, groups }
}

function byArmada(state: BattleState, kind: Undone['kind'], doers: readonly Doer[]): Undone {
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

/** A helm action depends on the move of the officer's own fleet. */
function mayStillTake(state: BattleState, officer: OfficerState, action: OfficerAction): boolean {
  const refusal = officerRefusal(state, officer, action)
  return refusal === null || (refusal === 'wrong-moment' && theFleet(state, officer.fleetId).movement === 'pending')
}
