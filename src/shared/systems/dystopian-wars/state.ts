import { changeOne, theOne } from '../../kernel/collections'
import { present } from '../../kernel/present'
import type { Activation, Attack, BattleState, Combatant, ForceState, SquadronState, UnitState, WingState } from './model/battle'
import type { CombatantId, ForceId, SquadronId, UnitId, WingId } from './model/force'

/** The state before the first event: nobody on the table. */
export const EMPTY_BATTLE: BattleState = {
  hasBegun: false,
  isOver: false,
  name: '',
  rulings: {},
  turn: 0,
  step: 'between',
  forces: [],
  squadrons: [],
  units: [],
  wings: [],
  activation: null,
  obligations: [],
  nextId: 1
}

export const findUnit = (state: BattleState, id: string): UnitState | undefined => state.units.find(one => one.id === id)
export const findWing = (state: BattleState, id: string): WingState | undefined => state.wings.find(one => one.id === id)
export const findSquadron = (state: BattleState, id: string): SquadronState | undefined => state.squadrons.find(one => one.id === id)

/** These return what a check has promised, and throw with the id when it is not there. */
export const theUnit = (state: BattleState, id: string): UnitState => present(findUnit(state, id), `unit ${id}`)
export const theWing = (state: BattleState, id: string): WingState => present(findWing(state, id), `wing ${id}`)

export function findCombatant(state: BattleState, id: string): Combatant | undefined {
  const unit = findUnit(state, id)
  if (unit !== undefined) return { kind: 'unit', unit }
  const wing = findWing(state, id)
  return wing === undefined ? undefined : { kind: 'wing', wing }
}

/** The unit or wing of that id. Throws with the id if there is neither. */
export function combatant(state: BattleState, id: CombatantId): UnitState | WingState {
  return present(findUnit(state, id) ?? findWing(state, id), `combatant ${id}`)
}

/** Whether a unit is on the table, or a wing in the air. */
export function isInPlay(state: BattleState, id: CombatantId): boolean {
  const status = findUnit(state, id)?.status ?? findWing(state, id)?.status
  return status === 'active' || status === 'flying'
}

/** The side a squadron fights for. Throws with the id when nobody does. */
export function sideOfSquadron(state: BattleState, id: SquadronId): string {
  const squadron = present(findSquadron(state, id), `squadron ${id}`)
  return theOne(state.forces, squadron.forceId).sideId
}

/** The side a unit or wing fights for. Throws with the id when nobody does. */
export function sideOf(state: BattleState, id: CombatantId): string {
  return sideOfSquadron(state, combatant(state, id).squadronId)
}

export function findAttack(state: BattleState, id: string): Attack | undefined {
  return state.activation?.attacks.find(attack => attack.id === id)
}

/** The attack between its roll and its damage, or undefined. */
export function currentAttack(state: BattleState): Attack | undefined {
  const id = state.activation?.currentId ?? null
  return id === null ? undefined : findAttack(state, id)
}

export function withUnit(state: BattleState, id: UnitId, change: (unit: UnitState) => UnitState): BattleState {
  return { ...state, units: changeOne(state.units, id, change) }
}

export function withWing(state: BattleState, id: WingId, change: (wing: WingState) => WingState): BattleState {
  return { ...state, wings: changeOne(state.wings, id, change) }
}

export function withSquadron(state: BattleState, id: SquadronId, change: (squadron: SquadronState) => SquadronState): BattleState {
  return { ...state, squadrons: changeOne(state.squadrons, id, change) }
}

export function withForce(state: BattleState, id: ForceId, change: (force: ForceState) => ForceState): BattleState {
  return { ...state, forces: changeOne(state.forces, id, change) }
}

/** Changes the activation, if there is one. */
export function withActivation(state: BattleState, change: (activation: Activation) => Activation): BattleState {
  return state.activation === null ? state : { ...state, activation: change(state.activation) }
}

export function withAttack(state: BattleState, id: string, change: (attack: Attack) => Attack): BattleState {
  return withActivation(state, activation => ({
    ...activation,
    attacks: changeOne(activation.attacks, id, change)
  }))
}
