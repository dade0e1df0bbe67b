import type { News } from '@shared/ipc/news'
import type { Log } from '../platform/log'

/** Hands news on to whoever listens. A listener that fails keeps nobody from hearing the rest. */
export class NewsStand {
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

  /** Gives the function that ends the listening. */
  listen(listener: (news: News) => void): () => void {
    const own = (news: News): void => listener(news)
    this.#listeners.add(own)
    return () => {
      this.#listeners.delete(own)
    }
  }
}
