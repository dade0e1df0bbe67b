import type { PageRole } from './page-role'

/** The pages of browsers that are open now, by what they are for. */
export class OpenPages {
  readonly #open: Record<PageRole, number> = { gm: 0, players: 0 }
  readonly #listeners = new Set<() => void>()

  has(role: PageRole): boolean {
    return this.#open[role] > 0
  }

  /** A page has come. Returns the function that says it has gone. */
  come(role: PageRole): () => void {
    this.#count(role, 1)
    return () => this.#count(role, -1)
  }

  /** Calls back after each coming and going. Returns the function that stops this. */
  listen(changed: () => void): () => void {
    this.#listeners.add(changed)
    return () => void this.#listeners.delete(changed)
  }

  #count(role: PageRole, by: 1 | -1): void {
    this.#open[role] += by
    for (const changed of this.#listeners) changed()
  }
}
