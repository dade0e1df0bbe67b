import type { BattleState, DefenceChoice, Engagement, ShipState, ShotRole } from '../model/battle'
import type { ShipId } from '../model/design'
import { DEFENCES, SECTORS, type Defence, type Sector, type Weapon } from '../model/element'
import { readRuling } from '../rulings'
import { placeOf, theShip } from '../state'
import { present } from '../../../kernel/present'
import { isFoundThisTurn } from './detected'
import { distance } from './distance'
import { countIn, defencesIn, weaponRange, weaponsIn, type Equipped } from './ship-figures'

/** Weapons of the sector that reach: all of them, or with `pw.rangedCombat` those whose range covers the distance (PW-017, PW-Q22). */
export function usableWeapons(state: BattleState, shooterId: ShipId, sector: Sector, targetId: ShipId): readonly Weapon[] {
  const shooter = theShip(state, shooterId)
  const weapons = weaponsIn(shooter, sector)
  if (readRuling(state.rulings, 'pw.rangedCombat') === 'no') return weapons
  const away = distance(state.rulings, placeOf(shooter), placeOf(theShip(state, targetId))).total
  return weapons.filter(weapon => weaponRange(shooter, sector, weapon) >= away)
}

/**
 * Weapons in the sector aimed at that outrange the one in use, if the enemy may riposte. With any of them it fires first (PW-049, PW-Q21,
 * PW-Q23).
 */
export function riposteWeapons(state: BattleState, pair: EngagedPair, targetSector: Sector, usedRange: number): readonly Weapon[] {
  const target = theShip(state, pair.targetId)
  if (!mayRiposte(state, target, pair.shipId)) return []
  const reaching = usableWeapons(state, pair.targetId, targetSector, pair.shipId)
  return reaching.filter(weapon => weaponRange(target, targetSector, weapon) > usedRange)
}

/** Whether `pw.ripostesPerShip` and `pw.riposteNeedsDetection` let a ship riposte to this enemy (PW-Q21, PW-Q23). */
function mayRiposte(state: BattleState, ship: ShipState, enemyId: ShipId): boolean {
  if (ship.hasRiposted === true && readRuling(state.rulings, 'pw.ripostesPerShip') === '1') return false
  return readRuling(state.rulings, 'pw.riposteNeedsDetection') === 'no' || isFoundThisTurn(state, ship.squadronId, enemyId)
}

/** The ship whose side picks among several weapons of the active ship, as `pw.weaponChoice` reads; in a tie the active one (PW-Q17). */
export function weaponChooser({ rulings }: BattleState, { shipId, winnerId }: Pick<Engagement, 'shipId' | 'winnerId'>): ShipId {
  return readRuling(rulings, 'pw.weaponChoice') === 'testWinner' ? (winnerId ?? shipId) : shipId
}

/** The ship of the active squadron and its enemy. */
type EngagedPair = Pick<Engagement, 'shipId' | 'targetId'>

/** Shooter, target and their sectors in the shot due or under way. Throws before the position is set. */
export function shotPlaces(
  engagement: Engagement,
  role: ShotRole
): { readonly shooterId: ShipId; readonly targetId: ShipId; readonly from: Sector; readonly at: Sector } {
  const firing = present(engagement.firingSector, 'firing sector')
  const aimed = present(engagement.targetSector, 'target sector')
  const { shipId, targetId, riposteSector = firing } = engagement
  return role === 'active'
    ? { shooterId: shipId, targetId, from: firing, at: aimed }
    : { shooterId: targetId, targetId: shipId, from: aimed, at: riposteSector }
}

/** The weapons allowed for the shot that is due (PW-Q17, PW-Q21). */
export function weaponsDue(state: BattleState, engagement: Engagement): readonly Weapon[] {
  const { shooterId, targetId, from } = shotPlaces(engagement, engagement.role)
  const { weapon } = engagement
  if (engagement.role === 'riposte') {
    const used =
      weapon === null ? 0 : weaponRange(theShip(state, engagement.shipId), present(engagement.firingSector, 'firing sector'), weapon)
    return riposteWeapons(state, engagement, from, used)
  }
  const usable = usableWeapons(state, shooterId, from, targetId)
  const maySwitch = engagement.hasRiposted && readRuling(state.rulings, 'pw.riposteSwitchWeapon') === 'yes'
  return maySwitch ? usable : usable.filter(one => one === weapon)
}

/** Defences that may answer: those of the sector aimed at, or of the whole ship, as `pw.noDefenceScope` reads (PW-020, PW-Q19). */
export function usableDefences(state: BattleState, targetId: ShipId, sector: Sector): readonly Defence[] {
  const target = theShip(state, targetId)
  if (readRuling(state.rulings, 'pw.noDefenceScope') === 'sector') return defencesIn(target, sector)
  return DEFENCES.filter(defence => SECTORS.some(one => countIn(target, one, defence) > 0))
}

/** The defender's answers to a shot: its defences, or null if it has none or `pw.defenderMayDecline` lets it decline (PW-054, PW-Q18). */
export function defenceAnswers(state: BattleState, targetId: ShipId, sector: Sector): readonly DefenceChoice[] {
  const defences = usableDefences(state, targetId, sector)
  const mayDecline = readRuling(state.rulings, 'pw.defenderMayDecline') === 'yes'
  return defences.length === 0 || mayDecline ? [...defences, null] : defences
}

/** The longest range among the weapons of a ship; 0 if it has none (PW-Q22). */
export function longestRange(ship: Equipped): number {
  return Math.max(0, ...SECTORS.flatMap(sector => weaponsIn(ship, sector).map(weapon => weaponRange(ship, sector, weapon))))
}
