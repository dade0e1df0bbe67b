import type { ScreenState } from '@shared/ipc/player-screen'
import type { Log } from '../platform/log'
import type { KeptDocument } from '../store/document/kept-document'
import type { ScreenPages } from './screen-window'

interface PresenceParts {
  readonly pages: ScreenPages
  /** Whether players had a page open when the program ended. */
  readonly kept: KeptDocument<boolean>
  readonly changed: () => void
  readonly log: Log
}

/**
 * Tracks whether players have a page open, or had one when the browser or the program ended. A page that disappears counts as closed by a
 * person only if the game master's page is still there some time later: a page that reloads is gone only for a moment, and a browser that
 * closes takes all its pages with it.
 */
export class PagePresence {
  static readonly GRACE_MS = 3000

  readonly #parts: PresenceParts
  readonly #stopListening: () => void
  #isOpen: boolean
  #timer: NodeJS.Timeout | null = null

  constructor(parts: PresenceParts) {
    this.#parts = parts
    this.#isOpen = parts.pages.has('players')
    this.#stopListening = parts.pages.listen(() => this.#look())
  }

  get standing(): NonNullable<ScreenState['window']> {
    if (this.#isOpen) return 'open'
    return this.#parts.kept.value === true ? 'left' : 'closed'
  }

  stop(): void {
    this.#stopListening()
    this.#forget()
  }

  #look(): void {
    const { pages } = this.#parts
    if (pages.has('players')) {
      this.#forget()
      if (!this.#isOpen) void this.#stand(true, true)
    } else if (this.#isOpen) {
      this.#timer ??= setTimeout(() => void this.#stand(false, !pages.has('gm')), PagePresence.GRACE_MS)
    }
  }

  async #stand(isOpen: boolean, comesBack: boolean): Promise<void> {
    const { kept, changed, log } = this.#parts
    this.#forget()
    this.#isOpen = isOpen
    if (kept.value !== comesBack)
      await kept.save(comesBack).catch((error: unknown) => log('Whether the player screen is open cannot be kept', error))
    changed()
  }

  #forget(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }
}
