import { breakdown, type Breakdown, type BreakdownPart } from '../../../core/breakdown/breakdown'
import { sum } from '../../../kernel/collections'
import type { Aim, BattleState } from '../model/battle'
import type { FaCommands } from '../commands/command'
import type { ShipId } from '../model/design'
import { readRuling } from '../rulings'
import { theShip, theWeapon } from '../state'
import { shootingRule, type HitRule } from './hit-rule'
import { joiningDice } from './joining-dice'
import { part } from './part'
import { weaponDice } from './weapon-dice'

type Attack = Pick<FaCommands['fireWeapons'], 'aims' | 'splitDice' | 'gmDice'>
type Role = 'focus' | 'secondWeapon' | 'mate'

/** Dice of an attack that are rolled together, as they hit alike. */
export interface AttackPool {
  /** The first ship whose dice are in it. */
  readonly shipId: ShipId
  /** At least 1. */
  readonly dice: number
  readonly rule: HitRule
}

/**
 * Dice of one attack (FA-028 to FA-036): all those of the focus ship's weapon, half those of its second (or all, by `fa.ownSecondWeapon`),
 * half those of each mate, and what the GM adds; never below 0. Throws for unknown ships and weapons.
 */
export function attackDice(state: BattleState, attack: Attack): Breakdown {
  const lines = contributions(state, attack).map(({ role, dice, aim }) => line(state, role, dice, aim))
  const gm = part('gm', attack.gmDice, 'FA-020')
  const before = breakdown([...lines, gm])
  return breakdown([...lines, gm, part('floor', Math.max(0, -before.total), 'FA-020')])
}

/**
 * The dice of an attack as they are rolled, the focus first: each ship hits by its own class, so that a frigate which joins a capital ship
 * hits small targets as a frigate does (FA-026, FA-027). What the GM adds goes to the first pool; what the GM takes comes from the first
 * that has dice. Throws for unknown ships and weapons.
 */
export function attackPools(state: BattleState, attack: Attack & Pick<FaCommands['fireWeapons'], 'targetId'>): readonly AttackPool[] {
  const target = theShip(state, attack.targetId)
  const pools: { shipId: ShipId; dice: number; rule: HitRule }[] = []
  for (const { aim, dice } of contributions(state, attack)) {
    const ship = theShip(state, aim.shipId)
    const rule = shootingRule(state.rulings, ship.shipClass, target.shipClass, theWeapon(ship, aim.weaponId).mount)
    const alike = pools.find(pool => isSame(pool.rule, rule))
    if (alike === undefined) pools.push({ shipId: ship.id, dice, rule })
    else alike.dice += dice
  }
  let change = attack.gmDice
  for (const pool of pools) {
    const dice = Math.max(0, pool.dice + change)
    change -= dice - pool.dice
    pool.dice = dice
  }
  return pools.filter(pool => pool.dice > 0)
}

function isSame(one: HitRule, other: HitRule): boolean {
  return one.from === other.from && one.sixHits === other.sixHits && one.explodes === other.explodes
}

/** What each weapon brings; under `fa.ownSecondWeapon = full` a mate brings half of the sum of its weapons, told under the first. */
function contributions(state: BattleState, attack: Attack): readonly { readonly role: Role; readonly dice: number; readonly aim: Aim }[] {
  const focusId = attack.aims[0]?.shipId
  const isFull = readRuling(state.rulings, 'fa.ownSecondWeapon') === 'full'
  const diceOf = (aim: Aim): number => diceOfAim(state, aim, attack.splitDice)
  const joining = (aim: Aim, dice: number): number => joiningDice(state, theShip(state, aim.shipId), dice)
  const own = attack.aims
    .filter(aim => aim.shipId === focusId)
    .map((aim, i) => {
      const role: Role = i === 0 ? 'focus' : 'secondWeapon'
      return { role, aim, dice: i === 0 || isFull ? diceOf(aim) : joining(aim, diceOf(aim)) }
    })
  const mates = matesOf(attack.aims).flatMap(aims => {
    const whole = isFull ? aims.slice(0, 1) : aims
    return whole.map(aim => ({ role: 'mate' as const, aim, dice: joining(aim, isFull ? sum(aims.map(diceOf)) : diceOf(aim)) }))
  })
  return [...own, ...mates]
}

/** The aims of the other ships, grouped by ship. */
function matesOf(aims: readonly Aim[]): readonly (readonly Aim[])[] {
  const ids: readonly ShipId[] = [...new Set(aims.map(aim => aim.shipId))].slice(1)
  return ids.map(id => aims.filter(aim => aim.shipId === id))
}

function diceOfAim(state: BattleState, aim: Aim, splitDice: number | null): number {
  const ship = theShip(state, aim.shipId)
  return weaponDice(state, ship, theWeapon(ship, aim.weaponId), aim, splitDice).total
}

function line(state: BattleState, name: Role, dice: number, aim: Aim): BreakdownPart | null {
  const ship = theShip(state, aim.shipId)
  const source = name === 'focus' ? 'FA-028' : name === 'mate' ? 'FA-029' : 'FA-033'
  return part(name, dice, source, { ship: ship.name, weapon: theWeapon(ship, aim.weaponId).name })
}
