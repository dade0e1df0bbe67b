import type { CommandEntry } from '@shared/core/log/entry'
import type { WireCommand } from '@shared/ipc/calls'
import { present } from '@shared/kernel/present'
import type { LogLine, LogReading } from '../../contract/log-line'
import type { WireSystem } from '../../contract/wire-system'

export type WireCommandEntry = CommandEntry<WireCommand, WireCommand>

/** What a line says: worked out from the state before its event. */
type EventWords = Pick<LogLine, 'message' | 'besideFaces' | 'changes'>

/** Puts events into words when they are looked at: those of a whole battle would take more memory than all its entries. */
export class EventTeller {
  /** The words of the entries told lately, by seq. */
  readonly #known = new Map<number, readonly EventWords[]>()
  /** The last entry told and the state after it, since lines are mostly read one after the other. */
  #last: { readonly seq: number; readonly state: unknown }

  constructor(
    private readonly system: WireSystem,
    readonly reading: LogReading,
    private readonly stateAt: (seq: number) => unknown
  ) {
    this.#last = { seq: 0, state: system.initial }
  }

  wordsOf(entry: WireCommandEntry, eventIndex: number): EventWords {
    const words = this.#known.get(entry.seq) ?? this.#tell(entry)
    return present(words[eventIndex], `event ${String(eventIndex)} of entry ${String(entry.seq)}`)
  }

  #tell({ seq, events }: WireCommandEntry): readonly EventWords[] {
    let state = this.#last.seq === seq - 1 ? this.#last.state : this.stateAt(seq - 1)
    const words = events.map(event => {
      const before = state
      state = this.system.evolve(before, event)
      const message = this.system.describe(before, event)
      return { message, besideFaces: this.reading.besideFaces(event, message), changes: this.reading.changesOf(before, event) }
    })
    this.#last = { seq, state }
    if (this.#known.size >= KEPT) this.#known.clear()
    this.#known.set(seq, words)
    return words
  }
}

/** More than any screen shows at a time. */
const KEPT = 256
