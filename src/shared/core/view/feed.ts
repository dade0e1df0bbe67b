import type { Message } from '../engine/message'
import { firstShown, nextShown } from './next-shown'
import type { TableView } from './table-view'
import type { Shown } from './shown'
import type { Viewer } from './viewer'

/** Frames are padded to a multiple of this many characters, so that an eavesdropper learns little from their length. */
const STEP_CHARS = 2048

/**
 * The stream of frames sent to one viewer. The host gives it every state of the battle and asks it at ticks for a frame to send. A frame is
 * due when the view or its news has changed, never after an act that changes nothing the viewer may see. In between, a beat shows that the
 * table is still there.
 */
export class Feed<State> {
  /** Time between two ticks. Nothing is sent at any other time, so the moment of an act is not revealed. */
  static readonly TICK_MS = 200

  readonly #viewFor: (state: State, viewer: Viewer) => TableView
  readonly #viewer: Viewer
  readonly #told: readonly Message[]
  #waiting: State[]
  #shown: Shown | null = null
  #sent: Shown | null = null
  #frames = 0

  /** `told` is the news of before, for a viewer who has been here or comes late. */
  constructor(viewFor: (state: State, viewer: Viewer) => TableView, viewer: Viewer, state: State, told: readonly Message[] = []) {
    this.#told = told
    this.#viewFor = viewFor
    this.#viewer = viewer
    this.#waiting = [state]
  }

  /** The battle has changed. Cheap: the view is made at the tick, so the game master's click does not wait for it. */
  follow(state: State): void {
    this.#waiting.push(state)
  }

  /** Whether something has happened since the last tick, in sight of the viewer or not. */
  get hasNews(): boolean {
    return this.#waiting.length > 0
  }

  /** The frame to send now; null for none. If it is time for a beat and nothing else is due, that is the frame. */
  tick(isBeat = false): string | null {
    for (const state of this.#waiting) {
      const view = this.#viewFor(state, this.#viewer)
      this.#shown = this.#shown === null ? firstShown(view, this.#told) : nextShown(this.#shown, view)
    }
    this.#waiting = []
    if (this.#shown !== this.#sent) {
      this.#sent = this.#shown
      this.#frames += 1
      return this.again()
    }
    return isBeat ? padded({ kind: 'beat', n: this.#frames }) : null
  }

  /** The last frame again, for a screen that has just opened or reconnected. */
  again(): string {
    return padded({ kind: 'shown', n: this.#frames, shown: this.#sent })
  }
}

/** A frame as sent: its JSON, padded with spaces. */
export function padded<Frame extends { readonly kind: string }>(frame: Frame): string {
  const text = JSON.stringify(frame)
  return text.padEnd(Math.ceil(text.length / STEP_CHARS) * STEP_CHARS)
}
