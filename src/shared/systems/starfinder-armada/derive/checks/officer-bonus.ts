import type { Breakdown } from '../../../../core/breakdown/breakdown'
import type { BattleState, OfficerState } from '../../model/battle'
import { ranksIn, type OfficerId, type Ranks, type Role } from '../../model/design'
import { theFleet } from '../../state'
import { OFFICER_BONUS, ROLE_SKILLS } from '../../tables/officers'
import { hasAbility } from '../fleet/abilities'
import { checkModifier } from './check-modifier'
import { reachOf } from '../fire/range'
import { count, explained, fastTally, mention, type Tally } from '../tally'

/** The fields that an officer's bonus depends on; drafts and officers in battle both fit. */
interface OfficerBasics {
  readonly role: Role
  readonly ranks: Ranks
  readonly baseAttackBonus: number | null
}

/**
 * 2, plus 1 for every full 6 ranks in a skill of the role held; a commander may use the base attack bonus instead if it is better (SA-048).
 */
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
  const ranks = ranksIn(officer.ranks, officer.role)
  const isByAttack = attack > ranks
  const points = Math.floor((isByAttack ? attack : ranks) / OFFICER_BONUS.ranksPerPoint)
  count(tally, isByAttack ? 'baseAttackBonus' : 'ranks', points, 'SA-048')
}

/**
 * An officer's modifier for the d20 of an action: the officer bonus and the fleet's check modifier (SA-050). The check for the order of
 * movement uses it too (SA-079). Reading: morale states and effects on a fleet's checks do not change its officers' checks.
 */
export function officerCheck(state: BattleState, officer: OfficerState): Breakdown {
  const fleet = theFleet(state, officer.fleetId)
  return explained(tally => {
    const own = officerBonusTotal(officer)
    const encouraged = encouragement(state, officer.id)
    if (encouraged.officer > own) {
      count(tally, 'encouraged', encouraged.officer, 'SA-060')
      mention(tally, 'sa.part.officerBonus', own, 'SA-048', 'lowerBonus')
    } else {
      count(tally, 'officerBonus', own, 'SA-048')
      mention(tally, 'sa.part.encouraged', encouraged.officer, 'SA-060', 'lowerBonus')
    }
    count(tally, 'encouraged', encouraged.untyped, 'SA-060')
    count(tally, 'checkModifier', checkModifier(fleet.tier), 'SA-015')
  })
}

/** What encouragement alone adds to a check of this officer; null for none (SA-060). */
export function encouragedCheck(state: BattleState, officerId: OfficerId): Breakdown | null {
  const { officer, untyped } = encouragement(state, officerId)
  if (officer + untyped === 0) return null
  return explained(tally => {
    count(tally, 'encouraged', officer, 'SA-060')
    count(tally, 'encouraged', untyped, 'SA-060')
  })
}

/** The encouragement on the next check of this officer (SA-060). Officer bonuses do not stack; untyped ones do. */
function encouragement(state: BattleState, officerId: OfficerId): { readonly officer: number; readonly untyped: number } {
  let officer = 0
  let untyped = 0
  for (const effect of state.effects) {
    if (effect.kind !== 'encouraged' || effect.targetId !== officerId) continue
    if (effect.bonus === 'officer') officer = Math.max(officer, effect.value)
    else untyped += effect.value
  }
  return { officer, untyped }
}

/** How far an officer's actions reach, in hexes: the fleet's long range, extreme range from the flagship (SA-044, SA-052). */
export function officerReachHexes(state: BattleState, officer: OfficerState): number {
  const fleet = theFleet(state, officer.fleetId)
  const [, long, extreme] = reachOf(state, fleet)
  return hasAbility(state, fleet, 'flagship') ? extreme : long
}
