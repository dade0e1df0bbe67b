import type { Result } from '../kernel/result'
import { err, ok } from '../kernel/result'
import { isSameJson } from '../kernel/same-json'
import { SIDES } from '../core/dice/rule'
import type { Typed } from '../core/engine/rule-system'
import { submit } from '../core/engine/submit'
import { Timeline } from '../core/log/timeline'
import type { HostedSystem } from '../schema/hosted-system'
import type { ExchangeEntry } from './exchange-v1'

/**
 * Plays a log from its first entry. Each command must be one of the system's, its dice must be on their dice, and under the rules of this
 * program it must have given exactly these events; what other rules decided only has to fold. Undo and redo must lead where they say.
 * Gives the end state, or the index of the first entry that is not so.
 */
export function checkEntries({ rules, commandSchema }: HostedSystem, entries: readonly ExchangeEntry[]): Result<unknown, number> {
  const timeline = new Timeline<unknown, Typed, Typed>(rules.initial, (state, event) => rules.evolve(state, event))
  for (const [index, entry] of entries.entries()) {
    try {
      if (entry.seq !== index + 1 || !isPossible(entry, timeline.state)) return err(index)
      timeline.append(entry)
    } catch {
      // A fold that meets what it cannot be throws where it stands.
      return err(index)
    }
  }
  return ok(timeline.state)

  function isPossible(entry: ExchangeEntry, state: unknown): boolean {
    if (entry.kind !== 'command') return true
    if (entry.dice.some(({ die, faces }) => faces.some(face => face > SIDES[die]))) return false
    const understood = commandSchema.safeParse(entry.command)
    if (!understood.success || !isSameJson(understood.data, entry.command)) return false
    if (entry.rulesVersion !== rules.rulesVersion) return true
    const faces = entry.dice.map(dice => dice.faces)
    const played = submit(rules, state, entry.command, faces, entry.overruled?.refusals ?? [])
    return played.kind === 'decided' && isSameJson(played.events, entry.events)
  }
}
