import { SIDES, type DiceRequest, type Faces } from '../../../core/dice/rule'
import type { Seeded } from '../../../kernel/seeded'
import type { SaCommand } from '../commands/command'
import type { BattleState } from '../model/battle'

/** A table for the tactic to play at, with its own dice. Fleets are given by their position in the battle. */
export interface Table {
  readonly state: BattleState
  advance(): void
  rollOrder(): void
  move(index: number): void
  /** Returns the damage it will do at the end of the round, which is known at once; 0 for a miss. */
  fire(shot: Fire): number
  settle(command: SaCommand): void
}

/** A plain attack of one fleet on another. */
export interface Fire {
  readonly attacker: number
  readonly target: number
  readonly rangeHexes: number
  readonly isFromFrontArc: boolean
  readonly arrayTargets: number
  readonly usesSuperweapon: boolean
}

/** The faces that these dice show for a request. */
export function facesFor(request: DiceRequest, dice: Seeded): Faces {
  const sides = SIDES[request.die]
  const faces: number[] = []
  for (let i = 0; i < request.count; i += 1) faces.push(dice.face(sides))
  return faces
}
