import type { IncomingMessage } from 'node:http'

/** The parts of a request that decide whether it is accepted. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>

/** The status that refuses a request no honest browser would send to a page at `host`; null for a valid one. */
export function formProblem(asked: Asked, host: string): 400 | 403 | 405 | 421 | null {
  if (asked.httpVersion !== '1.1') return 400
  // Node before 20.20 lets through names with a space in them, which a program in between may read otherwise.
  if (!namesOf(asked).every(name => /^[!#$%&'*+.^_`|~\w-]+$/.test(name))) return 400
  if (countOf(asked, 'host') !== 1 || countOf(asked, 'origin') > 1 || countOf(asked, 'cookie') > 1) return 400
  if (asked.url === undefined || !/^\/(?!\/)/.test(asked.url)) return 400
  if (asked.headers['transfer-encoding'] !== undefined || (asked.headers['content-length'] ?? '0') !== '0') return 400
  if (asked.headers.host !== host) return 421
  if (asked.method !== 'GET' && asked.method !== 'HEAD') return 405
  const site = asked.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 403
  return null
}

function countOf(asked: Asked, name: string): number {
  return namesOf(asked).filter(one => one.toLowerCase() === name).length
}

const namesOf = ({ rawHeaders }: Asked): readonly string[] => rawHeaders.filter((_, index) => index % 2 === 0)
