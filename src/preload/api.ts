import type { CallReply } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'

/** Everything a page can reach of the host. The same two functions exist in the desktop window and in the browser. */
export interface FlagshipBridge {
  /** Asks the host. Never throws for a refusal: errors come back as data. */
  call(name: string, args: unknown): Promise<CallReply<unknown>>
  /** Hears what the host tells of its own accord; the returned function stops listening. */
  onNews(listener: (news: News) => void): () => void
}
