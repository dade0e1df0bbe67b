import type { FaCommands } from '../commands/command'
import type { BattleState, ShipState } from '../model/battle'
import { readRuling } from '../rulings'
import { areEnemies, theShip } from '../state'
import { shooters, type Doubts } from './who-fires'

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
