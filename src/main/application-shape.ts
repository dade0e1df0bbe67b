import type { CallHandlers } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'

/** The application without a shell: what Electron, the web server and the headless host have in common. */
export interface Application {
  readonly handlers: CallHandlers
  /** Returns the function that unsubscribes. */
  onNews(listener: (news: News) => void): () => void
  /** Resolves when every battle is closed and the data directory is free again. Never rejects: trouble is logged. */
  close(): Promise<void>
  /** Frees the data directory before it returns, for when the system ends the program at once. Nothing can be written afterwards. */
  releaseNow(): void
}
