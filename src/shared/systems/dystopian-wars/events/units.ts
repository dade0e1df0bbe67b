import type { EventTable } from '../../../core/engine/event-table'
import type { ByType } from '../../../core/engine/rule-system'
import type { Infer } from '../../../schema/infer'
import type { BattleState, Critical, UnitState } from '../model/battle'
import { CRITICAL_NAMES, type CriticalRow } from '../model/criticals'
import type { unitEvents } from '../schema/events-v1/units'
import { withUnit } from '../state'
import { criticalEffect, nameOf, word } from './words'

/** Events of units: hits, critical damage and its repair, removal, and the marks the GM sets on them. */
export type UnitEvent = Infer<(typeof unitEvents)[number]>

export const UNIT_EVENTS: EventTable<BattleState, UnitEvent> = {
  unitHit: {
    evolve: state => state,
    describe: (state, { unitId, hits, result }, say) => say({ unit: nameOf(state, unitId), hits, count: hits }, 'DW-063', result)
  },
  criticalSuffered: {
    evolve: (state, { unitId, row, stays, times }) =>
      stays ? withUnit(state, unitId, unit => withCritical(unit, row, state.turn, times)) : state,
    describe: (state, { unitId, row }, say) =>
      say({ unit: nameOf(state, unitId), row, critical: criticalWord(row), effect: criticalEffect(row, state.rulings) }, 'DW-066')
  },
  assaultPointsLost: {
    evolve: (state, event) => withUnit(state, event.unitId, unit => ({ ...unit, ap: event.ap })),
    describe: (state, { unitId, points, ap }, say) => say({ unit: nameOf(state, unitId), points, ap }, 'DW-066')
  },
  hullLost: {
    evolve: (state, event) => withUnit(state, event.unitId, unit => ({ ...unit, hp: event.hp })),
    describe: (state, { unitId, points, hp }, say) => say({ unit: nameOf(state, unitId), points, hp }, 'DW-063')
  },
  unitTeleported: {
    evolve: state => state,
    describe: (state, { unitId, direction, inches }, say) =>
      say({ unit: nameOf(state, unitId), direction: word('direction', direction), inches }, 'DW-066')
  },
  unitRemoved: {
    evolve: (state, event) => withUnit(state, event.unitId, unit => ({ ...unit, status: 'removed', hp: 0 })),
    describe: (state, { unitId, because }, say) =>
      say({ unit: nameOf(state, unitId) }, because === 'small' ? 'DW-060' : because === 'hull' ? 'DW-064' : 'DW-066', because)
  },
  explosionStruck: {
    evolve: state => state,
    describe: (state, { unitId, targetId, hits }, say) =>
      say({ unit: nameOf(state, unitId), target: nameOf(state, targetId), hits, count: hits }, 'DW-066')
  },
  repairTried: {
    evolve: (state, event) => withUnit(state, event.unitId, unit => ({ ...unit, criticals: tried(unit.criticals, event, state.turn) })),
    describe: (state, { unitId, row, face, isRepaired }, say) =>
      say({ unit: nameOf(state, unitId), critical: criticalWord(row), face }, 'DW-066', isRepaired ? 'success' : 'failure')
  },
  unitMarked: {
    evolve: (state, { unitId, isObscured, depth }) => withUnit(state, unitId, unit => ({ ...unit, isObscured, depth })),
    describe: (state, { unitId, isObscured, depth }, say) =>
      say({ unit: nameOf(state, unitId), depth: word('depth', depth) }, 'DW-Q23', isObscured ? 'obscured' : 'clear')
  }
}

function criticalWord(row: CriticalRow): ReturnType<typeof word> {
  return word('critical', CRITICAL_NAMES[row])
}

/** A lasting critical counts once, however often it is rolled, unless the event says how often. */
function withCritical(unit: UnitState, row: CriticalRow, turn: number, times: number | undefined): UnitState {
  const isThere = unit.criticals.some(critical => critical.row === row)
  if (!isThere) return { ...unit, criticals: [...unit.criticals, { row, turn, triedTurn: null }] }
  return times === undefined ? unit : { ...unit, criticals: unit.criticals.map(one => (one.row === row ? { ...one, times } : one)) }
}

function tried(criticals: readonly Critical[], { row, isRepaired, timesLeft }: Repair, turn: number): readonly Critical[] {
  if (isRepaired && timesLeft === undefined) return criticals.filter(critical => critical.row !== row)
  const times = timesLeft === undefined ? {} : { times: timesLeft }
  return criticals.map(critical => (critical.row === row ? { ...critical, triedTurn: turn, ...times } : critical))
}

type Repair = ByType<UnitEvent>['repairTried']
