import { protocol, session } from 'electron'
import { readPageTable } from '../page/page-table'
import type { Answer } from '../page/start-page'
import { guardRequests } from './navigation'
import { APP_ORIGIN, APP_SCHEME } from './own-page'
import { pageResponder } from './page-protocol'
import { guardPermissions } from './permissions'

/** Grants the pages at `origin` only what they need, and serves the packaged ones. Call before the first window opens. */
export function guardSession(origin: string, pagesFolder: string, answer: Answer): void {
  // A development server also pushes edits, over a socket.
  const origins = origin === APP_ORIGIN ? [origin] : [origin, origin.replace('http', 'ws')]
  guardPermissions(session.defaultSession, origin)
  guardRequests(session.defaultSession, origins)
  protocol.handle(APP_SCHEME, pageResponder(readPageTable(pagesFolder), answer))
}
