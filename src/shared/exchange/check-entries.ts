import type { Result } from '../kernel/result'
import { err, ok } from '../kernel/result'
import { isSameJson } from '../kernel/same-json'
import type { Die } from '../core/dice/rule'
import { SIDES } from '../core/dice/rule'
import type { Typed } from '../core/engine/rule-system'
import { submit } from '../core/engine/submit'
import { Timeline } from '../core/log/timeline'
import type { LogEntry } from '../core/log/entry'
import type { HostedSystem } from '../schema/hosted-system'
import type { z } from '../schema/zod'
import type { WrittenEntry } from './exchange-v1'

export type ExchangeEntry = LogEntry<Typed, Typed>

/** A log that can be played, and where it leads. */
interface PlayedLog {
  readonly entries: readonly ExchangeEntry[]
  readonly state: unknown
}

/**
 * Plays a log from its first entry. Each command must be one of the system's, its dice must be on their dice, and it must have given exactly
 * these events. What earlier rules decided must have the form that they released, and fold. Undo and redo must lead where they say.
 * Gives the log with its end state, or the index of the first entry that is not so.
 */
export function checkEntries(
  { rules, commandSchema, released = {} }: HostedSystem,
  written: readonly WrittenEntry[]
): Result<PlayedLog, number> {
  const entries: ExchangeEntry[] = []
  const timeline = new Timeline<unknown, Typed, Typed>(rules.initial, (state, event) => rules.evolve(state, event))
  for (const [index, entry] of written.entries()) {
    try {
      if (entry.seq !== index + 1 || !isOnItsDice(entry) || !isPossible(entry, timeline.state)) return err(index)
      timeline.append(entry)
      entries.push(entry)
    } catch {
      // A fold that meets what it cannot be throws where it stands.
      return err(index)
    }
  }
  return ok({ entries, state: timeline.state })

  function isPossible(entry: ExchangeEntry, state: unknown): boolean {
    if (entry.kind !== 'command') return true
    if (entry.rulesVersion !== rules.rulesVersion) {
      const form = Object.hasOwn(released, entry.rulesVersion) ? released[entry.rulesVersion] : undefined
      return form !== undefined && isOf(form.command, entry.command) && entry.events.every(event => isOf(form.event, event))
    }
    if (!isOf(commandSchema, entry.command)) return false
    const faces = entry.dice.map(dice => dice.faces)
    const played = submit(rules, state, entry.command, faces, entry.overruled?.refusals ?? [])
    return played.kind === 'decided' && isSameJson(played.events, entry.events)
  }
}

/** Whether it has this form and nothing besides. */
function isOf(schema: z.ZodType, json: unknown): boolean {
  const understood = schema.safeParse(json)
  return understood.success && isSameJson(understood.data, json)
}

/** Whether every face lies on its die, and every die is one that rules ask for. */
function isOnItsDice(entry: WrittenEntry): entry is ExchangeEntry {
  return entry.kind !== 'command' || entry.dice.every(({ die, faces }) => isDie(die) && faces.every(face => face <= SIDES[die]))
}

function isDie(name: string): name is Die {
  return Object.hasOwn(SIDES, name)
}
