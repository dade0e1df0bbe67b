import type { PowerSaveBlocker } from 'electron'

/** Keeps the display on while players look at it or at their phones, and lets it sleep otherwise. */
export class KeepAwake {
  readonly #blocker: Pick<PowerSaveBlocker, 'start' | 'stop'>
  readonly #reasons = new Set<string>()
  #id: number | null = null

  constructor(blocker: Pick<PowerSaveBlocker, 'start' | 'stop'>) {
    this.#blocker = blocker
  }

  /** Sets or takes back one reason to stay awake. */
  because(reason: 'screen' | 'table', holds: boolean): void {
    if (holds) this.#reasons.add(reason)
    else this.#reasons.delete(reason)
    if (this.#reasons.size > 0) this.#id ??= this.#blocker.start('prevent-display-sleep')
    else if (this.#id !== null) {
      this.#blocker.stop(this.#id)
      this.#id = null
    }
  }
}
