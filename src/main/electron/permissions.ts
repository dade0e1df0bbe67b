import type { Session } from 'electron'
import { isOwnPage } from './own-page'

/** Permissions our own page has. Electron grants everything to everyone unless told otherwise. */
const GRANTED: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'fullscreen'])

type GuardedSession = Pick<
  Session,
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'setDisplayMediaRequestHandler'
  | 'setSpellCheckerEnabled'
>

/** Refuses all permissions, devices and screen captures that the page at `origin` does not need, and fetches no spelling lists. */
export function guardPermissions(session: GuardedSession, origin: string): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    answer(details.isMainFrame && isOwnPage(details.requestingUrl, origin) && GRANTED.has(permission))
  })
  session.setPermissionCheckHandler(
    (_contents, permission, requestingOrigin) => isOwnPage(requestingOrigin, origin) && GRANTED.has(permission)
  )
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null))
  session.setSpellCheckerEnabled(false)
}
