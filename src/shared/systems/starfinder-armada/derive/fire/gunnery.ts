import type { Breakdown } from '../../../../core/breakdown/breakdown'
import type { BattleState, FleetState, RangeBand } from '../../model/battle'
import type { Ability, FleetId } from '../../model/design'
import { theFleet } from '../../state'
import { REACH_HEXES } from '../../tables/limits'
import { ARRAY_PENALTIES, GUNNERY_MODIFIERS, RANGE_PENALTIES } from '../../tables/modifiers'
import { isAbilityOut } from '../fleet/abilities'
import { checkModifier } from '../checks/check-modifier'
import { hasCondition } from '../fleet/conditions'
import { countCheckShifts } from '../fleet/effects'
import { countOfficers } from '../checks/officer-benefit'
import { rangeBand } from './range'
import { count, explained, fastTally, mention, type Tally } from '../tally'
import { isTargeted, targetsCounted } from './critical-from'

/** One attack as the table describes it; a `stageAttack` command fits. */
interface GunneryQuestion {
  readonly rangeHexes: number
  /** Fleets the array fires at, 1 to 3. */
  readonly arrayTargets: number
  readonly usesSuperweapon: boolean
  /** Fields of conjured debris in the line of fire. */
  readonly debrisCrossed: number
  /** The GM's modifier for this roll. */
  readonly gmCheck: number
}

/**
 * A fleet's modifier for the d20 of an attack, with every modifier of SA-095 that applies (SA-093), and for a free attack without bonuses
 * of officers' actions (SA-Q27). Unless given, the band follows from the distance.
 */
export function gunneryCheck(
  state: BattleState,
  attack: GunneryQuestion & { readonly attackerId: FleetId; readonly targetId: FleetId },
  isFree = false,
  band: RangeBand | null = rangeBand(state, theFleet(state, attack.attackerId), attack.rangeHexes)
): Breakdown {
  const attacker = theFleet(state, attack.attackerId)
  const target = theFleet(state, attack.targetId)
  return explained(tally => fill(tally, state, attacker, target, attack, isFree, band))
}

/** The same number without its parts, for the engine, which may know the range band already. */
export function gunneryTotal(
  state: BattleState,
  attacker: FleetState,
  target: FleetState,
  attack: GunneryQuestion,
  isFree: boolean,
  band: RangeBand | null = rangeBand(state, attacker, attack.rangeHexes)
): number {
  const tally = fastTally()
  fill(tally, state, attacker, target, attack, isFree, band)
  return tally.total
}

/** The same against mines. They are not a fleet, so neither bombers nor point defense help (SA-031, SA-038, SA-043). */
export function gunneryAgainstMines(state: BattleState, attacker: FleetState, attack: Omit<GunneryQuestion, 'arrayTargets'>): number {
  const tally = fastTally()
  const band = rangeBand(state, attacker, attack.rangeHexes)
  fillOwn(tally, state, attacker, { ...attack, arrayTargets: 1 }, false, band)
  return tally.total
}

function fill(
  tally: Tally,
  state: BattleState,
  attacker: FleetState,
  target: FleetState,
  attack: GunneryQuestion,
  isFree: boolean,
  band: RangeBand | null
): void {
  countTarget(tally, state, attacker, target, isFree)
  if (target.fleetClass === 'capital') countAbility(tally, state, attacker, 'bombers', GUNNERY_MODIFIERS.bombers, 'SA-031')
  if (attack.rangeHexes <= REACH_HEXES.pointDefense)
    countAbility(tally, state, attacker, 'pointDefense', GUNNERY_MODIFIERS.pointDefense, 'SA-043')
  fillOwn(tally, state, attacker, attack, isFree, band)
}

/** Everything that does not depend on the target. */
function fillOwn(
  tally: Tally,
  state: BattleState,
  attacker: FleetState,
  attack: GunneryQuestion,
  isFree: boolean,
  band: RangeBand | null
): void {
  count(tally, 'checkModifier', checkModifier(attacker.tier), 'SA-015')
  countOfficers(tally, state, attacker, { role: 'chiefTechnician', stat: 'gunnery', isCheck: true, withActions: !isFree })
  if (band === 'long') count(tally, 'longRange', RANGE_PENALTIES.long, 'SA-092')
  else if (band !== 'short') count(tally, 'extremeRange', RANGE_PENALTIES.extreme, 'SA-092')
  count(tally, 'array', arrayPenalty(attack.arrayTargets), 'SA-034')
  if (attack.usesSuperweapon) count(tally, 'superweapon', GUNNERY_MODIFIERS.superweapon, 'SA-041')
  if (attack.debrisCrossed > 0) count(tally, 'debris', GUNNERY_MODIFIERS.debris * attack.debrisCrossed, 'SA-069')
  if (attacker.status === 'routed') count(tally, 'routed', GUNNERY_MODIFIERS.routed, 'SA-103')
  countCheckShifts(tally, state, attacker, 'gunnery')
  count(tally, 'gmRoll', attack.gmCheck, 'SA-095')
}

/** Target: +1 against the fleet it names (SA-073), unless the attack is free or Communications cuts the officers off (SA-109). */
function countTarget(tally: Tally, state: BattleState, attacker: FleetState, target: FleetState, isFree: boolean): void {
  if (!isTargeted(state, attacker, target)) return
  const value = GUNNERY_MODIFIERS.target * targetsCounted(state, attacker, target)
  if (isFree) mention(tally, 'sa.part.target', value, 'SA-073', 'freeAttack')
  else if (hasCondition(state, attacker, 'communications')) mention(tally, 'sa.part.target', value, 'SA-073', 'communications')
  else count(tally, 'target', value, 'SA-073')
}

/** −2 for two fleets, −4 for three (SA-034). */
export function arrayPenalty(targets: number): number {
  if (targets <= 1) return ARRAY_PENALTIES[1]
  return targets === 2 ? ARRAY_PENALTIES[2] : ARRAY_PENALTIES[3]
}

function countAbility(
  tally: Tally,
  state: BattleState,
  fleet: FleetState,
  ability: Ability & ('bombers' | 'pointDefense'),
  value: number,
  source: string
): void {
  if (!fleet.abilities.includes(ability)) return
  if (isAbilityOut(state, fleet, ability)) mention(tally, `sa.part.${ability}`, value, source, 'abilityOut')
  else count(tally, ability, value, source)
}
