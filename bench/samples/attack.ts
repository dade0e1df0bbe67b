import { Timeline } from '@shared/core/log/timeline'
import { submit } from '@shared/core/engine/submit'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { attackCommands, decided, entryOf, gunneryState, seededFaces } from './forty-fleets'
import { percentiles, repeat, type Sample, type Times } from './measure'

/** Row a: one attack command with forty fleets and the full rules, kept for undo and written into the log. */
export function flagshipAttack(times: Times): Sample {
  const start = gunneryState()
  const prepared = prepare(start)
  let timeline = newTimeline(start)
  const attack = (i: number): void => {
    const { command, tape } = prepared[i] ?? { command: undefined, tape: [] }
    if (command === undefined) return
    const result = submit(starfinderArmada, timeline.state, command, tape)
    if (result.kind !== 'decided') throw new Error(`${command.type} is ${result.kind}`)
    timeline.append(entryOf(timeline.lastSeq + 1, command, result.events, result.asked, tape))
  }
  const round = (): void => {
    timeline = newTimeline(start)
    for (let i = 0; i < prepared.length; i += 1) attack(i)
  }
  const sample = repeat(times, prepared.length, round)
  const walls: number[] = []
  for (let rounds = 0; rounds < 500; rounds += 1) {
    timeline = newTimeline(start)
    for (let i = 0; i < prepared.length; i += 1) {
      const before = process.hrtime.bigint()
      attack(i)
      walls.push(Number(process.hrtime.bigint() - before) / 1000)
    }
  }
  return { ...sample, ...percentiles(walls) }
}

function newTimeline(start: BattleState): Timeline<BattleState, SaCommand, SaEvent> {
  return new Timeline<BattleState, SaCommand, SaEvent>(start, (state, event) => starfinderArmada.evolve(state, event))
}

function prepare(start: BattleState): readonly { readonly command: SaCommand; readonly tape: readonly (readonly number[])[] }[] {
  const answer = seededFaces(11)
  let state = start
  return attackCommands().map(command => {
    const done = decided(state, command, answer)
    state = done.state
    return { command, tape: done.tape }
  })
}
