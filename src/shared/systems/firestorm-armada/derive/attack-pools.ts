import type { BattleState } from '../model/battle'
import type { FaCommands } from '../commands/command'
import type { ShipId } from '../model/design'
import { theShip, theWeapon } from '../state'
import { contributions, type Attack } from './attack-dice'
import { shootingRule, type HitRule } from './hit-rule'

/** Dice of an attack that are rolled together, as they hit alike. */
export interface AttackPool {
  /** The first ship whose dice are in it. */
  readonly shipId: ShipId
  /** At least 1. */
  readonly dice: number
  readonly rule: HitRule
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
