import { breakdown, type Breakdown, type BreakdownPart } from '../../../core/breakdown/breakdown'
import { sum } from '../../../kernel/collections'
import type { Aim, BattleState, FaRulings, Share, ShipState, WeaponState } from '../model/battle'
import { readRuling } from '../rulings'
import { DICE_SHARE, WEAPON_KINDS } from '../tables/shooting'
import { hasCritical } from './criticals'
import { half } from './half'
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
 * share of them when it splits its fire; halved for the arc, and for what is in the way (`fa.halvingOrder` may halve first). Shares are
 * halved as a whole: together they bring half of all dice shared out so, in whatever order they are fired, and one of them may bring none.
 */
export function weaponDice(state: BattleState, ship: ShipState, weapon: WeaponState, aim: Aim, splitDice: number | null): Breakdown {
  const names = halvings(state.rulings, aim)
  if (splitDice === null) return breakdown(wholeParts(state, ship, weapon, aim.band, names))
  const parts: (BreakdownPart | null)[] = [...wholeParts(state, ship, weapon, aim.band, [])]
  parts.push(part('split', splitDice - totalOf(parts), 'FA-037'))
  halve(state.rulings, parts, names)
  return breakdown([...parts, part('shareLimit', shareDice(state, ship, weapon, aim, splitDice) - totalOf(parts), 'FA-037')])
}

type HalvedShare = Pick<Share, 'band' | 'dice' | 'halvings'>
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

/** The dice this share rolls: what all shares roll together, in whatever order they are fired, less what the others have rolled. */
function shareDice(state: BattleState, ship: ShipState, weapon: WeaponState, aim: Aim, splitDice: number): number {
  const halvings = halvingsOf(state.rulings, aim)
  if (halvings === 0) return splitDice
  const others = weapon.shares.filter(share => share.halvings > 0)
  const all = [...others, { band: aim.band, dice: splitDice, halvings }]
  return Math.max(0, rolledTogether(state, ship, weapon, all) - sum(others.map(share => share.rolled)))
}

/**
 * The dice that halved shares roll together: what is halved twice is halved once, added to what is halved once, and that is halved. Where
 * halves come before damage, they are no more than the weapon has when it is halved whole.
 */
function rolledTogether(state: BattleState, ship: ShipState, weapon: WeaponState, shares: readonly HalvedShare[]): number {
  const isHalvedFirst = readRuling(state.rulings, 'fa.halvingOrder') === 'halvingFirst'
  let dice = 0
  for (let times = Math.max(...shares.map(share => share.halvings)); times > 0; times -= 1) {
    dice = half(state.rulings, dice + sum(shares.filter(share => share.halvings === times).map(share => share.dice)))
    if (!isHalvedFirst) continue
    const names = Array.from({ length: times }, () => 'obscured' as const)
    const whole = shares.filter(share => share.halvings >= times).map(({ band }) => totalOf(wholeParts(state, ship, weapon, band, names)))
    dice = Math.min(dice, Math.max(...whole) * DICE_SHARE ** (times - 1))
  }
  return dice
}

/** Whether damage takes dice from this gun; turrets are spared by `fa.damagedTurrets` (FA-021). */
function losesDice(rulings: FaRulings, weapon: WeaponState): boolean {
  return WEAPON_KINDS[weapon.mount] !== 'turret' || readRuling(rulings, 'fa.damagedTurrets') === 'yes'
}

/** Whether this gun keeps its last die; turrets do not by `fa.lastDie` (FA-024). */
function keepsDie(rulings: FaRulings, weapon: WeaponState): boolean {
  return WEAPON_KINDS[weapon.mount] !== 'turret' || readRuling(rulings, 'fa.lastDie') !== 'broadsides'
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
    const damage = losesDice(state.rulings, weapon) ? diceLost(ship) : 0
    const keeps = keepsDie(state.rulings, weapon)
    const back = Math.max(0, (keeps ? 1 : 0) + damage - totalOf(parts))
    parts.push(part('damage', -damage, 'FA-020'), part(keeps ? 'lastDie' : 'floor', back, 'FA-024'))
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
