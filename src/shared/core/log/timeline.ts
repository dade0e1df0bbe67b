import { present } from '../../kernel/present'
import type { LogEntry } from './entry'

/**
 * Number of latest steps whose preceding state is cached, so that undoing them is immediate. Older states are folded again from the nearest
 * cached one.
 */
const KEPT_STEPS = 512
const ROOT_EVERY = 256

/** A step taken back, and the state after it, so that redo need not fold its events; null where that is not cached. */
interface UndoneStep<State> {
  readonly seq: number
  readonly after: State | null
}

/**
 * A battle in memory: its entries, its state, and what undo and redo would do. Mutable on purpose and owned by one reader; the states
 * inside are immutable.
 */
export class Timeline<State, Command, Event> {
  readonly entries: LogEntry<Command, Event>[] = []
  #state: State
  /** Seqs of the steps in force, in order. */
  readonly #done: number[] = []
  /** The state before each step; null if not cached. A separate list, since an object per step would take three times the memory. */
  readonly #before: (State | null)[] = []
  #undone: UndoneStep<State>[] = []

  constructor(
    private readonly initial: State,
    private readonly evolve: (state: State, event: Event) => State
  ) {
    this.#state = initial
  }

  /**
   * Rebuilds a battle from its entries; with a checkpoint, the entries before it need not be folded. Throws if a seq is missing. Of the
   * states on the way only the latest are kept: an older one is folded again when it is first asked for, and few ever are.
   */
  static restore<State, Command, Event>(
    initial: State,
    evolve: (state: State, event: Event) => State,
    entries: readonly LogEntry<Command, Event>[],
    checkpoint: { readonly seq: number; readonly state: State } | null
  ): Timeline<State, Command, Event> {
    const timeline = new Timeline<State, Command, Event>(initial, evolve)
    const skip = checkpoint !== null && checkpoint.seq <= entries.length ? checkpoint.seq : 0
    for (const entry of entries) {
      if (entry.seq > skip) timeline.#take(entry, Infinity)
      else {
        timeline.#expect(entry)
        timeline.#record(entry, null)
      }
      if (entry.seq === skip && checkpoint !== null) timeline.#state = checkpoint.state
    }
    return timeline
  }

  get state(): State {
    return this.#state
  }

  get lastSeq(): number {
    return this.entries.length
  }

  /** Seq of the entry that undo would take back; null at the start. The first entry begins the battle and is never undone. */
  get undoTarget(): number | null {
    return this.#done.length > 1 ? (this.#done[this.#done.length - 1] ?? null) : null
  }

  /** Seq of the entry that redo would restore; null if there is none. */
  get redoTarget(): number | null {
    return this.#undone[this.#undone.length - 1]?.seq ?? null
  }

  /** How many steps redo could restore, one after the other. */
  get redoCount(): number {
    return this.#undone.length
  }

  /** Whether the command entry with this seq is in force. */
  isUndone(seq: number): boolean {
    return this.entries[seq - 1]?.kind === 'command' && this.#indexOf(seq) < 0
  }

  /**
   * The state right after entry `seq`, as the battle stood then, whatever has been undone or done since; 0 is the state before the first
   * entry.
   */
  stateAt(seq: number): State {
    const steps = stepsAfter(this.entries, seq)
    let shared = 0
    while (shared < steps.length && this.#done[shared] === steps[shared]) shared += 1
    let state = shared === this.#done.length ? this.#state : this.#stateBefore(shared, 0)
    for (const step of steps.slice(shared)) for (const event of this.#eventsOf(step)) state = this.evolve(state, event)
    return state
  }

  /**
   * The entry an undo must name to return the battle to the state after entry `seq`, and how many steps that takes back. Null if there is
   * nothing to take back, or if undo cannot lead there because that moment has itself been undone.
   */
  wayBackTo(seq: number): { readonly target: number; readonly steps: number } | null {
    const then = stepsAfter(this.entries, seq)
    const target = this.#done[then.length]
    const isOnTheWay = then.length > 0 && then.every((step, i) => this.#done[i] === step)
    return target === undefined || !isOnTheWay ? null : { target, steps: this.#done.length - then.length }
  }

  /** Appends one entry and updates the state. Throws, with nothing changed, if its seq or its target is not the expected one. */
  append(entry: LogEntry<Command, Event>): void {
    this.#take(entry, ROOT_EVERY)
  }

  /** `rootEvery`: of the states before old steps, one in this many is kept. */
  #take(entry: LogEntry<Command, Event>, rootEvery: number): void {
    this.#expect(entry)
    const state = this.#stateAfter(entry)
    this.#record(entry, this.#state)
    if (entry.kind !== 'undo') this.#forgetOld(rootEvery)
    this.#state = state
  }

  #stateAfter(entry: LogEntry<Command, Event>): State {
    if (entry.kind === 'undo') return this.#stateBefore(this.#indexOf(entry.target))
    const known = entry.kind === 'redo' ? (this.#undone[this.#undone.length - 1]?.after ?? null) : null
    if (known !== null) return known
    let state = this.#state
    for (const event of entry.kind === 'command' ? entry.events : this.#eventsOf(entry.target)) state = this.evolve(state, event)
    return state
  }

  #expect(entry: LogEntry<Command, Event>): void {
    if (entry.seq !== this.entries.length + 1) throw new Error(`Entry ${String(entry.seq)} after ${String(this.entries.length)}`)
    if (entry.kind === 'undo' && this.#indexOf(entry.target) < 1) {
      throw new Error(`Entry ${String(entry.seq)} undoes ${String(entry.target)}, no step that can be taken back`)
    }
    if (entry.kind === 'redo' && entry.target !== this.redoTarget) {
      throw new Error(`Entry ${String(entry.seq)} redoes ${String(entry.target)}, not the last undone step`)
    }
  }

  /** Records an expected entry without changing the state, which stood so before it; null if that is not known. */
  #record(entry: LogEntry<Command, Event>, before: State | null): void {
    if (entry.kind === 'command') {
      this.#addStep(entry.seq, before)
      if (this.#undone.length > 0) this.#undone = []
    } else if (entry.kind === 'undo') {
      // From the last step back to the target, so that redo restores them one by one in order.
      let after = before
      const target = this.#indexOf(entry.target)
      while (this.#done.length > target) {
        this.#undone.push({ seq: this.#done.pop() ?? 0, after })
        after = this.#before.pop() ?? null
      }
    } else {
      this.#undone.pop()
      this.#addStep(entry.target, before)
    }
    this.entries.push(entry)
  }

  #addStep(seq: number, before: State | null): void {
    this.#done.push(seq)
    this.#before.push(before)
  }

  /** Index of a step among those in force; −1 if it is not. Looks at the last first, which nearly always is the one. */
  #indexOf(seq: number): number {
    let low = 0
    let high = this.#done.length - 1
    let middle = high
    while (low <= high) {
      const found = this.#done[middle] ?? 0
      if (found === seq) return middle
      if (found < seq) low = middle + 1
      else high = middle - 1
      middle = (low + high) >> 1
    }
    return -1
  }

  #eventsOf(seq: number): readonly Event[] {
    const entry = present(this.entries[seq - 1], `entry ${String(seq)}`)
    return entry.kind === 'command' ? entry.events : []
  }

  /** The state before a step: cached, or folded again from the nearest cached one. The last few states on the way are cached too. */
  #stateBefore(index: number, kept = KEPT_STEPS): State {
    let from = index
    while (from > 0 && (this.#before[from] ?? null) === null) from -= 1
    let state = this.#before[from] ?? this.initial
    for (let i = from; i < index; i += 1) {
      if (index - i <= kept || i % ROOT_EVERY === 0) this.#before[i] = state
      for (const event of this.#eventsOf(present(this.#done[i], `step ${String(i)}`))) state = this.evolve(state, event)
    }
    return state
  }

  #forgetOld(rootEvery: number): void {
    const old = this.#done.length - 1 - KEPT_STEPS
    if (old > 0 && old % rootEvery !== 0) this.#before[old] = null
  }
}

/** Seqs of the commands in force after entry `seq`, in order. */
function stepsAfter(entries: readonly LogEntry<unknown, unknown>[], seq: number): readonly number[] {
  const done: number[] = []
  for (const entry of entries.slice(0, seq)) {
    if (entry.kind === 'command') done.push(entry.seq)
    else if (entry.kind === 'redo') done.push(entry.target)
    else while ((done[done.length - 1] ?? 0) >= entry.target) done.pop()
  }
  return done
}
