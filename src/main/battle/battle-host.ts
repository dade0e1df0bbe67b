import { createHash } from 'node:crypto'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { isSameJson } from '@shared/kernel/same-json'
import type { UndoEntry } from '@shared/core/log/entry'
import { asArgument } from '@shared/ipc/as-argument'
import type { BattleKey, CallArgs, DiceAnswer, OpenedBattle, PendingCommand, SubmitResult, WireEntry } from '@shared/ipc/calls'
import { CallFailure } from '@shared/ipc/calls'
import { endedAt } from '@shared/report/outcome'
import type { BattleMoment } from '@shared/systems/index'
import { SerialQueue } from '../store/serial-queue'
import type { BattleStorage, BattleParts } from './battle-parts'
import { Checkpointer } from './checkpointer'
import { stillWaiting } from './pending'
import { takeDice, type Attempt } from './take-dice'
import { savedState } from './saved-state'

type Submitted = Pick<CallArgs<'battle.submit'>, 'command' | 'overruling' | 'expectedSeq' | 'faces' | 'roll'>
type EntryHead = Pick<UndoEntry, 'seq' | 'at' | 'by'>

/**
 * One open battle and the only caller of `submit`. Commands come one after another; each is decided, then durable in the journal,
 * then part of the state, then announced to everyone. A failure before the journal has acknowledged it leaves everything as it was.
 */
export class BattleHost {
  readonly key: BattleKey
  readonly #parts: BattleParts
  readonly #queue = new SerialQueue()
  readonly #checkpointer: Checkpointer
  #pending: PendingCommand | null
  #moment: BattleMoment
  #playedAt: number | null = null
  #isClosed = false

  constructor(parts: BattleParts) {
    this.key = parts.key
    this.#parts = parts
    this.#pending = parts.pending
    this.#moment = parts.system.momentOf(parts.timeline.state)
    this.#checkpointer = new Checkpointer(
      () => this.#checkpoint(false),
      error => parts.log(`No checkpoint of battle ${parts.key.battleId} this time`, error),
      parts.checkpointTimes
    )
  }

  get state(): unknown {
    return this.#parts.timeline.state
  }

  /** The state right after this entry, whatever has been undone since. */
  stateAt(seq: number): unknown {
    return this.#parts.timeline.stateAt(seq)
  }

  get moment(): BattleMoment {
    return this.#moment
  }

  opened(): OpenedBattle {
    const { systemId, storage, timeline, damage, repaired, wasInterrupted } = this.#parts
    return {
      ...this.key,
      system: systemId,
      mode: storage === null ? 'rescue' : 'writable',
      entries: timeline.entries.slice(),
      pending: this.#pending,
      damage,
      repaired,
      wasInterrupted
    }
  }

  /** Entries from `from` on (1 is the first), at most `count` of them. */
  log(from = 1, count = Infinity): readonly WireEntry[] {
    return this.#parts.timeline.entries.slice(from - 1, from - 1 + count)
  }

  hash(): { readonly seq: number; readonly hash: string } {
    return { seq: this.#parts.timeline.lastSeq, hash: createHash('sha256').update(canonicalJson(this.state)).digest('hex') }
  }

  /** Starts a command. One that is waiting for dice gives way to it, unless it is refused, or done without disturbing those dice. */
  submit({ command, overruling, expectedSeq, ...answer }: Submitted): Promise<SubmitResult> {
    return this.#write(storage => {
      this.#expect(expectedSeq)
      const understood = asArgument(this.#parts.system.commandSchema, command, 'command')
      return this.#carry(storage, { command: understood, overruling: overruling ?? null, answered: [] }, answer)
    })
  }

  /** Answers the waiting command with dice. */
  answer(answer: DiceAnswer): Promise<SubmitResult> {
    return this.#write(storage => this.#carry(storage, this.#waiting(), answer))
  }

  /** Drops the waiting command, if there is one. */
  cancel(): Promise<null> {
    return this.#write(async storage => {
      if (this.#pending !== null) await this.#keep(storage, null)
      return null
    })
  }

  /** Saves the contents of the dice field. */
  draft(text: string): Promise<null> {
    return this.#write(async storage => {
      const pending = { ...this.#waiting(), text }
      await storage.pendings.set(storage.files.mark, pending)
      this.#pending = pending
      return null
    })
  }

  /** Takes back what the waiting command was given last: the text in its field, else its last dice. */
  takeBack(): Promise<PendingCommand> {
    return this.#write(async storage => {
      const waiting = this.#waiting()
      if (waiting.text === '' && waiting.answered.length === 0) throw new CallFailure('nothing-pending', this.key.battleId)
      const answered = waiting.text === '' ? waiting.answered.slice(0, -1) : waiting.answered
      const asked = takeDice(this.#parts.system.rules, this.state, { ...waiting, answered }, {}, this.#parts.random)
      if (asked.kind !== 'needs') throw new Error('A command that waited for dice asks for none')
      const pending = { ...waiting, answered, request: asked.request, text: '' }
      await this.#keep(storage, pending)
      return pending
    })
  }

  undo(expectedSeq?: number): Promise<WireEntry> {
    return this.#write(storage => {
      this.#expect(expectedSeq)
      const target = this.#parts.timeline.undoTarget
      if (target === null) throw new CallFailure('nothing-to-undo', this.key.battleId)
      return this.#append(storage, { kind: 'undo', ...this.#head(), target })
    })
  }

  /** Undoes everything after entry `seq` in one step; redo restores it one act at a time. */
  undoTo(seq: number, expectedSeq?: number): Promise<WireEntry> {
    return this.#write(storage => {
      this.#expect(expectedSeq)
      const way = this.#parts.timeline.wayBackTo(seq)
      if (way === null) throw new CallFailure('nothing-to-undo', this.key.battleId)
      return this.#append(storage, { kind: 'undo', ...this.#head(), target: way.target })
    })
  }

  redo(expectedSeq?: number): Promise<WireEntry> {
    return this.#write(storage => {
      this.#expect(expectedSeq)
      const target = this.#parts.timeline.redoTarget
      if (target === null) throw new CallFailure('nothing-to-redo', this.key.battleId)
      return this.#append(storage, { kind: 'redo', ...this.#head(), target })
    })
  }

  /** Finishes what was asked for, writes a last checkpoint and closes the files. Later commands fail with `not-open`. */
  close(): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#isClosed) return
      this.#isClosed = true
      await this.#checkpointer.stop()
      const { storage, key, log, onMoment } = this.#parts
      if (storage === null) return
      try {
        if (this.#pending === null && !storage.pendings.isEmpty) await storage.pendings.set(storage.files.mark, null)
        await this.#checkpoint(true)
      } catch (error) {
        log(`No last checkpoint of battle ${key.battleId}; the journal has everything`, error)
      }
      await storage.files.close()
      onMoment(key, this.#moment, this.#playedAt, endedAt(this.#parts.system, this.state))
    })
  }

  #write<T>(action: (storage: BattleStorage) => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      if (this.#isClosed) throw new CallFailure('not-open', this.key.battleId)
      if (this.#parts.storage === null) throw new CallFailure('read-only', this.key.battleId)
      return action(this.#parts.storage)
    })
  }

  #expect(expectedSeq: number | undefined): void {
    const { lastSeq } = this.#parts.timeline
    if (expectedSeq !== undefined && expectedSeq !== lastSeq) throw new CallFailure('stale', String(lastSeq))
  }

  #waiting(): PendingCommand {
    if (this.#pending === null) throw new CallFailure('nothing-pending', this.key.battleId)
    return this.#pending
  }

  async #carry(storage: BattleStorage, attempt: Attempt, answer: DiceAnswer): Promise<SubmitResult> {
    const { system, random } = this.#parts
    const outcome = takeDice(system.rules, this.state, attempt, answer, random)
    if (outcome.kind === 'refused') return outcome
    if (outcome.kind === 'unasked') throw new CallFailure('bad-args', `faces: ${String(outcome.unused)} that nobody asked for`)
    const { command, overruling } = attempt
    if (outcome.kind === 'needs') {
      const { request, answered } = outcome
      const isUntouched = attempt === this.#pending && answered.length === attempt.answered.length
      if (!isUntouched) await this.#keep(storage, { command, overruling, answered, request, text: '' })
      return outcome
    }
    const { answered: dice, events, overruled } = outcome
    const told = { command, dice, events, rulesVersion: system.rules.rulesVersion, ...(overruled === null ? {} : { overruled }) }
    return { kind: 'done', entry: await this.#append(storage, { kind: 'command', ...this.#head(), ...told }) }
  }

  #head(): EntryHead {
    return { seq: this.#parts.timeline.lastSeq + 1, at: this.#parts.clock.now(), by: 'gm' }
  }

  /** The only way a battle changes. It makes a waiting command stale, on disk as well, unless `stillWaiting` keeps its dice. */
  async #append(storage: BattleStorage, entry: WireEntry): Promise<WireEntry> {
    await storage.files.append(entry)
    this.#parts.timeline.append(entry)
    const hadPending = this.#pending !== null
    const kept = stillWaiting(this.#parts.system.rules, this.state, this.#pending, entry)
    this.#pending = null
    this.#parts.announce({ kind: 'battle.appended', ...this.key, entry })
    if (kept !== null) await this.#keep(storage, kept)
    else if (hadPending) this.#parts.announce({ kind: 'battle.pending', ...this.key, pending: null })
    this.#checkpointer.noteEntry()
    this.#noteMoment(entry)
    return entry
  }

  async #keep(storage: BattleStorage, pending: PendingCommand | null): Promise<void> {
    await storage.pendings.set(storage.files.mark, pending)
    this.#pending = pending
    this.#parts.announce({ kind: 'battle.pending', ...this.key, pending })
  }

  /** The first entry starts the battle and does not count as play. */
  #noteMoment({ seq, at }: WireEntry): void {
    const { system, onMoment } = this.#parts
    const before = this.#moment
    this.#moment = system.momentOf(this.state)
    if (seq === 1) return
    this.#playedAt = at
    if (this.#moment.isOver || !isSameJson(this.#moment, before)) onMoment(this.key, this.#moment, at, endedAt(system, this.state))
  }

  async #checkpoint(isClosed: boolean): Promise<void> {
    const { storage, timeline, system } = this.#parts
    if (storage === null || timeline.lastSeq === 0) return
    await storage.files.checkpoint({ seq: timeline.lastSeq, state: savedState(timeline.state, system.rules.rulesVersion, isClosed) })
  }
}
