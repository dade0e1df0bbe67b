import { err, ok, type Result } from '../kernel/result'
import { isSameJson } from '../kernel/same-json'
import { SIDES, type Die } from '../core/dice/rule'
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
 * Plays a log from its first entry. Each command and each event must have the schema of the rules that decided, its dice must be on their
 * dice. Where the current rules decided, they must give exactly these events; otherwise the events must be fit to be told and shown. Undo
 * and redo must lead where they say. Gives the log with its end state, or the index of the first entry that is not so.
 */
export function checkEntries({ rules, schemas, momentOf }: HostedSystem, written: readonly WrittenEntry[]): Result<PlayedLog, number> {
  const entries: ExchangeEntry[] = []
  const timeline = new Timeline<unknown, Typed, Typed>(rules.initial, (state, event) => rules.evolve(state, event))
  for (const [index, entry] of written.entries()) {
    try {
      if (entry.seq !== index + 1 || !isOnItsDice(entry) || !isPossible(entry, timeline.state)) return err(index)
      timeline.append(entry)
      if (!isOfToday(entry)) show(timeline.state)
      entries.push(entry)
    } catch {
      // What meets a thing that cannot be throws where it stands.
      return err(index)
    }
  }
  return ok({ entries, state: timeline.state })

  function isPossible(entry: ExchangeEntry, state: unknown): boolean {
    if (entry.kind !== 'command') return true
    const schema = Object.hasOwn(schemas, entry.rulesVersion) ? schemas[entry.rulesVersion] : undefined
    if (schema === undefined || !isOf(schema.command, entry.command) || !entry.events.every(event => isOf(schema.event, event)))
      return false
    // What earlier rules decided cannot be decided again to see whether it is true; at least it can be told.
    if (!isOfToday(entry)) return tell(state, entry.events)
    const faces = entry.dice.map(dice => dice.faces)
    const played = submit(rules, state, entry.command, faces, entry.overruled?.refusals ?? [])
    return played.kind === 'decided' && isSameJson(played.events, entry.events)
  }

  function isOfToday(entry: ExchangeEntry): boolean {
    return entry.kind !== 'command' || entry.rulesVersion === rules.rulesVersion
  }

  function tell(state: unknown, events: readonly Typed[]): true {
    events.reduce((before, event) => {
      rules.describe(before, event)
      return rules.evolve(before, event)
    }, state)
    return true
  }

  function show(state: unknown): void {
    rules.viewFor(state, { kind: 'gm' })
    rules.obligations(state)
    momentOf(state)
  }
}

/** Whether it has this schema and nothing besides. */
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
