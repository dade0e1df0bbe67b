import { assertNever } from '../../kernel/assert-never'
import type { HarmEvent } from './events'
import type { BattleState, Critical, UnitState } from './model/battle'
import { withUnit, withWing } from './state'

/** What attacks do to units and wings. */
export function evolveHarm(state: BattleState, event: HarmEvent): BattleState {
  switch (event.type) {
    case 'unitHit':
    case 'unitTeleported':
    case 'explosionStruck':
      return state
    case 'criticalSuffered':
      return event.stays ? withUnit(state, event.unitId, unit => withCritical(unit, event.row, state.turn)) : state
    case 'assaultPointsLost':
      return withUnit(state, event.unitId, unit => ({ ...unit, ap: event.ap }))
    case 'hullLost':
      return withUnit(state, event.unitId, unit => ({ ...unit, hp: event.hp }))
    case 'unitRemoved':
      return withUnit(state, event.unitId, unit => ({ ...unit, status: 'removed', hp: 0 }))
    case 'tokensLost':
      return withWing(state, event.wingId, wing => ({ ...wing, tokens: event.left }))
    case 'wingAborted':
      return withWing(state, event.wingId, wing => ({ ...wing, hasAborted: true, fuel: event.fuel, bar: event.bar }))
    case 'wingRemoved':
      return withWing(state, event.wingId, wing => ({ ...wing, status: 'removed' }))
    case 'wingLanded':
      return withWing(state, event.wingId, wing => ({ ...wing, status: 'landed' }))
    case 'repairTried':
      return withUnit(state, event.unitId, unit => ({ ...unit, criticals: tried(unit.criticals, event.row, event.isRepaired, state.turn) }))
    default:
      return assertNever(event)
  }
}

/** A critical that stays lies on the unit once, however often it is rolled. */
function withCritical(unit: UnitState, row: Critical['row'], turn: number): UnitState {
  if (unit.criticals.some(critical => critical.row === row)) return unit
  return { ...unit, criticals: [...unit.criticals, { row, turn, triedTurn: null }] }
}

function tried(criticals: readonly Critical[], row: Critical['row'], isRepaired: boolean, turn: number): readonly Critical[] {
  if (isRepaired) return criticals.filter(critical => critical.row !== row)
  return criticals.map(critical => (critical.row === row ? { ...critical, triedTurn: turn } : critical))
}
