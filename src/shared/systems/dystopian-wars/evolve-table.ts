import { assertNever } from '../../kernel/assert-never'
import { replaceWhere, without } from '../../kernel/collections'
import type { TableEvent } from './events'
import type { BattleState, ForceState, UnitState, WingState } from './model/battle'
import type { DraftForce, DraftSquadron, ForceId } from './model/force'
import { withAttack, withSquadron, withUnit, withWing } from './state'

type EventOf<Type extends TableEvent['type']> = Extract<TableEvent, { readonly type: Type }>

/** What happens around the attacks, and what the GM does. */
export function evolveTable(state: BattleState, event: TableEvent): BattleState {
  switch (event.type) {
    case 'battleBegun':
      return begun(state, event.setup, event.illegalForceIds)
    case 'turnEnded':
      return {
        ...state,
        turn: event.turn + 1,
        squadrons: state.squadrons.map(squadron => ({ ...squadron, hasActivated: false })),
        wings: state.wings.map(wing => ({ ...wing, hasAborted: false, bar: 'none' }))
      }
    case 'wingLaunched':
      return withWing(state, event.wingId, wing => ({ ...wing, status: 'flying' }))
    case 'unitMarked':
      return withUnit(state, event.unitId, unit => ({ ...unit, isObscured: event.isObscured, depth: event.depth }))
    case 'capSet':
      return withWing(state, event.wingId, wing => ({ ...wing, isOnCap: event.isOnCap }))
    case 'cardPlayed':
      return withForce(state, event.forceId, force => ({ ...force, cards: event.left }))
    case 'obligationOwed':
      return { ...state, obligations: [...state.obligations, event.obligation], nextId: state.nextId + 1 }
    case 'obligationSettled':
    case 'obligationLapsed':
      return { ...state, obligations: without(state.obligations, due => due.id === event.obligationId) }
    case 'obligationDeferred':
      return {
        ...state,
        obligations: replaceWhere(
          state.obligations,
          due => due.id === event.obligationId,
          due => ({ ...due, isDeferred: true })
        )
      }
    case 'obligationWaived':
      return { ...state, obligations: without(state.obligations, due => due.id === event.obligation.id) }
    case 'unitCorrected':
      return withUnit(state, event.unitId, unit => correctedUnit(unit, event.correction, state.turn))
    case 'wingCorrected':
      return withWing(state, event.wingId, wing => ({ ...wing, ...event.correction }))
    case 'squadronCorrected':
      return withSquadron(state, event.squadronId, squadron => ({ ...squadron, ...event.correction }))
    case 'forceCorrected':
      return withForce(state, event.forceId, force => ({ ...force, ...event.correction }))
    case 'attackCorrected':
      return withAttack(state, event.attackId, attack => ({ ...attack, ...event.correction }))
    case 'squadronsJoined':
      return joined(state, event.forceId, event.squadrons)
    case 'forceJoined':
      return arrived(state, event.sideId, event.force, event.isIllegal)
    case 'rulingSet':
      return { ...state, rulings: { ...state.rulings, [event.key]: event.value } }
    case 'battleEnded':
      return { ...state, isOver: true, step: 'between', activation: null, obligations: [] }
    default:
      return assertNever(event)
  }
}

function begun(state: BattleState, setup: EventOf<'battleBegun'>['setup'], illegalIds: readonly ForceId[]): BattleState {
  const bare: BattleState = { ...state, hasBegun: true, name: setup.name, rulings: setup.rulings, turn: 1 }
  return setup.forces.reduce((now, { sideId, force }) => arrived(now, sideId, force, illegalIds.includes(force.id)), bare)
}

/** A force behind the others, with its cards and everybody of it. */
function arrived(state: BattleState, sideId: string, { id, name, cards, squadrons }: DraftForce, isIllegal: boolean): BattleState {
  return joined({ ...state, forces: [...state.forces, { id, name, sideId, cards, isIllegal }] }, id, squadrons)
}

/** The squadrons of a force on the table, with everybody whole and nobody activated. */
function joined(state: BattleState, forceId: ForceId, squadrons: readonly DraftSquadron[]): BattleState {
  return {
    ...state,
    squadrons: [...state.squadrons, ...squadrons.map(({ id, name }) => ({ id, name, forceId, hasActivated: false, note: '' }))],
    units: [...state.units, ...squadrons.flatMap(unitsOf)],
    wings: [...state.wings, ...squadrons.flatMap(wingsOf)]
  }
}

function unitsOf(squadron: DraftSquadron): readonly UnitState[] {
  return squadron.units.map(unit => ({
    ...unit,
    squadronId: squadron.id,
    hpStart: unit.hp,
    status: 'active',
    criticals: [],
    isObscured: false,
    depth: 'surfaced',
    diceAdjustment: 0,
    note: ''
  }))
}

function wingsOf(squadron: DraftSquadron): readonly WingState[] {
  return squadron.wings.map(wing => ({
    ...wing,
    squadronId: squadron.id,
    tokensStart: wing.tokens,
    status: 'flying',
    hasAborted: false,
    bar: 'none',
    diceAdjustment: 0,
    note: ''
  }))
}

function correctedUnit(unit: UnitState, { criticalRows, ...fields }: EventOf<'unitCorrected'>['correction'], turn: number): UnitState {
  const next = { ...unit, ...fields }
  if (criticalRows === undefined) return next
  const criticals = criticalRows.map(row => unit.criticals.find(critical => critical.row === row) ?? { row, turn, triedTurn: null })
  return { ...next, criticals }
}

function withForce(state: BattleState, id: ForceId, change: (force: ForceState) => ForceState): BattleState {
  return { ...state, forces: state.forces.map(force => (force.id === id ? change(force) : force)) }
}
