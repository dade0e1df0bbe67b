import type { CarryRules } from '../../core/carry/carry-rules'
import { without } from '../../kernel/collections'
import type { DwCommand } from './commands/command'
import type { BattleState } from './model/battle'
import type { DraftForce, UnitId, WingId } from './model/force'

/** What lasts of a battle of forces: hull points and tokens lost, units and wings that fell. */
export const dystopianCarry: CarryRules<BattleState, DwCommand, DraftForce> = {
  partsOf: ({ squadrons }) => squadrons.flatMap(({ units, wings }) => [...units, ...wings]),
  woundOf(state, unitId) {
    const unit = state.units.find(({ id }) => id === unitId)
    if (unit !== undefined) return unit.hp >= unit.hpStart ? null : { hp: unit.hp }
    const wing = state.wings.find(({ id }) => id === unitId)
    return wing === undefined || wing.tokens >= wing.tokensStart ? null : { tokens: wing.tokens }
  },
  wounded: (unitId, wound, reason) =>
    'tokens' in wound
      ? { type: 'correctWing', wingId: unitId as WingId, correction: wound, reason }
      : { type: 'correctUnit', unitId: unitId as UnitId, correction: wound, reason },
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
