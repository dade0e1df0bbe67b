import type { Ended } from '@shared/campaign/chronicle'
import type { BattleNote } from '@shared/campaign/edits/note-battle'
import type { BattleKey } from '@shared/ipc/calls'
import type { BattleMoment } from '@shared/systems/index'

/** Writes a note into the campaign that a battle belongs to. */
type WriteNote = (key: BattleKey, note: BattleNote) => Promise<void>

/**
 * Keeps the list of battles (round, phase, when last played) up to date in the background. Only the newest note of a battle counts. One
 * that cannot be written is reported and dropped: the journal has the truth, and the next note repeats it.
 */
export class BattleNotes {
  readonly #write: WriteNote
  readonly #onError: (key: BattleKey, error: unknown) => void
  readonly #waiting = new Map<string, { readonly key: BattleKey; readonly note: BattleNote }>()
  #writing: Promise<void> | null = null

  constructor(write: WriteNote, onError: (key: BattleKey, error: unknown) => void) {
    this.#write = write
    this.#onError = onError
  }

  /** Returns at once. `playedAt`: when an entry was last written, in milliseconds since 1970, or null when none was. */
  note(key: BattleKey, { round, phase, isOver }: BattleMoment, playedAt: number | null, ended: Ended | null): void {
    const note: BattleNote = { status: isOver ? 'ended' : 'running', round, phase, playedAt, ended }
    this.#waiting.set(`${key.campaignId}/${key.battleId}`, { key, note })
    this.#writing ??= this.#writeAll()
  }

  /** Resolves when every note so far has been written or dropped. */
  async settle(): Promise<void> {
    await this.#writing
  }

  async #writeAll(): Promise<void> {
    await Promise.resolve()
    for (const [name, { key, note }] of this.#waiting) {
      this.#waiting.delete(name)
      await this.#write(key, note).catch((error: unknown) => this.#onError(key, error))
    }
    this.#writing = null
  }
}
