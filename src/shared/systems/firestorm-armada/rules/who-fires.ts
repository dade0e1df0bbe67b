import type { ForceableRefusal } from '../commands/refusal'
import type { FaCommands } from '../commands/command'
import { isWeaponOffline, weaponDice } from '../derive/weapon-dice'
import type { BattleState, ShipState } from '../model/battle'
import { theShip, theWeapon } from '../state'

export type Doubts = Generator<ForceableRefusal, void, void>

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

/** The ships of an attack, the focus first. */
export function shooters(state: BattleState, command: FaCommands['fireWeapons']): readonly ShipState[] {
  return [...new Set(command.aims.map(aim => aim.shipId))].map(id => theShip(state, id))
}
