import type { Breakdown } from '../../../../core/breakdown/breakdown'
import type { BattleState, FleetState } from '../../model/battle'
import { readRuling } from '../../rulings'
import { ARMOR_CLASS } from '../../tables/modifiers'
import { checkModifier } from '../checks/check-modifier'
import { conditionStrength, isConditionSuspended } from './conditions'
import { countShifts } from './effects'
import { countOfficers } from '../checks/officer-benefit'
import { count, explained, fastTally, mention, type Tally } from '../tally'

/** The kind of attack or check that the Armor Class is for. */
export interface ArmorClassQuestion {
  /**
   * Shields and chief caster count against gunnery, the chief caster alone against a free attack (SA-Q27), and neither against an
   * officer's check, a flyby or for the DC of a rout (SA-Q22, SA-Q33).
   */
  readonly versus: 'gunnery' | 'freeAttack' | 'officer'
  /** The attacker stands in the fleet's front arc. */
  readonly isFromFrontArc: boolean
  /** The GM's modifier for this roll, if any. */
  readonly gmAc?: number
}

/** A Direct on Armor Class counts against every check, the chief caster only against gunnery (SA-Q22, SA-Q23). */
const AGAINST_GUNNERY = { role: 'chiefCaster', stat: 'ac', isCheck: false, withActions: true } as const
const AGAINST_OFFICERS = { role: null, stat: 'ac', isCheck: false, withActions: true } as const

/** Armor Class of a fleet (SA-016, SA-017, SA-096). */
export function armorClass(state: BattleState, fleet: FleetState, question: ArmorClassQuestion): Breakdown {
  return explained(tally => fill(tally, state, fleet, question))
}

/**
 * The Armor Class that anything but an attack meets, by the reading of the table: plain, without shield bonus and chief caster; with the
 * chief caster alone; or full, from the arc in which the shield counts (SA-Q22, SA-Q28, SA-Q33).
 */
export function armorClassMet(state: BattleState, fleet: FleetState, reading: 'plain' | 'full' | 'withoutShields'): Breakdown {
  const versus = ({ plain: 'officer', full: 'gunnery', withoutShields: 'freeAttack' } as const)[reading]
  return armorClass(state, fleet, { versus, isFromFrontArc: readRuling(state.rulings, 'sa.shieldAcArc') !== 'notFront' })
}

export function armorClassTotal(state: BattleState, fleet: FleetState, question: ArmorClassQuestion): number {
  const tally = fastTally()
  fill(tally, state, fleet, question)
  return tally.total
}

function fill(tally: Tally, state: BattleState, fleet: FleetState, question: ArmorClassQuestion): void {
  count(tally, 'base', ARMOR_CLASS.base, 'SA-016')
  count(tally, 'checkModifier', checkModifier(fleet.tier), 'SA-015')
  countOfficers(tally, state, fleet, question.versus === 'officer' ? AGAINST_OFFICERS : AGAINST_GUNNERY)
  if (question.versus === 'gunnery') fillFrontArcShield(tally, state, fleet, question.isFromFrontArc)
  const engines = ARMOR_CLASS.engines * conditionStrength(state, fleet, 'engines')
  count(tally, 'engines', engines, 'SA-109')
  if (tally.parts !== null && isConditionSuspended(state, fleet, 'engines')) {
    mention(tally, 'sa.part.engines', ARMOR_CLASS.engines, 'SA-109', 'suspended')
  }
  countShifts(tally, state, fleet, 'ac')
  count(tally, 'gmRoll', question.gmAc ?? 0, 'SA-096')
}

/** +1 with a shield point left, from the arc that `sa.shieldAcArc` names (SA-017, SA-Q01). */
function fillFrontArcShield(tally: Tally, state: BattleState, fleet: FleetState, isFromFrontArc: boolean): void {
  const reading = readRuling(state.rulings, 'sa.shieldAcArc')
  const isCovered = reading === 'always' || isFromFrontArc === (reading === 'front')
  if (isCovered && fleet.sp >= 1) count(tally, 'frontArcShield', ARMOR_CLASS.frontArcShield, 'SA-017')
  else mention(tally, 'sa.part.frontArcShield', ARMOR_CLASS.frontArcShield, 'SA-017', isCovered ? 'shieldsDown' : 'otherArc')
}
