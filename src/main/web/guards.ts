import type { Asked } from '../page/form-problem'
import type { PageRole } from '../page/page-role'
import type { WebSession } from './web-session'

/** The sockets by their path, with what the page behind each may do. */
const SOCKET_ROLES: Readonly<Record<string, PageRole>> = { '/socket': 'gm', '/screen': 'players' }

/** Role of a socket at this path; undefined if no socket is served there. */
export function socketRole({ url }: Pick<Asked, 'url'>): PageRole | undefined {
  return url !== undefined && Object.hasOwn(SOCKET_ROLES, url) ? SOCKET_ROLES[url] : undefined
}

/** The status that refuses a page request; null for a browser that was let in. The caller checks for a ticket first. */
export function pageProblem(asked: Asked, session: WebSession): 401 | 403 | null {
  const { origin } = asked.headers
  if (origin !== undefined && origin !== session.origin) return 403
  return isVisitor(asked, session) ? null : 401
}

/** The status that refuses a socket; null for a page of a browser that was let in. Call after `formProblem`. */
export function socketProblem(asked: Asked, session: WebSession): 400 | 401 | 403 | 404 | null {
  if (asked.method !== 'GET' || asked.headers.upgrade?.toLowerCase() !== 'websocket') return 400
  if (asked.headers.origin !== session.origin) return 403
  if (socketRole(asked) === undefined) return 404
  return isVisitor(asked, session) ? null : 401
}

/** The ticket of a link `/?t=...`, and of no other form. */
export function ticketOf(asked: Asked): string | null {
  return /^\/\?t=([\w-]{43})$/.exec(asked.url ?? '')?.[1] ?? null
}

function isVisitor(asked: Asked, session: WebSession): boolean {
  const values = (asked.headers.cookie ?? '')
    .split(';')
    .map(part => part.trim())
    .filter(part => part.startsWith(`${session.cookieName}=`))
    .map(part => part.slice(session.cookieName.length + 1))
  const [value] = values
  return value !== undefined && values.length === 1 && session.isSecret(value)
}
