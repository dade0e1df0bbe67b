/** When a battle writes its state beside the journal. */
export interface CheckpointTimes {
  /** After so many entries. */
  readonly everyEntries: number
  /** After so long without an entry, milliseconds. */
  readonly idleMs: number
}

export const CHECKPOINT_TIMES: CheckpointTimes = { everyEntries: 500, idleMs: 30_000 }

/**
 * Decides when a checkpoint is due and has it written behind the back of play: no command ever waits for one. A failure is told and
 * tried again when the next falls due; the journal alone is enough to rebuild the battle.
 */
export class Checkpointer {
  readonly #save: () => Promise<void>
  readonly #onTrouble: (error: unknown) => void
  readonly #times: CheckpointTimes
  #entriesSince = 0
  #timer: NodeJS.Timeout | null = null
  #saving: Promise<void> | null = null

  constructor(save: () => Promise<void>, onTrouble: (error: unknown) => void, times: CheckpointTimes = CHECKPOINT_TIMES) {
    this.#save = save
    this.#onTrouble = onTrouble
    this.#times = times
  }

  /** Call after an entry was acknowledged. Returns at once. */
  noteEntry(): void {
    this.#entriesSince += 1
    this.#stopTimer()
    if (this.#entriesSince >= this.#times.everyEntries) setImmediate(() => this.#begin())
    this.#timer = setTimeout(() => this.#begin(), this.#times.idleMs)
    this.#timer.unref()
  }

  /** Resolves when no checkpoint is being written and none will be begun. */
  async stop(): Promise<void> {
    this.#stopTimer()
    this.#entriesSince = 0
    await this.#saving
  }

  #begin(): void {
    if (this.#saving !== null || this.#entriesSince === 0) return
    this.#entriesSince = 0
    this.#saving = this.#save()
      .catch(this.#onTrouble)
      .finally(() => {
        this.#saving = null
      })
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }
}
