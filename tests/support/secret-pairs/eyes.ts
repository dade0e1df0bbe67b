import { type AnyGame, type Watcher } from './secret-game'

/** Those who look at a pair: the side with its phones, or the table; with a side also the table, whose screen stands in front of all. */
export class Eyes {
  readonly viewers: readonly Watcher[]
  readonly #game: AnyGame
  readonly #told = new WeakMap<object, readonly string[]>()

  constructor(game: AnyGame, viewers: readonly Watcher[]) {
    this.#game = game
    this.viewers = viewers
  }

  /** Who has phones, if it is a side, and is told of the battle at its end. */
  get first(): Watcher {
    return this.viewers[0] ?? { kind: 'table' }
  }

  /** The battle as each of them may know it. */
  open(state: unknown): readonly string[] {
    const key = state as object
    const known = this.#told.get(key) ?? this.viewers.map(viewer => JSON.stringify(this.#game.open(state, viewer)))
    this.#told.set(key, known)
    return known
  }

  /** Whether these states are one and the same to all of them. */
  isOneWorld(one: unknown, other: unknown): boolean {
    const there = this.open(other)
    return this.open(one).every((text, i) => text === there[i])
  }

  /** Whether a text names by its id a unit of this state of which the first of them may not know. */
  namesSecret(state: unknown, text: string): boolean {
    const alone = this.#game.hiddenAlone(state, this.first) as Readonly<Record<string, unknown>>
    const lists = Object.entries(alone).filter(([name, list]) => list !== (state as typeof alone)[name])
    const units = lists.flatMap(([, list]) => list as readonly { readonly id: string }[])
    return units.some(({ id }) => text.includes(JSON.stringify(id)))
  }
}
