import { STATION_SOCKET } from '@shared/stations/limits'
import type { IncomingMessage } from 'node:http'
import { formProblem, type Asked } from '../../page/form-problem'
import { isPrivate } from './addresses'

/** The only address the listener answers to. A page that made its own name point here asks for another. */
interface ListenerName {
  /** Address and port exactly as a browser writes them. */
  readonly host: string
}

/** The status that refuses a request to the listener; null for one that an own page may have made. */
export function requestProblem(asked: Asked, from: string | undefined, { host }: ListenerName): 400 | 403 | 405 | 421 | null {
  if (from === undefined || !isPrivate(from)) return 403
  const problem = formProblem(asked, host)
  if (problem !== null) return problem
  const { origin } = asked.headers
  return origin === undefined || origin === `http://${host}` ? null : 403
}

/** The status that refuses a socket, which must come from a page of the listener's own. Call after `requestProblem`. */
export function socketProblem({ method, url, headers }: Asked, { host }: ListenerName): 400 | 403 | 404 | null {
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket') return 400
  if (headers.origin !== `http://${host}`) return 403
  return url === STATION_SOCKET ? null : 404
}

/** Peer address of a connection; IPv4-mapped IPv6 addresses are given as IPv4. */
export function addressOf({ socket }: Pick<IncomingMessage, 'socket'>): string | undefined {
  return socket.remoteAddress?.replace(/^::ffff:/u, '')
}
