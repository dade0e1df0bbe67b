import type { Breakdown } from '../../../core/breakdown/breakdown'
import type { BattleState, OfficerState } from '../model/battle'
import type { Role } from '../model/design'
import { theFleet } from '../state'
import { OFFICER_BONUS, ROLE_SKILLS } from '../tables/officers'
import { hasAbility } from './abilities'
import { checkModifier } from './check-modifier'
import { reachOf } from './range'
import type { Tally } from './tally'
import { count, explained, fastTally } from './tally'

/** What an officer's bonus rests on: a draft and an officer of a battle both fit. */
export interface OfficerBasics {
  readonly role: Role
  readonly ranks: number
  readonly baseAttackBonus: number | null
}

/** 2, plus 1 for every full 6 ranks; a commander may count base attack bonus instead, where that is better (SA-048). */
export function officerBonus(officer: OfficerBasics): Breakdown {
  return explained(tally => fillBonus(tally, officer))
}

export function officerBonusTotal(officer: OfficerBasics): number {
  const tally = fastTally()
  fillBonus(tally, officer)
  return tally.total
}

function fillBonus(tally: Tally, officer: OfficerBasics): void {
  count(tally, 'officerBase', OFFICER_BONUS.base, 'SA-048')
  const attack = ROLE_SKILLS[officer.role].mayUseBaseAttackBonus ? (officer.baseAttackBonus ?? 0) : 0
  const isByAttack = attack > officer.ranks
  const points = Math.floor((isByAttack ? attack : officer.ranks) / OFFICER_BONUS.ranksPerPoint)
  count(tally, isByAttack ? 'baseAttackBonus' : 'ranks', points, 'SA-048')
}

/**
 * What an officer adds to the d20 of an action: the own bonus and the check modifier of the own fleet (SA-050); also the check
 * for the order of movement (SA-079). Reading: morale states and effects on a fleet's checks leave its officers' checks alone.
 */
export function officerCheck(state: BattleState, officer: OfficerState): Breakdown {
  const fleet = theFleet(state, officer.fleetId)
  return explained(tally => {
    count(tally, 'officerBonus', officerBonusTotal(officer), 'SA-048')
    count(tally, 'checkModifier', checkModifier(fleet.tier), 'SA-015')
  })
}

/** How far an officer's actions reach, in hexes: the fleet's long range, extreme range from the flagship (SA-044, SA-052). */
export function officerReachHexes(state: BattleState, officer: OfficerState): number {
  const fleet = theFleet(state, officer.fleetId)
  const [, long, extreme] = reachOf(state, fleet)
  return hasAbility(state, fleet, 'flagship') ? extreme : long
}
