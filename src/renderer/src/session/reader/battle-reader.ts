import type { Message } from '@shared/core/engine/message'
import type { UndoEntry } from '@shared/core/log/entry'
import { Timeline } from '@shared/core/log/timeline'
import type { WireCommand, WireEntry } from '@shared/ipc/calls'
import type { LogGroup, LogGroupKind, LogLine, LogMoment, LogReading } from '../../contract/log-line'
import type { WireSystem } from '../../contract/wire-system'
import { EventLine } from './event-line'
import { EventTeller, type WireCommandEntry } from './event-teller'
import { SharedValues } from './shared-values'

/** Folds the entries of a battle into states, and has a line for every event. */
export class BattleReader {
  readonly lines: LogLine[] = []
  /** Names of the latest steps; older ones are recomputed when needed. */
  readonly #names = new Map<number, Message>()
  readonly #values = new SharedValues()
  #takenBack = 0
  readonly #timeline: Timeline<unknown, WireCommand, WireCommand>
  readonly #teller: EventTeller
  #telling: { readonly entry: WireCommandEntry; readonly told: number } | null = null

  constructor(
    private readonly system: WireSystem,
    private readonly reading: LogReading
  ) {
    this.#timeline = new Timeline<unknown, WireCommand, WireCommand>(system.initial, (state, event) => this.#evolve(state, event))
    this.#teller = new EventTeller(system, reading, seq => this.#timeline.stateAt(seq))
  }

  get state(): unknown {
    return this.#timeline.state
  }

  /** The state for screens: everything in it under the name by which it is told. */
  get toldState(): unknown {
    return this.system.named(this.state)
  }

  get lastSeq(): number {
    return this.#timeline.lastSeq
  }

  get entries(): readonly WireEntry[] {
    return this.#timeline.entries
  }

  /** The name of the step to undo; null when there is none. */
  get undoName(): Message | null {
    return this.#nameOf(this.#timeline.undoTarget)
  }

  /** The name of the step to redo; null when there is none. */
  get redoName(): Message | null {
    return this.#nameOf(this.#timeline.redoTarget)
  }

  isUndone(seq: number): boolean {
    return this.#timeline.isUndone(seq)
  }

  /** The state right after this entry, told in the same way. */
  stateAt(seq: number): unknown {
    return this.system.named(this.#timeline.stateAt(seq))
  }

  /** Number of steps undone by going back to right after this entry; 0 when none, or when undo cannot get there. */
  stepsBackTo(seq: number): number {
    return this.#timeline.wayBackTo(seq)?.steps ?? 0
  }

  /**
   * The latest group of each kind that can be taken back, by its first entry: the moves that nothing came after, the volley staged last,
   * also once it has struck, and the last activation.
   */
  groups(): ReadonlyMap<number, LogGroup> {
    const first = new Map<LogGroupKind, LogLine>()
    const over = new Set<LogGroupKind>()
    for (const line of this.lines.slice(-LOOK_BACK).reverse()) {
      const entry = line.kind === 'event' && !this.isUndone(line.seq) ? this.entries[line.seq - 1] : undefined
      if (entry?.kind !== 'command') continue
      const kind = this.reading.groupOf(entry.command)
      const volley = first.get('volley')
      if (kind !== 'moves') over.add('moves')
      if (volley !== undefined && !isSameMoment(line, volley)) over.add('volley')
      if (kind === null || over.has(kind)) continue
      first.set(kind, line)
      if (kind === 'activation') over.add(kind)
    }
    const found = new Map<number, LogGroup>()
    for (const [kind, { seq }] of first) {
      const steps = this.stepsBackTo(seq - 1)
      if (steps > 1) found.set(seq, { kind, steps })
    }
    return found
  }

  /** How many steps the last entry undid at once; 0 if none. */
  get redoSteps(): number {
    return this.#takenBack
  }

  /** Appends the next entry, sharing what it has in common with earlier ones. */
  append(arrived: WireEntry): void {
    const entry = this.#values.within(arrived)
    const { redoCount } = this.#timeline
    this.#names.set(entry.seq, this.#nameFor(entry, this.#timeline.state))
    this.#names.delete(entry.seq - KEPT_NAMES)
    if (entry.kind === 'command') this.#telling = { entry, told: 0 }
    try {
      this.#timeline.append(entry)
    } finally {
      this.#telling = null
    }
    this.#takenBack = entry.kind === 'undo' ? this.#timeline.redoCount - redoCount : 0
    if (entry.kind !== 'command') this.#tellStep(entry, this.#timeline.redoCount - redoCount)
  }

  #nameOf(seq: number | null): Message | null {
    const entry = seq === null ? undefined : this.#timeline.entries[seq - 1]
    return entry === undefined ? null : (this.#names.get(entry.seq) ?? this.#nameFor(entry, this.#timeline.stateAt(entry.seq - 1)))
  }

  #nameFor(entry: WireEntry, before: unknown): Message {
    if (entry.kind === 'command') return this.system.describeCommand(before, entry.command)
    return this.#nameOf(entry.target) ?? { key: 'battle.log.step' }
  }

  #evolve(state: unknown, event: WireCommand): unknown {
    const next = this.system.evolve(state, event)
    if (this.#telling !== null) {
      const { entry, told } = this.#telling
      this.#telling = { entry, told: told + 1 }
      const fleetIds = this.#values.one(this.reading.fleetsIn(next, event))
      this.lines.push(new EventLine(this.#teller, entry, told, this.#momentOf(next), fleetIds, this.#toldBy(entry, event, told, next)))
    }
    return next
  }

  /** An undo of several steps names the earliest and their number. */
  #tellStep(entry: UndoEntry, count: number): void {
    const name = this.#nameOf(entry.seq) ?? ''
    this.lines.push({
      seq: entry.seq,
      at: entry.at,
      kind: entry.kind,
      message:
        count > 1 ? { key: 'battle.log.undoSeveral', values: { count, name } } : { key: `battle.log.${entry.kind}`, values: { name } },
      moment: this.#momentOf(this.#timeline.state),
      fleetIds: NONE,
      dice: NONE,
      eventIndex: -1,
      fold: null,
      told: null,
      changes: NONE,
      reason: '',
      overruled: null,
      isByGm: false
    })
  }

  /** Messages already given in this entry, to avoid repeats. Overruled refusals and reasons are always given. */
  #toldBy(entry: WireCommandEntry, event: WireCommand, index: number, after: unknown): LogLine['told'] {
    const repeats = entry.overruled === undefined && !('reason' in event) ? this.reading.repeats(event) : null
    if (repeats === 'heading') return this.#momentOf(after) === this.lines[this.lines.length - 1]?.moment ? null : 'heading'
    if (repeats === null) return null
    const isAlone = entry.events.every((other, at) => at === index || this.reading.repeats(other) !== null)
    if (!isAlone) return 'result'
    return repeats === 'next' ? 'next' : null
  }

  /** The moment; reuses the previous line's object if equal. */
  #momentOf(state: unknown): LogMoment {
    const moment = this.reading.momentOf(state)
    const last = this.lines[this.lines.length - 1]?.moment
    return last?.round === moment.round && last.phase.key === moment.phase.key ? last : this.#values.one(moment)
  }
}

/** Two lines of one phase may each have their own moment, once steps were taken back between them. */
const isSameMoment = ({ moment: one }: LogLine, { moment: other }: LogLine): boolean =>
  one === other || (one.round === other.round && one.phase.key === other.phase.key)

const NONE: readonly never[] = []
const KEPT_NAMES = 64
/** Lines within which a group begins. */
const LOOK_BACK = 400
