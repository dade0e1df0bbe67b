import { sum } from '../../../kernel/collections'
import type { Attack, BattleState, Fire, FirePart, Obstructions, Share } from '../model/battle'
import { readRuling } from '../rulings'
import { partArm } from './arms'
import { canFire, inRollingOrder } from './attack-step'
import { halvings, poolDice, seenDice } from './pool-dice'

/** The share of one roll in a split gun's dice, which its other rolls cannot use. */
export interface SharedOut {
  readonly part: FirePart
  readonly share: Share
}

/**
 * A split gun's dice for one roll: the number named, as far as the other shares leave that many, halved if the shot is obstructed (DW-005,
 * DW-006). Each share has its own distance and obstruction, so the order does not matter. Shares at distances with a given number of dice
 * or fewer never exceed that number together, and after obstruction, shares halved equally often never exceed what it leaves of the
 * whole gun (`mostSeen`). null unless split.
 */
export function shareOf(state: BattleState, { parts, splitDice }: Fire, others: readonly SharedOut[]): Share | null {
  const [lead] = parts
  if (lead === undefined || splitDice === null) return null
  if (!canFire(state, lead)) return { taken: 0, left: 0 }
  const whole = (one: FirePart): number => poolDice(state, one).total
  const takenBy = others.map(({ part, share }) => ({ most: whole(part), dice: share.taken }))
  const taken = Math.min(splitDice, roomIn(whole(lead), takenBy))
  const most = (one: FirePart): number => mostSeen(state, one, whole(one))
  const leftBy = others
    .filter(({ part }) => timesHalved(state, part) === timesHalved(state, lead))
    .map(({ part, share }) => ({ most: most(part), dice: share.left }))
  return { taken, left: Math.min(seen(state, lead, taken), roomIn(most(lead), leftBy)) }
}

/** The declared shares, before any roll. */
export function declaredShares(state: BattleState, attacks: readonly Fire[]): readonly SharedOut[] {
  return attacks.flatMap(({ parts: [part], splitDice: taken }) => {
    if (part === undefined || taken === null) return []
    return [{ part, share: { taken, left: seen(state, part, taken) } }]
  })
}

/** Dice used by other rolls of the same split gun. In steps 4 and 5, which roll together, those rolled before it count too (DW-038). */
export function sharesBefore(state: BattleState, attack: Attack): readonly SharedOut[] {
  const [lead] = attack.parts
  if (lead === undefined || attack.splitDice === null) return []
  const isRival = (one: Attack): boolean =>
    one.id !== attack.id && one.splitDice !== null && one.parts.some(part => isSameWeapon(part, lead))
  const rivals = (state.activation?.attacks ?? []).filter(isRival)
  const rolled = rivals.flatMap(({ parts: [part], share }) => (part === undefined || share === null ? [] : [{ part, share }]))
  return together(state, attack)
    .filter(isRival)
    .reduce<readonly SharedOut[]>((shares, one) => {
      const [part] = one.parts
      const share = shareOf(state, one, shares)
      return part === undefined || share === null ? shares : [...shares, { part, share }]
    }, rolled)
}

/** Split guns of the declared attacks that have dice nobody has aimed yet (DW-006): the gun, and how many. */
export function unaimedDice(state: BattleState): readonly { readonly part: FirePart; readonly dice: number }[] {
  const shares = declaredShares(state, state.activation?.attacks.filter(({ role }) => role === 'attack') ?? [])
  const guns = shares.filter(({ part }, i) => shares.findIndex(one => isSameWeapon(one.part, part)) === i)
  return guns.flatMap(({ part }) => {
    const own = shares.filter(one => isSameWeapon(one.part, part))
    const whole = Math.max(...own.map(one => poolDice(state, one.part).total))
    const dice = whole - sum(own.map(({ share }) => share.taken))
    return dice > 0 ? [{ part, dice }] : []
  })
}

export function isSameWeapon(one: FirePart, other: FirePart): boolean {
  return one.combatantId === other.combatantId && one.weaponId === other.weaponId
}

/**
 * The most dice that obstruction leaves all shares together: as many as it leaves the whole gun. If halves are rounded up, it is the sum
 * for one die and for the others, which is the most that two shares can have (`dw.halfRounding`, DW-Q18).
 */
function mostSeen(state: BattleState, part: FirePart, whole: number): number {
  const isApart = whole > 1 && readRuling(state.rulings, 'dw.halfRounding') === 'up'
  return isApart ? seen(state, part, 1) + seen(state, part, whole - 1) : seen(state, part, whole)
}

function timesHalved(state: BattleState, part: FirePart): Obstructions {
  return halvings(state.rulings, partArm(state, part), part.obstructions)
}

function seen(state: BattleState, part: FirePart, dice: number): number {
  return seenDice(state.rulings, dice, partArm(state, part), part.obstructions)
}

/** Dice left of a gun with that many at this distance, when other shares have taken theirs at distances with as many, more or fewer. */
function roomIn(most: number, others: readonly { readonly most: number; readonly dice: number }[]): number {
  const limits = [most, ...others.map(one => one.most).filter(other => other > most)]
  return Math.max(0, Math.min(...limits.map(limit => limit - sum(others.filter(one => one.most <= limit).map(one => one.dice)))))
}

/** Attacks of steps 4 and 5 that are rolled before this one of the same steps. */
function together(state: BattleState, attack: Attack): readonly Attack[] {
  const rows = [...inRollingOrder(state, 'tinyFlyersOnUnits'), ...inRollingOrder(state, 'tinyFlyersOnTinyFlyers')]
  return rows.slice(
    0,
    Math.max(
      0,
      rows.findIndex(row => row.id === attack.id)
    )
  )
}
