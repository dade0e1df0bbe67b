import { rollOne } from '../../../../core/dice/rule'
import { timesSuffered } from '../../derive/criticals'
import type { BattleState } from '../../model/battle'
import { readRuling } from '../../rulings'
import { findUnit, isInPlay, theUnit } from '../../state'
import { CRITICALS, REPAIR_UP_TO } from '../../tables/criticals'
import type { Decision, DwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * One D6 for a critical after the unit has moved; 1 to 3 repairs it, if `dw.repair` allows repairs (DW-Q17). Refused: 'already-tried' in
 * this turn.
 */
export function* checkRollRepair(state: BattleState, { unitId, row }: DwCommands['rollRepair']): Refusals {
  const unit = findUnit(state, unitId)
  if (unit === undefined) return 'no-such-unit'
  const critical = unit.criticals.find(one => one.row === row)
  if (critical === undefined) return 'no-such-critical'
  if (readRuling(state.rulings, 'dw.repair') === 'off' || !CRITICALS[row].isRepairable) yield 'no-repair'
  if (!isInPlay(state, unitId)) yield 'out-of-play'
  if (critical.triedTurn === state.turn) yield 'already-tried'
  return null
}

/** Repairs take off a critical that lies there more than once one by one. */
export function* decideRollRepair(state: BattleState, { unitId, row }: DwCommands['rollRepair']): Decision {
  const face = yield* rollOne('dw.roll.repair', 'd6', unitId)
  const isRepaired = face <= REPAIR_UP_TO
  const timesLeft = timesSuffered(theUnit(state, unitId), row) - 1
  return [{ type: 'repairTried', unitId, row, face, isRepaired, ...(isRepaired && timesLeft > 0 ? { timesLeft } : {}) }]
}
