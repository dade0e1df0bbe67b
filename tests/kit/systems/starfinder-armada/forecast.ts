import { submit } from '@shared/core/engine/submit'
import type { Faces } from '@shared/core/dice/rule'
import type { Seeded } from '@shared/kernel/seeded'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { starfinderArmada } from '@shared/systems/starfinder-armada/index'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { facesFor, type Fire, type Table } from '@shared/systems/starfinder-armada/forecast/table'

/**
 * The same table by the real engine: each order is a command, checked and decided with the same dice. The fast table is compared with it.
 */
export class EngineTable implements Table {
  state: BattleState
  readonly #dice: Seeded

  constructor(start: BattleState, dice: Seeded) {
    this.state = start
    this.#dice = dice
  }

  advance(): void {
    this.settle({ type: 'advancePhase' })
  }

  rollOrder(): void {
    this.settle({ type: 'rollMovementOrder', resolveOfficerIds: [] })
  }

  move(index: number): void {
    this.settle({
      type: 'moveFleet',
      fleetId: this.#id(index),
      move: 'moved',
      stunt: null,
      passedThrough: [],
      minesEntered: [],
      debrisIds: []
    })
  }

  fire({ attacker, target, rangeHexes, isFromFrontArc, arrayTargets, usesSuperweapon }: Fire): number {
    this.settle({
      type: 'stageAttack',
      attackerId: this.#id(attacker),
      targetId: this.#id(target),
      rangeHexes,
      isFromFrontArc,
      isTargetAhead: true,
      arrayTargets,
      usesSuperweapon,
      resolveOfficerId: null,
      debrisCrossed: 0,
      gmCheck: 0,
      gmAc: 0
    })
    return this.state.volley[this.state.volley.length - 1]?.damage ?? 0
  }

  settle(command: SaCommand): void {
    const tape: Faces[] = []
    for (;;) {
      const tried = submit(starfinderArmada, this.state, command, tape)
      if (tried.kind === 'refused') throw new Error(`${command.type} was refused: ${tried.refusal}`)
      if (tried.kind === 'needs') tape.push(facesFor(tried.request, this.#dice))
      else {
        this.state = tried.state
        return
      }
    }
  }

  #id(index: number): BattleState['fleets'][number]['id'] {
    const fleet = this.state.fleets[index]
    if (fleet === undefined) throw new Error(`No fleet at ${String(index)}`)
    return fleet.id
  }
}
