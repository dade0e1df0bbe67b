import type { PageRole } from './page-role'

/** The browser pages that are open now, by role. */
export class OpenPages {
  readonly #open: Record<PageRole, number> = { gm: 0, players: 0 }
  readonly #listeners = new Set<() => void>()

  has(role: PageRole): boolean {
    return this.#open[role] > 0
  }

  /** Registers a page. Returns the function that unregisters it. */
  come(role: PageRole): () => void {
    this.#count(role, 1)
    return () => this.#count(role, -1)
  }

  /** Calls back whenever a page opens or closes. Returns the function that unsubscribes. */
  listen(changed: () => void): () => void {
    this.#listeners.add(changed)
    return () => void this.#listeners.delete(changed)
  }

  #count(role: PageRole, by: 1 | -1): void {
    this.#open[role] += by
    for (const changed of this.#listeners) changed()
  }
}
