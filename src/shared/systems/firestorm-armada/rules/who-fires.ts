import type { ForceableRefusal } from '../commands/refusal'
import type { FaCommands } from '../commands/command'
import { diceLeft, isWeaponOffline, weaponDice } from '../derive/weapon-dice'
import type { BattleState, ShipState } from '../model/battle'
import { readRuling } from '../rulings'
import { areEnemies, theShip, theWeapon } from '../state'
import { WEAPON_KINDS } from '../tables/shooting'

type Doubts = Generator<ForceableRefusal, void, void>

/** Whether these ships may fire at the target at all: phase, in battle, active, enemy, boardings (FA-042, FA-043, FA-Q16). */
export function* doubtsAboutTarget(state: BattleState, command: FaCommands['fireWeapons']): Doubts {
  const target = theShip(state, command.targetId)
  const ships = shooters(state, command)
  if (state.phase !== 'activation') yield 'wrong-phase'
  if ([target, ...ships].some(ship => ship.status !== 'active')) yield 'out-of-battle'
  if (ships.some(ship => ship.unitId !== state.activeUnitId)) yield 'not-active'
  if (!ships.every(ship => areEnemies(state, ship, target))) yield 'not-an-enemy'
  const boarders = boardersOf(state, target)
  if (ships.some(ship => boarders.includes(ship))) yield 'is-boarding-target'
  // Ships of the boarder's own squadron may go on firing.
  if (boarders.length > 0 && ships.some(ship => !boarders.some(boarder => boarder.unitId === ship.unitId))) yield 'target-is-boarded'
}

/** The ships alongside to board it; by `fa.fireAtBoarded` also those whose troops are aboard still (FA-042, FA-043). */
function boardersOf(state: BattleState, target: ShipState): readonly ShipState[] {
  const alongside = state.boardings.filter(one => one.targetId === target.id).map(one => one.attackerId)
  const isAboard = readRuling(state.rulings, 'fa.fireAtBoarded') === 'aboard'
  const aboard = state.obligations.flatMap(due => (isAboard && due.kind === 'boarding' && due.targetId === target.id ? due.shipId : []))
  return [...new Set([...alongside, ...aboard])].map(id => theShip(state, id))
}

/** Whether each weapon can fire: not fired yet, not offline, in arc, in sight, in range (FA-012 to FA-016). */
export function* doubtsAboutWeapons(state: BattleState, command: FaCommands['fireWeapons']): Doubts {
  const { aims, splitDice } = command
  const weaponOf = ({ shipId, weaponId }: (typeof aims)[number]) => theWeapon(theShip(state, shipId), weaponId)
  const isSpent = (fired: string): boolean => fired === 'whole' || (fired === 'split' && splitDice === null)
  if (aims.some(aim => isSpent(weaponOf(aim).fired))) yield 'already-fired'
  const focus = aims[0]
  if (focus !== undefined && isWeaponOffline(state, theShip(state, focus.shipId), weaponOf(focus))) yield 'weapon-offline'
  if (aims.some(aim => aim.arc === 'none')) yield 'out-of-arc'
  if (aims.some(aim => aim.sight === 'tooThick' || aim.sight === 'blocked')) yield 'no-line-of-sight'
  const isShort = aims.some(aim => {
    const ship = theShip(state, aim.shipId)
    const weapon = weaponOf(aim)
    return !isWeaponOffline(state, ship, weapon) && weaponDice(state, ship, weapon, aim, null).total === 0
  })
  if (isShort) yield 'out-of-range'
}

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

function shooters(state: BattleState, command: FaCommands['fireWeapons']): readonly ShipState[] {
  return [...new Set(command.aims.map(aim => aim.shipId))].map(id => theShip(state, id))
}
