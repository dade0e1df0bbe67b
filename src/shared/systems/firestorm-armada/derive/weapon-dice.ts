import type { Breakdown, BreakdownPart } from '../../../core/breakdown/breakdown'
import { breakdown } from '../../../core/breakdown/breakdown'
import type { Aim } from '../model/shooting-command'
import type { BattleState, ShipState, WeaponState } from '../model/battle'
import { readRuling } from '../rulings'
import { WEAPON_KINDS } from '../tables/shooting'
import { hasCritical } from './criticals'
import { half } from './half'
import { part } from './part'

/** Damage takes dice from guns and point defence: the larger of hull and crew lost, not their sum (FA-020, FA-022). */
export function diceLost(ship: Pick<ShipState, 'hullLost' | 'crewLost'>): number {
  return Math.max(ship.hullLost, ship.crewLost)
}

/** Whether the weapon is a gun and not a torpedo: damage takes its dice, and leaves it one (FA-021, FA-024). */
export function isPrimary(weapon: Pick<WeaponState, 'mount'>): boolean {
  return WEAPON_KINDS[weapon.mount] !== 'torpedo'
}

/** Whether a critical has taken the weapon away: the GM's mark, or secondary systems offline (FA-Q02, FA-Q23). */
export function isWeaponOffline(state: BattleState, ship: ShipState, weapon: WeaponState): boolean {
  return weapon.isOffline || (!isPrimary(weapon) && hasCritical(state, ship, 'secondarySystemsOffline'))
}

/** Dice of a weapon at a range band before arc and sight: what may be split (FA-020 to FA-025, FA-037). */
export function firepower(state: BattleState, ship: ShipState, weapon: WeaponState, band: number): Breakdown {
  return breakdown(firepowerParts(state, ship, weapon, band))
}

/**
 * Dice of a weapon at one target (FA-011 to FA-016, FA-Q07): the card's for the range, less damage, of which a gun keeps one; so many of
 * them when it splits its fire; halved by the arc, halved by what is in the way.
 */
export function weaponDice(state: BattleState, ship: ShipState, weapon: WeaponState, aim: Aim, splitDice: number | null): Breakdown {
  const parts: (BreakdownPart | null)[] = [...firepowerParts(state, ship, weapon, aim.band)]
  if (splitDice !== null) parts.push(part('split', splitDice - totalOf(parts), 'FA-037'))
  const halve = (name: 'partialArc' | 'obscured' | 'arcAndObscured', source: string): void => {
    const dice = totalOf(parts)
    parts.push(part(name, half(state.rulings, dice) - dice, source))
  }
  const [isPartial, isObscured] = [aim.arc === 'partial', aim.sight === 'obscured']
  if (isPartial && isObscured && readRuling(state.rulings, 'fa.halveTwice') === 'once') halve('arcAndObscured', 'FA-Q06')
  else {
    if (isPartial) halve('partialArc', 'FA-013')
    if (isObscured) halve('obscured', 'FA-014')
  }
  return breakdown(parts)
}

function firepowerParts(state: BattleState, ship: ShipState, weapon: WeaponState, band: number): readonly (BreakdownPart | null)[] {
  const card = cardDice(weapon, band)
  const parts: (BreakdownPart | null)[] = [part('card', card, 'FA-012')]
  if (isWeaponOffline(state, ship, weapon)) return [...parts, part('offline', -card, 'FA-029')]
  if (!isPrimary(weapon) || card === 0) return parts
  const damage = diceLost(ship)
  parts.push(part('damage', -damage, 'FA-020'), part('lastDie', Math.max(0, 1 + damage - card), 'FA-024'))
  const dice = totalOf(parts)
  if (hasCritical(state, ship, 'weaponDamage')) parts.push(part('weaponDamage', half(state.rulings, dice) - dice, 'FA-Q02'))
  return parts
}

/** What the card says for the band; a card with one number says it for every range (FA-Q13). */
function cardDice(weapon: WeaponState, band: number): number {
  return (weapon.dice.length === 1 ? weapon.dice[0] : weapon.dice[band]) ?? 0
}

function totalOf(parts: readonly (BreakdownPart | null)[]): number {
  return breakdown(parts).total
}
