import type { Message } from '@shared/core/engine/message'
import type { RuleSystem } from '@shared/core/engine/rule-system'
import { Timeline } from '@shared/core/log/timeline'
import type { WireCommand, WireEntry } from '@shared/ipc/calls'

/** A rule system with its types put aside: what the log and the store need of it. */
export type WireSystem = RuleSystem<unknown, WireCommand, WireCommand, string, unknown>

/** What a correction replaced and what stands now, in words or figures. */
export interface LogChange {
  readonly label: Message
  readonly from: Message | string | number
  readonly to: Message | string | number
}

/** One sentence of the log. */
export interface LogLine {
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly isFirst: boolean
  readonly kind: 'event' | 'undo' | 'redo'
  readonly message: Message
  readonly changes: readonly LogChange[]
  /** What the GM gave as the reason, as typed; empty when none. */
  readonly reason: string
  /** The refusal the GM overruled; null when the rules allowed it. */
  readonly forced: string | null
}

/** Which old and new values a correcting event shows; none for other events. */
export type ChangesOf = (state: unknown, event: WireCommand) => readonly LogChange[]

/** The battle as this window reads it: entries folded into a state, and every event put into words on the way. */
export class BattleReader {
  readonly lines: LogLine[] = []
  readonly #names: Message[] = []
  readonly #timeline: Timeline<unknown, WireCommand, WireCommand>
  #telling: WireEntry | null = null

  constructor(
    private readonly system: WireSystem,
    private readonly changesOf: ChangesOf
  ) {
    this.#timeline = new Timeline<unknown, WireCommand, WireCommand>(system.initial, (state, event) => this.#evolve(state, event))
  }

  get state(): unknown {
    return this.#timeline.state
  }

  get lastSeq(): number {
    return this.#timeline.lastSeq
  }

  get entries(): readonly WireEntry[] {
    return this.#timeline.entries
  }

  /** The name of the step that undo takes back; null when there is none. */
  get undoName(): Message | null {
    return this.#nameOf(this.#timeline.undoTarget)
  }

  /** The name of the step that redo brings back; null when there is none. */
  get redoName(): Message | null {
    return this.#nameOf(this.#timeline.redoTarget)
  }

  isUndone(seq: number): boolean {
    return this.#timeline.isUndone(seq)
  }

  append(entry: WireEntry): void {
    const before = this.#timeline.state
    if (entry.kind === 'command') {
      this.#names.push(this.system.describeCommand(before, entry.command))
      this.#telling = entry
    } else {
      const name = this.#nameOf(entry.target) ?? { key: 'battle.log.step' }
      this.#names.push(name)
      this.#push(entry, { key: `battle.log.${entry.kind}`, values: { name } }, [], '')
    }
    try {
      this.#timeline.append(entry)
    } finally {
      this.#telling = null
    }
  }

  #nameOf(seq: number | null): Message | null {
    return seq === null ? null : (this.#names[seq - 1] ?? null)
  }

  #evolve(state: unknown, event: WireCommand): unknown {
    if (this.#telling !== null) {
      const reason = 'reason' in event && typeof event.reason === 'string' ? event.reason : ''
      this.#push(this.#telling, this.system.describe(state, event), this.changesOf(state, event), reason)
    }
    return this.system.evolve(state, event)
  }

  #push(entry: WireEntry, message: Message, changes: readonly LogChange[], reason: string): void {
    this.lines.push({
      seq: entry.seq,
      at: entry.at,
      isFirst: this.lines[this.lines.length - 1]?.seq !== entry.seq,
      kind: entry.kind === 'command' ? 'event' : entry.kind,
      message,
      changes,
      reason,
      forced: entry.kind === 'command' ? (entry.forced ?? null) : null
    })
  }
}
