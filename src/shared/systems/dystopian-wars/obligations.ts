import type { Obligation } from '../../core/obligations/obligation'
import type { BattleState } from './model/battle'
import { explosionDice } from './rules/explosion-dice'
import { EXPLOSION_INCHES } from './tables/criticals'
import { theUnit, theWing } from './state'

/** The obligations as the core sees them, in the order they fell due. */
export function obligations(state: BattleState): readonly Obligation[] {
  return state.obligations.map((due): Obligation => {
    const common = { id: due.id, kind: due.kind, deferred: due.isDeferred === true, round: due.turn }
    if (due.kind === 'fuel') {
      const wing = theWing(state, due.wingId)
      return {
        ...common,
        owner: wing.id,
        title: { key: `dw.obligation.${due.kind}`, values: { wing: wing.name }, source: 'DW-032' },
        reason: { key: `dw.reason.${due.kind}` },
        dice: null
      }
    }
    const unit = theUnit(state, due.unitId)
    const count = explosionDice(state, due)
    return {
      ...common,
      owner: unit.id,
      title: { key: `dw.obligation.${due.kind}`, values: { unit: unit.name }, source: 'DW-066' },
      reason: { key: `dw.reason.${due.kind}`, values: { inches: EXPLOSION_INCHES } },
      dice: count === null ? null : { die: 'd6', count }
    }
  })
}
