import type { CallReply } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'

/** Everything a page can reach of the host. The same two functions exist in the desktop window and in the browser. */
export interface FlagshipBridge {
  /** Calls the host. Never throws for a refusal: errors are returned as data. */
  call(name: string, args: unknown): Promise<CallReply<unknown>>
  /** Subscribes to messages pushed by the host; returns the function that unsubscribes. */
  onNews(listener: (news: News) => void): () => void
}
