import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { LOCALES, type Locale } from '@shared/kernel/locale'
import { formProblem } from '../page/form-problem'
import { PAGE_HEADERS } from '../page/page-headers'
import { makeServer, sendPage, sendStart } from '../page/page-server'
import type { PageTable } from '../page/page-table'
import { START_PATH, type Answer } from '../page/start-page'
import { pageProblem, ticketOf } from './guards'
import type { WebSession } from './web-session'

/** Connections open at a time: enough for several pages, each with its files and sockets. */
const MOST_CONNECTIONS = 64
const PLAIN = { ...PAGE_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Shown to a visitor without a link, in every language, since nothing is known about them. */
const NO_LINK: Readonly<Record<Locale, { readonly what: string; readonly remedy: string }>> = {
  en: {
    what: 'Flagship does not know this browser yet',
    remedy: 'Open the link that Flagship printed when it started, or start it again for a new one. A link lets one browser in.'
  },
  fr: {
    what: 'Flagship ne connaît pas encore ce navigateur',
    remedy:
      'Ouvrez le lien affiché par Flagship au démarrage, ou redémarrez-le pour en obtenir un nouveau. Un lien ouvre un seul navigateur.'
  }
}
const NO_LINK_PAGE = [
  '<!doctype html><html lang="en" translate="no"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Flagship</title>',
  ...LOCALES.map(locale => `<section lang="${locale}"><h1>${NO_LINK[locale].what}</h1><p>${NO_LINK[locale].remedy}</p></section>`),
  '</html>\n'
].join('\n')

/** A loopback server that serves pages to browsers that were let in. The session is a function because the port is not known yet. */
export function makePageServer(table: PageTable, session: () => WebSession, dispatch: Answer): Server {
  return makeServer(MOST_CONNECTIONS, (request, response) => answer(request, response, table, session(), dispatch))
}

function answer(request: IncomingMessage, response: ServerResponse, table: PageTable, session: WebSession, dispatch: Answer): void {
  const problem = formProblem(request, session.host)
  if (problem !== null) return refuse(request, response, problem)
  const ticket = ticketOf(request)
  if (ticket !== null && request.method === 'GET' && request.headers.origin === undefined && session.takeTicket(ticket))
    return letIn(response, session)
  const stranger = pageProblem(request, session)
  if (stranger !== null) return refuse(request, response, stranger)
  // A link used twice by the same browser only loses its ticket.
  if (ticket !== null) return goHome(response, {})
  const page = table.get(request.url ?? '')
  if (page === undefined) return refuse(request, response, 404)
  if (request.url === START_PATH) sendStart(request, response, page, PAGE_HEADERS, dispatch)
  else sendPage(request, response, page, PAGE_HEADERS)
}

function letIn(response: ServerResponse, session: WebSession): void {
  goHome(response, { 'set-cookie': `${session.cookieName}=${session.secret}; HttpOnly; SameSite=Strict; Path=/` })
}

function goHome(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  response.writeHead(303, { ...PLAIN, ...headers, location: '/' }).end()
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  // Nothing after a refused head is worth reading.
  const inWords = status === 401 ? { 'content-type': 'text/html; charset=utf-8' } : {}
  response.writeHead(status, { ...PLAIN, ...inWords, connection: 'close', ...(status === 405 ? { allow: 'GET, HEAD' } : {}) })
  response.end(request.method === 'HEAD' || status !== 401 ? undefined : NO_LINK_PAGE)
}
