import { breakdown, type Breakdown, type BreakdownPart } from '../../../core/breakdown/breakdown'
import { sum } from '../../../kernel/collections'
import type { Aim, BattleState } from '../model/battle'
import type { FaCommands } from '../commands/command'
import type { ShipId } from '../model/design'
import { readRuling } from '../rulings'
import { theShip, theWeapon } from '../state'
import { joiningDice } from './joining-dice'
import { part } from './part'
import { weaponDice } from './weapon-dice'

export type Attack = Pick<FaCommands['fireWeapons'], 'aims' | 'splitDice' | 'gmDice'>
type Role = 'focus' | 'secondWeapon' | 'mate'

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

/** What each weapon brings; under `fa.ownSecondWeapon = full` a mate brings half of the sum of its weapons, told under the first. */
export function contributions(
  state: BattleState,
  attack: Attack
): readonly { readonly role: Role; readonly dice: number; readonly aim: Aim }[] {
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
