import { firstShown, hear } from './hear'
import type { TableView } from './table-view'
import type { Shown } from './told'
import type { Viewer } from './viewer'

/** Ticks from one sign of life to the next. */
const BEAT_TICKS = 10
/** Frames come in steps of this many characters, so that a listener learns little from their length. */
const STEP_CHARS = 2048

/**
 * What one viewer is sent. The host gives it every state of the battle and asks it at every tick for the frame to send. A frame goes out
 * when the view or what it tells has changed, and never for an act that changes nothing the viewer may see. In between, a beat says that
 * the table is still there.
 */
export class Feed<State> {
  /** How often the host asks. Nothing is sent at any other time, so that when an act was entered is not told. */
  static readonly TICK_MS = 200

  readonly #viewFor: (state: State, viewer: Viewer) => TableView
  readonly #viewer: Viewer
  #waiting: State[]
  #shown: Shown | null = null
  #sent: Shown | null = null
  #frames = 0
  #ticks = 0

  constructor(viewFor: (state: State, viewer: Viewer) => TableView, viewer: Viewer, state: State) {
    this.#viewFor = viewFor
    this.#viewer = viewer
    this.#waiting = [state]
  }

  /** The battle has changed. Costs nothing here: the view is made at the tick, away from the game master's click. */
  follow(state: State): void {
    this.#waiting.push(state)
  }

  /** What to send now; null for nothing. */
  tick(): string | null {
    for (const state of this.#waiting) {
      const view = this.#viewFor(state, this.#viewer)
      this.#shown = this.#shown === null ? firstShown(view) : hear(this.#shown, view)
    }
    this.#waiting = []
    this.#ticks += 1
    if (this.#shown !== this.#sent) {
      this.#sent = this.#shown
      this.#frames += 1
      return this.again()
    }
    return this.#ticks % BEAT_TICKS === 0 ? padded({ kind: 'beat', n: this.#frames }) : null
  }

  /** The last frame once more, for a screen that has just come or come back. */
  again(): string {
    return padded({ kind: 'shown', n: this.#frames, shown: this.#sent })
  }
}

/** A frame as it is sent: its JSON, with spaces up to the next step of length. */
export function padded<Frame extends { readonly kind: string }>(frame: Frame): string {
  const text = JSON.stringify(frame)
  return text.padEnd(Math.ceil(text.length / STEP_CHARS) * STEP_CHARS)
}
