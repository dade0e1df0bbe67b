import { protocol, session } from 'electron'
import { readPageTable } from '../page/page-table'
import { guardRequests } from './navigation'
import { APP_ORIGIN, APP_SCHEME } from './own-page'
import { pageResponder } from './page-protocol'
import { guardPermissions } from './permissions'

/** Lets the pages at `origin` have what they need and nothing else, and serves the packaged ones. Before the first window. */
export function guardSession(origin: string, pagesFolder: string): void {
  // A development server also sends what was edited, over a socket.
  const origins = origin === APP_ORIGIN ? [origin] : [origin, origin.replace('http', 'ws')]
  guardPermissions(session.defaultSession, origin)
  guardRequests(session.defaultSession, origins)
  protocol.handle(APP_SCHEME, pageResponder(readPageTable(pagesFolder)))
}
