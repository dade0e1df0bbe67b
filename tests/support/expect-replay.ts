import { expect } from 'vitest'
import { runRule } from '@shared/core/dice/run-rule'
import type { RuleSystem, Typed } from '@shared/core/engine/rule-system'
import type { CommandEntry, LogEntry } from '@shared/core/log/entry'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { isSameJson } from '@shared/kernel/same-json'
import { hostedSystem, isSystemId } from '@shared/systems/index'

/** The same faces decide the command in the same way. */
export function expectRedecided<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  system: RuleSystem<State, Command, Event, Refusal>,
  state: State,
  { command, dice, events }: CommandEntry<Command, Event>,
  where: string
): void {
  const run = runRule(
    system.decide(state, command),
    dice.map(({ faces }) => faces)
  )
  const again = run.kind === 'done' ? run.value : run.request
  // Plain JSON is compared first: it is nearly always equal, and the canonical schema costs ten times as much.
  if (JSON.stringify(again) === JSON.stringify(events)) return
  expect(canonicalJson(again), `${where}: decided again`).toBe(canonicalJson(events))
}

/**
 * Each event matches the schema of its rules version, folding the events rebuilds the end state, and the same faces give the same events
 * for every command, unless another rules version decided it.
 */
export function expectReplay<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  system: RuleSystem<State, Command, Event, Refusal>,
  entries: readonly LogEntry<Command, Event>[],
  end: State,
  where: string
): void {
  let state = system.initial
  for (const entry of entries) {
    if (entry.kind !== 'command') continue
    expectForm(system, entry, `${where} seq ${String(entry.seq)}`)
    if (entry.rulesVersion === system.rulesVersion) expectRedecided(system, state, entry, `${where} seq ${String(entry.seq)}`)
    state = entry.events.reduce(system.evolve, state)
  }
  expect(canonicalJson(state), `${where}: replay`).toBe(canonicalJson(end))
}

/** Every decided event matches the schema of its rules version, to the last field. */
function expectForm({ id }: { readonly id: string }, { events, rulesVersion }: CommandEntry<Typed, Typed>, where: string): void {
  const schema = isSystemId(id) ? hostedSystem(id).schemas[rulesVersion] : undefined
  for (const event of events) {
    const read = schema?.event.safeParse(event)
    if (read?.success === true && isSameJson(read.data, event)) continue
    expect(read?.error?.issues ?? 'no schema', `${where}: ${JSON.stringify(event)}`).toBeNull()
  }
}
