import { err, ok, type Result } from '../kernel/result'
import { isSameJson } from '../kernel/same-json'
import { SIDES, type Die } from '../core/dice/rule'
import type { Typed } from '../core/engine/rule-system'
import { isRestoring } from '../core/engine/restoring'
import { submit } from '../core/engine/submit'
import { Timeline } from '../core/log/timeline'
import type { CommandEntry, LogEntry } from '../core/log/entry'
import type { HostedSystem } from '../schema/hosted-system'
import { unknownField } from '../schema/fault'
import { formProblem } from '../schema/forms'
import type { z } from '../schema/zod'
import type { WrittenEntry } from './exchange-v1'
import { problemOfState } from './problem-of-state'

export type ExchangeEntry = LogEntry<Typed, Typed>

/** A playable log and its end state. */
interface PlayedLog {
  readonly entries: readonly ExchangeEntry[]
  readonly state: unknown
}

/**
 * Replays a log from its first entry. Each command and event must match the schema of the rules version that decided it, and each face must
 * be on its die. Entries decided by the current rules must give exactly these events again; for older rules it must at least be possible to
 * describe and show the events. Undo and redo must name a valid entry. Returns the log with its end state, or the index of the first bad
 * entry.
 */
export function checkEntries(system: HostedSystem, written: readonly WrittenEntry[]): Result<PlayedLog, number> {
  const { rules, schemas, momentOf } = system
  const entries: ExchangeEntry[] = []
  const timeline = new Timeline<unknown, Typed, Typed>(rules.initial, (state, event) => rules.evolve(state, event))
  for (const [index, entry] of written.entries()) {
    try {
      if (entry.seq !== index + 1 || !isOnItsDice(entry) || !isPossible(entry, timeline.state)) return err(index)
      timeline.append(entry)
      if (!isOfToday(entry)) show(timeline.state)
      entries.push(entry)
    } catch {
      // Code that meets an impossible value throws; the entry is then bad.
      return err(index)
    }
  }
  return ok({ entries, state: timeline.state })

  function isPossible(entry: ExchangeEntry, state: unknown): boolean {
    if (entry.kind !== 'command') return true
    if (isRestoring(entry.command)) return isRestored(entry, state)
    const schema = Object.hasOwn(schemas, entry.rulesVersion) ? schemas[entry.rulesVersion] : undefined
    if (
      schema === undefined ||
      !isOf(schema.command, entry.command) ||
      !entry.events.every(event => isOf(schema.event, event) && formProblem(event) === null)
    )
      return false
    // Decisions of earlier rules cannot be repeated to verify them, but they can be described.
    if (!isOfToday(entry)) return tell(state, entry.events)
    return isPlayed(entry, state)
  }

  function isPlayed({ command, dice, events, overruled }: CommandEntry<Typed, Typed>, state: unknown): boolean {
    const faces = dice.map(rolled => rolled.faces)
    const played = submit(rules, state, command, faces, overruled?.refusals ?? [])
    return played.kind === 'decided' && isSameJson(played.events, events)
  }

  /** A battle from paper begins with a state: all that is known of it, whichever rules decided what led there. */
  function isRestored(entry: CommandEntry<Typed, Typed>, state: unknown): boolean {
    const { command } = entry
    const isWhole = isSameJson(Object.keys(command).sort(), ['format', 'state', 'type'])
    return isWhole && isRestoring(command) && problemOfState(system, command.format, command.state) === null && isPlayed(entry, state)
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

/** The path of a field that a command or an event should not have, in an entry that was refused; null where it has none. */
export function unknownFieldOf({ schemas }: Pick<HostedSystem, 'schemas'>, entry: WrittenEntry | undefined): string | null {
  if (entry?.kind !== 'command' || !Object.hasOwn(schemas, entry.rulesVersion)) return null
  const schema = schemas[entry.rulesVersion]
  if (schema === undefined) return null
  const inCommand = isRestoring(entry.command) ? null : unknownField(schema.command, entry.command)
  if (inCommand !== null) return `command.${inCommand}`
  for (const [index, event] of entry.events.entries()) {
    const inEvent = unknownField(schema.event, event)
    if (inEvent !== null) return `events.${String(index)}.${inEvent}`
  }
  return null
}

/** Whether it matches this schema and has no other fields. */
function isOf(schema: z.ZodType, json: unknown): boolean {
  const understood = schema.safeParse(json)
  return understood.success && isSameJson(understood.data, json)
}

/** Whether every face is on its die, and every die is one that rules ask for. */
function isOnItsDice(entry: WrittenEntry): entry is ExchangeEntry {
  return entry.kind !== 'command' || entry.dice.every(({ die, faces }) => isDie(die) && faces.every(face => face <= SIDES[die]))
}

function isDie(name: string): name is Die {
  return Object.hasOwn(SIDES, name)
}
