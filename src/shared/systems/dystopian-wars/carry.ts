import type { CarryRules, Wound } from '../../core/carry/carry-rules'
import { without } from '../../kernel/collections'
import type { DwCommand } from './commands/command'
import { criticalEffect } from './events/words'
import type { BattleState } from './model/battle'
import type { CriticalRow } from './model/criticals'
import type { DraftForce, UnitId, WingId } from './model/force'

/** What lasts of a battle of forces: hull points and tokens lost, criticals not repaired, units and wings that fell. */
export const dystopianCarry: CarryRules<BattleState, DwCommand, DraftForce> = {
  partsOf: ({ squadrons }) => squadrons.flatMap(({ units, wings }) => [...units, ...wings]),
  lastsOn(state, unitId) {
    const wing = state.wings.find(({ id }) => id === unitId)
    if (wing !== undefined) return wing.tokens >= wing.tokensStart ? [] : [{ kind: 'damage', what: [] }]
    const unit = state.units.find(({ id }) => id === unitId)
    if (unit === undefined) return []
    return [
      ...(unit.hp >= unit.hpStart ? [] : [{ kind: 'damage', what: [] } as const]),
      ...(unit.criticals.length === 0
        ? []
        : [{ kind: 'criticals', what: unit.criticals.map(({ row }) => criticalEffect(row, state.rulings)) } as const])
    ]
  },
  woundOf(state, unitId, kinds): Wound {
    const wing = state.wings.find(({ id }) => id === unitId)
    if (wing !== undefined) return { tokens: wing.tokens }
    const unit = state.units.find(({ id }) => id === unitId)
    if (unit === undefined) return {}
    return {
      ...(kinds.includes('damage') && { hp: unit.hp }),
      ...(kinds.includes('criticals') && { criticalRows: unit.criticals.map(({ row }) => String(row)) })
    }
  },
  wounded(unitId, { criticalRows, ...wound }, reason) {
    if ('tokens' in wound) return [{ type: 'correctWing', wingId: unitId as WingId, correction: wound, reason }]
    const rows = Array.isArray(criticalRows) ? { criticalRows: criticalRows.map(row => Number(row) as CriticalRow) } : {}
    return [{ type: 'correctUnit', unitId: unitId as UnitId, correction: { ...wound, ...rows }, reason }]
  },
  without: (force, partId) => ({
    ...force,
    squadrons: force.squadrons
      .map(squadron => ({
        ...squadron,
        units: without(squadron.units, ({ id }) => id === partId),
        wings: without(squadron.wings, ({ id }) => id === partId)
      }))
      .filter(({ units, wings }) => units.length + wings.length > 0)
  })
}
