import { valuesRefusal } from '../../../../core/housekeeping/corrections'
import { areDistinct } from '../../../../kernel/collections'
import type { BattleState, UnitState } from '../../model/battle'
import { conductIfDone, losesRolledArm } from '../../rules/conduct'
import { lapseDues } from '../../rules/lapse'
import { Story } from '../../rules/story'
import { findUnit, theUnit, withUnit } from '../../state'
import { UNIT_CORRECTION } from '../../tables/corrections'
import { TEXT_MAX } from '../../tables/limits'
import { unitProblems } from '../../validate/units'
import type { UnitCorrection } from '../../model/corrections'
import type { Decision, DwCommands } from '../command'
import type { DwRefusal } from '../refusal'

/**
 * The GM sets values of a unit outright. Refused: 'bad-modifier' for model rules, weapons or criticals that cannot exist;
 * 'weapon-in-attack' to take away a weapon with which the attack under way was rolled.
 */
export function checkCorrectUnit(state: BattleState, { unitId, correction }: DwCommands['correctUnit']): DwRefusal | null {
  const unit = findUnit(state, unitId)
  if (unit === undefined) return 'no-such-unit'
  const refusal = valuesRefusal(correction, UNIT_CORRECTION, TEXT_MAX)
  if (refusal !== null) return refusal
  const { criticalRows = [], mars = unit.mars, weapons = unit.weapons } = correction
  if (!areDistinct(criticalRows)) return 'bad-modifier'
  if (unitProblems({ ...unit, mars, weapons, hp: 1, dr: 1, cr: 1 }).some(one => one.severity === 'illegal')) return 'bad-modifier'
  return losesRolledArm(withUnit(state, unitId, one => ({ ...one, weapons }))) ? 'weapon-in-attack' : null
}

/** Setting the hull to 0 takes a unit off the table, and setting it above 0 brings it back, unless the GM sets its status. */
export function* decideCorrectUnit(state: BattleState, { unitId, correction, reason }: DwCommands['correctUnit']): Decision {
  const story = new Story(state)
  story.tell({ type: 'unitCorrected', unitId, correction: withStatus(theUnit(state, unitId), correction), reason })
  lapseDues(story)
  conductIfDone(story)
  return story.events
}

function withStatus(unit: UnitState, correction: UnitCorrection): UnitCorrection {
  const { hp, status } = correction
  if (status === 'removed') return { ...correction, hp: 0 }
  if (status === 'active') return { ...correction, hp: Math.max(1, hp ?? unit.hp) }
  if (hp === undefined || hp > 0 === (unit.status === 'active')) return correction
  return { ...correction, status: hp > 0 ? 'active' : 'removed' }
}
