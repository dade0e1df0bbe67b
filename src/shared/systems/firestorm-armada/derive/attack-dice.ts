import { breakdown, type Breakdown, type BreakdownPart } from '../../../core/breakdown/breakdown'
import { sum } from '../../../kernel/collections'
import type { Aim, BattleState } from '../model/battle'
import type { FaCommands } from '../commands/command'
import type { ShipId } from '../model/design'
import { readRuling } from '../rulings'
import { theShip, theWeapon } from '../state'
import { mateShare } from './half'
import { part } from './part'
import { weaponDice } from './weapon-dice'

/**
 * Dice of one attack (FA-028 to FA-036): all those of the focus ship's weapon, half those of its second (or all, by `fa.ownSecondWeapon`),
 * half those of each mate, and what the GM adds; never below 0. Throws for unknown ships and weapons.
 */
export function attackDice(state: BattleState, attack: Pick<FaCommands['fireWeapons'], 'aims' | 'splitDice' | 'gmDice'>): Breakdown {
  const focusId = attack.aims[0]?.shipId
  const isFull = readRuling(state.rulings, 'fa.ownSecondWeapon') === 'full'
  const diceOf = (aim: Aim): number => diceOfAim(state, aim, attack.splitDice)
  const own = attack.aims
    .filter(aim => aim.shipId === focusId)
    .map((aim, i) => {
      const dice = i === 0 || isFull ? diceOf(aim) : mateShare(diceOf(aim))
      return line(state, i === 0 ? 'focus' : 'secondWeapon', dice, aim)
    })
  const mates = matesOf(attack.aims).flatMap(aims => {
    const first = aims[0]
    if (first === undefined) return []
    // If a ship's own weapons add up, a mate brings half of its sum.
    if (isFull) return [line(state, 'mate', mateShare(sum(aims.map(diceOf))), first)]
    return aims.map(aim => line(state, 'mate', mateShare(diceOf(aim)), aim))
  })
  const gm = part('gm', attack.gmDice, 'FA-020')
  const before = breakdown([...own, ...mates, gm])
  return breakdown([...own, ...mates, gm, part('floor', Math.max(0, -before.total), 'FA-020')])
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

function line(state: BattleState, name: 'focus' | 'secondWeapon' | 'mate', dice: number, aim: Aim): BreakdownPart | null {
  const ship = theShip(state, aim.shipId)
  const source = name === 'focus' ? 'FA-028' : name === 'mate' ? 'FA-029' : 'FA-033'
  return part(name, dice, source, { ship: ship.name, weapon: theWeapon(ship, aim.weaponId).name })
}
