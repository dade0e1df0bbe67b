import type { FaCommands } from '../commands/command'
import { diceLeft } from '../derive/weapon-dice'
import type { BattleState, ShipState } from '../model/battle'
import { readRuling } from '../rulings'
import { theShip, theWeapon } from '../state'
import { WEAPON_KINDS } from '../tables/shooting'
import { shooters, type Doubts } from './who-fires'

/** Whether they may fire together, and split their fire this way (FA-007, FA-029 to FA-035, FA-037). */
export function* doubtsAboutSharing(state: BattleState, command: FaCommands['fireWeapons']): Doubts {
  const { aims, splitDice } = command
  const ships = shooters(state, command)
  if (aims.length > 1) {
    if (ships.some(ship => ship.unitId !== ships[0]?.unitId)) yield 'other-squadron'
    if (ships.some(ship => ship.isOutOfCommand)) yield 'out-of-command'
    if (!canCombine(state, command)) yield 'cannot-combine'
  }
  if (combinesAndSplits(state, command)) yield 'combine-and-split'
  if (splitDice === null) return
  const hasShareAt = aims.some(({ shipId, weaponId }) =>
    theWeapon(theShip(state, shipId), weaponId).shares.some(share => share.targetId === command.targetId)
  )
  if (hasShareAt) yield 'same-target'
  const isOver = aims.some(({ shipId, weaponId, band }) => {
    const ship = theShip(state, shipId)
    return splitDice > diceLeft(state, ship, theWeapon(ship, weaponId), band)
  })
  if (isOver) yield 'too-many-dice'
}

/** Whether they combine and split: in this shot, or by `fa.combineAndSplit` in this activation of the squadron (FA-034). */
function combinesAndSplits(state: BattleState, command: FaCommands['fireWeapons']): boolean {
  const [combines, splits] = [command.aims.length > 1, command.splitDice !== null]
  if (combines && splits) return true
  if (readRuling(state.rulings, 'fa.combineAndSplit') === 'sameShot') return false
  const units = new Set(shooters(state, command).map(ship => ship.unitId))
  const squadron = state.ships.filter(ship => units.has(ship.unitId))
  const hasSplit = squadron.some(ship => ship.weapons.some(weapon => weapon.fired === 'split'))
  return (combines && hasSplit) || (splits && squadron.some(ship => ship.hasCombined))
}

/**
 * A ship fires one weapon, or its turrets and one broadside. A mate joins with the weapons that it has: at least one of a kind that the
 * focus fires, and beside it the other of the two (FA-030 to FA-033, FA-035).
 */
function canCombine(state: BattleState, command: FaCommands['fireWeapons']): boolean {
  const kindsOf = (ship: ShipState): readonly string[] =>
    command.aims.filter(aim => aim.shipId === ship.id).map(aim => WEAPON_KINDS[theWeapon(ship, aim.weaponId).mount])
  const [focus, ...mates] = shooters(state, command).map(kindsOf)
  const isValid = (kinds: readonly string[]): boolean =>
    new Set(kinds).size === kinds.length && (kinds.length === 1 || !kinds.includes('torpedo'))
  return [focus ?? [], ...mates].every(isValid) && mates.every(kinds => kinds.some(kind => focus?.includes(kind) === true))
}
