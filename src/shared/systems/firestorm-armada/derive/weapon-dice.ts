import { breakdown, type Breakdown, type BreakdownPart } from '../../../core/breakdown/breakdown'
import { sum } from '../../../kernel/collections'
import type { Aim, BattleState, FaRulings, ShipState, WeaponState } from '../model/battle'
import { readRuling } from '../rulings'
import { WEAPON_KINDS } from '../tables/shooting'
import { hasCritical } from './criticals'
import { half, halved } from './half'
import { part } from './part'
import { roomFor } from './room'

/** Damage costs guns and point defence as many dice as hull or crew lost, whichever is more (FA-020, FA-022). */
export function diceLost(ship: Pick<ShipState, 'hullLost' | 'crewLost'>): number {
  return Math.max(ship.hullLost, ship.crewLost)
}

/** Whether the weapon is a gun rather than a torpedo: damage takes its dice down to one (FA-021, FA-024). */
export function isPrimary(weapon: Pick<WeaponState, 'mount'>): boolean {
  return WEAPON_KINDS[weapon.mount] !== 'torpedo'
}

/** Whether a critical has disabled the weapon: by the GM's mark, or as secondary systems offline (FA-Q02, FA-Q23). */
export function isWeaponOffline(state: BattleState, ship: ShipState, weapon: WeaponState): boolean {
  return weapon.isOffline || (!isPrimary(weapon) && hasCritical(state, ship, 'secondarySystemsOffline'))
}

/** Dice of a weapon at a range band, before arc and sight. These may be split (FA-020 to FA-025, FA-037). */
export function firepower(state: BattleState, ship: ShipState, weapon: WeaponState, band: number): Breakdown {
  return breakdown(wholeParts(state, ship, weapon, band, []))
}

/** Dice the weapon may still share out at a range, whatever the order of near and far shots; never below 0 (FA-037). */
export function diceLeft(state: BattleState, ship: ShipState, weapon: WeaponState, band: number): number {
  const limitOf = (at: number): number => firepower(state, ship, weapon, at).total
  const taken = weapon.shares.map(({ band: at, dice }) => ({ limit: limitOf(at), dice }))
  return Math.max(0, roomFor(taken, limitOf(band)))
}

/** How many times arc and sight halve the dice of this aim (FA-013, FA-014, FA-Q06). */
export function halvingsOf(rulings: FaRulings, aim: Aim): number {
  return halvings(rulings, aim).length
}

/**
 * Dice of a weapon at one target (FA-011 to FA-016, FA-Q07): those of the card for the range, less damage, though a gun keeps one; or its
 * share of them when it splits its fire; halved for the arc, and for what is in the way (`fa.halvingOrder` may halve first). Halved shares
 * never bring more together than half of the whole, however small each is.
 */
export function weaponDice(state: BattleState, ship: ShipState, weapon: WeaponState, aim: Aim, splitDice: number | null): Breakdown {
  const names = halvings(state.rulings, aim)
  if (splitDice === null) return breakdown(wholeParts(state, ship, weapon, aim.band, names))
  const parts: (BreakdownPart | null)[] = [...wholeParts(state, ship, weapon, aim.band, [])]
  parts.push(part('split', splitDice - totalOf(parts), 'FA-037'))
  halve(state.rulings, parts, names)
  const most = Math.max(0, shareLimit(state, ship, weapon, aim, splitDice))
  return breakdown([...parts, part('shareLimit', Math.min(0, most - totalOf(parts)), 'FA-037')])
}

type Halving = 'partialArc' | 'obscured' | 'arcAndObscured'
const SOURCES: Readonly<Record<Halving, string>> = { partialArc: 'FA-013', obscured: 'FA-014', arcAndObscured: 'FA-Q06' }

function halvings(rulings: FaRulings, { arc, sight }: Aim): readonly Halving[] {
  const [isPartial, isObscured] = [arc === 'partial', sight === 'obscured']
  if (isPartial && isObscured && readRuling(rulings, 'fa.halveTwice') === 'once') return ['arcAndObscured']
  return [...(isPartial ? (['partialArc'] as const) : []), ...(isObscured ? (['obscured'] as const) : [])]
}

function halve(rulings: FaRulings, parts: (BreakdownPart | null)[], names: readonly Halving[]): void {
  for (const name of names) {
    const dice = totalOf(parts)
    parts.push(part(name, half(rulings, dice) - dice, SOURCES[name]))
  }
}

/**
 * The dice left of a share after halving, given what the other shares rolled. Together, shares halved equally often get at most half of all
 * dice shared out that way, and of all the weapon has.
 */
function shareLimit(state: BattleState, ship: ShipState, weapon: WeaponState, aim: Aim, splitDice: number): number {
  const times = halvingsOf(state.rulings, aim)
  const limits = Array.from({ length: times }, (_, i) => {
    const alike = weapon.shares.filter(share => share.halvings > i)
    return halved(state.rulings, sum(alike.map(share => share.dice)) + splitDice, i + 1) - sum(alike.map(share => share.rolled))
  })
  if (times === 0) return splitDice
  const names = Array.from({ length: times }, () => 'obscured' as const)
  const wholeOf = (band: number): number => totalOf(wholeParts(state, ship, weapon, band, names))
  const taken = weapon.shares.filter(share => share.halvings >= times).map(({ band, rolled }) => ({ limit: wholeOf(band), dice: rolled }))
  return Math.min(...limits, roomFor(taken, wholeOf(aim.band)))
}

/** All dice of the weapon at a range, halved a number of times. */
function wholeParts(
  state: BattleState,
  ship: ShipState,
  weapon: WeaponState,
  band: number,
  names: readonly Halving[]
): readonly (BreakdownPart | null)[] {
  const card = cardDice(weapon, band)
  const parts: (BreakdownPart | null)[] = [part('card', card, 'FA-012')]
  if (isWeaponOffline(state, ship, weapon)) return [...parts, part('offline', -card, 'FA-029')]
  const isHalvedFirst = readRuling(state.rulings, 'fa.halvingOrder') === 'halvingFirst'
  if (isHalvedFirst) halve(state.rulings, parts, names)
  if (isPrimary(weapon) && card > 0) {
    const damage = diceLost(ship)
    const lastDie = Math.max(0, 1 + damage - totalOf(parts))
    parts.push(part('damage', -damage, 'FA-020'), part('lastDie', lastDie, 'FA-024'))
    const dice = totalOf(parts)
    if (hasCritical(state, ship, 'weaponDamage')) parts.push(part('weaponDamage', half(state.rulings, dice) - dice, 'FA-Q02'))
  }
  if (!isHalvedFirst) halve(state.rulings, parts, names)
  return parts
}

/** The dice on the card for this band. A card with one number uses it at every range (FA-Q13). */
function cardDice(weapon: WeaponState, band: number): number {
  return (weapon.dice.length === 1 ? weapon.dice[0] : weapon.dice[band]) ?? 0
}

function totalOf(parts: readonly (BreakdownPart | null)[]): number {
  return breakdown(parts).total
}
