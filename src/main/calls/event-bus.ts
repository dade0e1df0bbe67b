import type { News } from '@shared/ipc/news'
import type { Log } from '../platform/log'

/** Passes news to every listener. A listener that throws does not affect the others. */
export class EventBus {
  readonly #log: Log
  readonly #listeners = new Set<(news: News) => void>()

  constructor(log: Log) {
    this.#log = log
  }

  announce(news: News): void {
    for (const listener of this.#listeners) {
      try {
        listener(news)
      } catch (error) {
        this.#log(`A listener could not take ${news.kind}`, error)
      }
    }
  }

  /** Returns the function that unsubscribes. */
  listen(listener: (news: News) => void): () => void {
    const own = (news: News): void => listener(news)
    this.#listeners.add(own)
    return () => {
      this.#listeners.delete(own)
    }
  }
}
