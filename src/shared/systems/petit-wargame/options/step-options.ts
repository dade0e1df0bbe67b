import type { PwRefusal } from '../commands/refusal'
import type { PwCommands } from '../commands/command'
import { isOnGrid, stepCost, type StepCost } from '../derive/movement'
import { petitWargame } from '../index'
import type { BattleState, ShipState } from '../model/battle'
import type { Position } from '../model/board'

/** A position next to a ship, the cost of the step, and the reason against it. */
export interface StepOption extends StepCost {
  readonly to: Position
  readonly command: PwCommands['moveShip']
  readonly refusal: PwRefusal | null
}

const WAYS = [-1, 0, 1] as const

/** The steps to the up to 26 neighbours on the map (PW-041, PW-042). */
export function stepOptions(state: BattleState, { id, position }: ShipState): readonly StepOption[] {
  if (position === null) return []
  const around = WAYS.flatMap(x => WAYS.flatMap(y => WAYS.map(z => ({ x: position.x + x, y: position.y + y, z: position.z + z }))))
  return around.filter(isOnGrid).flatMap(to => {
    const cost = stepCost(position, to)
    const command: PwCommands['moveShip'] = { type: 'moveShip', shipId: id, path: [to] }
    return cost === null ? [] : [{ ...cost, to, command, refusal: petitWargame.check(state, command) }]
  })
}
