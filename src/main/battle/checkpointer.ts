/** When a battle writes its state next to the journal. */
export interface CheckpointTimes {
  /** After this many entries. */
  readonly everyEntries: number
  /** After this long without an entry, in milliseconds. */
  readonly idleMs: number
}

const CHECKPOINT_TIMES: CheckpointTimes = { everyEntries: 500, idleMs: 30_000 }

/**
 * Decides when a checkpoint is due and has it written in the background: no command ever waits for one. A failure is reported, and tried
 * again when the next is due; the journal alone is enough to rebuild the battle.
 */
export class Checkpointer {
  readonly #save: () => Promise<void>
  readonly #onError: (error: unknown) => void
  readonly #times: CheckpointTimes
  #entriesSince = 0
  #timer: NodeJS.Timeout | null = null
  #saving: Promise<void> | null = null

  constructor(save: () => Promise<void>, onError: (error: unknown) => void, times: CheckpointTimes = CHECKPOINT_TIMES) {
    this.#save = save
    this.#onError = onError
    this.#times = times
  }

  /** Call after each acknowledged entry. Returns at once. */
  noteEntry(): void {
    this.#entriesSince += 1
    this.#stopTimer()
    if (this.#entriesSince >= this.#times.everyEntries) setImmediate(() => this.#begin())
    this.#timer = setTimeout(() => this.#begin(), this.#times.idleMs)
    this.#timer.unref()
  }

  /** Resolves when no checkpoint is being written and none will be started. */
  async stop(): Promise<void> {
    this.#stopTimer()
    this.#entriesSince = 0
    await this.#saving
  }

  #begin(): void {
    if (this.#saving !== null || this.#entriesSince === 0) return
    this.#entriesSince = 0
    this.#saving = this.#save()
      .catch(this.#onError)
      .finally(() => {
        this.#saving = null
      })
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }
}
