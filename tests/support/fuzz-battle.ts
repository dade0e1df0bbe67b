import { describe, expect, it } from 'vitest'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { deepFreeze } from '../kit/core/deep-freeze'
import type { RuleSystem, Typed } from '@shared/core/engine/rule-system'
import { Timeline } from '@shared/core/log/timeline'
import { chanceOf, type Chance } from './chance'
import { eventTypes } from './event-types'
import { expectReplay } from './expect-replay'
import { explored } from './explored'
import { playerOf } from './play-with-chance'

/** One state in this many is checked against every invariant and frozen. */
const CLOSELY = 4

/** A system under fuzzing. */
interface Fuzzed<State, Command extends Typed, Event extends Typed, Refusal extends string> {
  readonly system: RuleSystem<State, Command, Event, Refusal>
  /** Battles of a full run. */
  readonly battles: number
  /** Commands per battle. */
  readonly commands: number
  readonly randomSetup: (chance: Chance) => Command
  readonly randomCommand: (chance: Chance, state: State) => Command
  /** A command that a table playing by the book would choose, so that battles make progress. */
  readonly nextCommand: (chance: Chance, state: State) => Command | null
  readonly brokenInvariants: (state: State, wasForced: boolean) => readonly string[]
  /** Whether the command has effects otherwise possible only by overruling a refusal. */
  readonly isForce?: (command: Command) => boolean
}

/** Battles of random commands, and more of them until every kind of event has occurred; a full run must reach them all. */
export function describeFuzz<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  fuzzed: Fuzzed<State, Command, Event, Refusal>
): void {
  const { id } = fuzzed.system
  const least = explored(fuzzed.battles)
  describe(`any command at any time in ${id}`, () => {
    it(`breaks no invariant in ${String(least)} battles and more, whose events rebuild and re-decide them`, () => {
      const types = eventTypes(id)
      const seen = new Set<string>()
      const isEnough = (battles: number): boolean => battles >= least && seen.size >= types.length
      for (let seed = 1; seed <= fuzzed.battles && !isEnough(seed - 1); seed += 1)
        for (const type of fuzzBattle(fuzzed, seed)) seen.add(type)
      expect([...seen].sort()).toEqual([...types].sort())
    })
  })
}

/**
 * One battle of random commands: no invariant breaks, its entries rebuild it and replay to the same events, and redo restores what
 * undo took back. Half of the battles overrule refusals now and then. Returns the kinds of event that occurred.
 */
function fuzzBattle<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  fuzzed: Fuzzed<State, Command, Event, Refusal>,
  seed: number
): ReadonlySet<Event['type']> {
  const { system, randomSetup, randomCommand, nextCommand, brokenInvariants } = fuzzed
  const play = playerOf(system)
  const chance = chanceOf(seed)
  const timeline = new Timeline<State, Command, Event>(system.initial, system.evolve)
  const types = new Set<Event['type']>()
  const mayForce = chance.whole(0, 1) === 0
  let wasForced = false
  for (let step = 0; step < fuzzed.commands; step += 1) {
    const seq = timeline.lastSeq + 1
    const isClose = chance.whole(1, CLOSELY) === 1
    const before = isClose ? deepFreeze(timeline.state) : timeline.state
    const dutiful = step > 0 && chance.whole(1, 3) > 1 ? nextCommand(chance, before) : null
    const command = step === 0 ? randomSetup(chance) : (dutiful ?? randomCommand(chance, before))
    const played = play(chance, before, command, seq, mayForce && chance.whole(1, 8) === 1)
    if (played.kind === 'refused') continue
    wasForced ||= played.entry.overruled !== undefined || fuzzed.isForce?.(command) === true
    timeline.append(played.entry)
    for (const event of played.entry.events) types.add(event.type)
    const broken = isClose ? brokenInvariants(played.state, wasForced) : []
    if (broken.length > 0) expect(broken, `seed ${String(seed)} seq ${String(seq)} after ${command.type}`).toEqual([])
  }
  expectReplay(system, timeline.entries, timeline.state, `seed ${String(seed)}`)
  expectUndoAndRedo(timeline, `seed ${String(seed)}`)
  return types
}

function expectUndoAndRedo<State, Command, Event>(timeline: Timeline<State, Command, Event>, where: string): void {
  const target = timeline.undoTarget
  if (target === null) return
  const end = canonicalJson(timeline.state)
  for (const kind of ['undo', 'redo'] as const) timeline.append({ kind, seq: timeline.lastSeq + 1, at: 0, by: 'gm', target })
  expect(canonicalJson(timeline.state), `${where}: undo and redo`).toBe(end)
}
