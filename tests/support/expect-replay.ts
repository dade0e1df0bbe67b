import { expect } from 'vitest'
import { runRule } from '@shared/core/dice/run-rule'
import type { RuleSystem, Typed } from '@shared/core/engine/rule-system'
import type { CommandEntry, LogEntry } from '@shared/core/log/entry'
import { canonicalJson } from '@shared/kernel/canonical-json'

/** The same faces decide the command the same again. */
export function expectRedecided<State, Command extends Typed, Event extends Typed, Refusal extends string, View>(
  system: RuleSystem<State, Command, Event, Refusal, View>,
  state: State,
  { command, dice, events }: CommandEntry<Command, Event>,
  where: string
): void {
  const run = runRule(
    system.decide(state, command),
    dice.map(({ faces }) => faces)
  )
  const again = run.kind === 'done' ? run.value : run.request
  // Plain text is compared first: it is nearly always the same, and the canonical form costs ten times as much.
  if (JSON.stringify(again) === JSON.stringify(events)) return
  expect(canonicalJson(again), `${where}: decided again`).toBe(canonicalJson(events))
}

/** Folding the events rebuilds the end, and the same faces decide every command the same again, unless other rules decided it. */
export function expectReplay<State, Command extends Typed, Event extends Typed, Refusal extends string, View>(
  system: RuleSystem<State, Command, Event, Refusal, View>,
  entries: readonly LogEntry<Command, Event>[],
  end: State,
  where: string
): void {
  let state = system.initial
  for (const entry of entries) {
    if (entry.kind !== 'command') continue
    if (entry.rulesVersion === system.rulesVersion) expectRedecided(system, state, entry, `${where} seq ${String(entry.seq)}`)
    state = entry.events.reduce(system.evolve, state)
  }
  expect(canonicalJson(state), `${where}: replay`).toBe(canonicalJson(end))
}
