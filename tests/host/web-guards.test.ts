import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { CONTENT_SECURITY_POLICY } from '../../src/main/page/page-headers'
import { readPageTable } from '../../src/main/page/page-table'
import { startWebServer, type WebServer } from '../../src/main/web/web-server'
import { requestText, sendRaw, type RawAnswer } from './raw-http'

const SECRET = 'the-secret-page'
const dispatched: string[] = []
const root = mkdtempSync(join(tmpdir(), 'flagship-guards-'))
let server: WebServer
let port = 0
let host = ''
let cookie = ''

beforeAll(async () => {
  mkdirSync(join(root, 'pages', 'assets'), { recursive: true })
  writeFileSync(join(root, 'pages', 'index.html'), SECRET)
  writeFileSync(join(root, 'pages', 'assets', 'app.js'), SECRET)
  writeFileSync(join(root, 'outside.html'), SECRET)
  server = await startWebServer({
    table: readPageTable(join(root, 'pages')),
    ports: [0],
    dispatch: async (name, args) => {
      dispatched.push(name)
      return { ok: true, result: args }
    },
    pingEveryMs: 100
  })
  host = server.origin.slice('http://'.length)
  port = Number(host.split(':')[1])
  cookie = `Cookie: ${await cookieFrom(server.newLink())}`
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

async function cookieFrom(link: string): Promise<string> {
  const answer = await get(link.slice(server.origin.length))
  return /set-cookie: ([^;]+)/i.exec(answer.text)?.[1] ?? ''
}

const get = (path: string, ...headers: readonly string[]): Promise<RawAnswer> =>
  sendRaw(port, requestText(`GET ${path} HTTP/1.1`, [`Host: ${host}`, ...headers]))

const HANDSHAKE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']
const upgrade = (...headers: readonly string[]): Promise<RawAnswer> =>
  sendRaw(port, requestText('GET /socket HTTP/1.1', [...headers, ...HANDSHAKE]))

/** A form of attack, made when the server is up, and the statuses that refuse it. 0: the line is cut. */
type Hostile = readonly [what: string, bytes: () => string, refusal: readonly number[]]

const page = (what: string, headers: () => readonly string[], refusal: readonly number[], path = '/'): Hostile => [
  what,
  () => requestText(`GET ${path} HTTP/1.1`, headers()),
  refusal
]
const line = (what: string, first: string, refusal: readonly number[], body = '', ...more: readonly string[]): Hostile => [
  what,
  () => requestText(first, [`Host: ${host}`, cookie, ...more], body),
  refusal
]
const socket = (what: string, headers: () => readonly string[], refusal: readonly number[], path = '/socket', method = 'GET'): Hostile => [
  what,
  () => requestText(`${method} ${path} HTTP/1.1`, [...headers(), ...HANDSHAKE]),
  refusal
]

const wrongCookie = (): string => cookie.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
const own = (): string => `Origin: ${server.origin}`

const HOSTILE: readonly Hostile[] = [
  page('the name of another site that points here', () => ['Host: evil.example', cookie], [421]),
  page('the name of another site with our port', () => [`Host: evil.example:${port}`, cookie], [421]),
  page('a host that begins like ours', () => [`Host: 127.0.0.1.evil.example:${port}`, cookie], [421]),
  page('a host that ends like ours', () => [`Host: evil-127.0.0.1:${port}`, cookie], [421]),
  page('the name localhost', () => [`Host: localhost:${port}`, cookie], [421]),
  page('the address of IPv6', () => [`Host: [::1]:${port}`, cookie], [421]),
  page('the address as one number', () => [`Host: 2130706433:${port}`, cookie], [421]),
  page('the address in short', () => [`Host: 127.1:${port}`, cookie], [421]),
  page('the address with a dot at its end', () => [`Host: 127.0.0.1.:${port}`, cookie], [421]),
  page('our host without a port', () => ['Host: 127.0.0.1', cookie], [421]),
  page('our host with another port', () => ['Host: 127.0.0.1:1', cookie], [421]),
  page('our host behind a user name', () => [`Host: user@${host}`, cookie], [421]),
  page('an empty host', () => ['Host: ', cookie], [400, 421]),
  page('no host', () => [cookie], [400]),
  page('two hosts', () => [`Host: ${host}`, 'Host: evil.example', cookie], [400]),
  page('two hosts, ours last', () => ['Host: evil.example', `Host: ${host}`, cookie], [400]),
  page('no cookie', () => [`Host: ${host}`], [401]),
  page('a cookie with one letter changed', () => [`Host: ${host}`, wrongCookie()], [401]),
  page('an empty cookie', () => [`Host: ${host}`, `Cookie: flagship-${port}=`], [401]),
  page('our cookie beside a wrong one of its name', () => [`Host: ${host}`, `${cookie}; flagship-${port}=x`], [401]),
  page('our cookie under another name', () => [`Host: ${host}`, cookie.replace('flagship', 'Flagship')], [401]),
  page('two cookie headers', () => [`Host: ${host}`, cookie, `Cookie: flagship-${port}=x`], [400]),
  page('a page of another origin', () => [`Host: ${host}`, cookie, 'Origin: https://evil.example'], [403]),
  page('an opaque origin', () => [`Host: ${host}`, cookie, 'Origin: null'], [403]),
  page('two origins', () => [`Host: ${host}`, cookie, own(), 'Origin: https://evil.example'], [400]),
  page('a request of another site', () => [`Host: ${host}`, cookie, 'Sec-Fetch-Site: cross-site'], [403]),
  page('a request of the same site on another port', () => [`Host: ${host}`, cookie, 'Sec-Fetch-Site: same-site'], [403]),
  page('a made-up ticket', () => [`Host: ${host}`], [401], `/?t=${'A'.repeat(43)}`),
  page('an empty ticket', () => [`Host: ${host}`], [401], '/?t='),
  page('the cookie’s own secret as a ticket', () => [`Host: ${host}`, `X: ${cookie}`], [401], `/?t=${'x'.repeat(42)}`),
  line('HTTP/1.0', 'GET / HTTP/1.0', [400]),
  line('a whole address as target', 'GET http://evil.example/ HTTP/1.1', [400]),
  line('two slashes at the start', 'GET //evil.example/ HTTP/1.1', [400]),
  line('a star as target', 'OPTIONS * HTTP/1.1', [400, 405]),
  line('a tunnel', 'CONNECT evil.example:443 HTTP/1.1', [0, 400, 405]),
  line('POST', 'POST / HTTP/1.1', [405]),
  line('PUT', 'PUT /index.html HTTP/1.1', [405]),
  line('DELETE', 'DELETE / HTTP/1.1', [405]),
  line('TRACE', 'TRACE / HTTP/1.1', [405]),
  line('OPTIONS before a foreign request', 'OPTIONS / HTTP/1.1', [405]),
  line('a method of nobody', 'STEAL / HTTP/1.1', [400]),
  line('a body', 'GET / HTTP/1.1', [400], 'abc', 'Content-Length: 3'),
  line('a second request smuggled in chunks', 'GET / HTTP/1.1', [400], '0\r\n\r\nGET / HTTP/1.1\r\n\r\n', 'Transfer-Encoding: chunked'),
  line('two lengths', 'GET / HTTP/1.1', [400], 'abc', 'Content-Length: 3', 'Content-Length: 4'),
  line('a header without end', 'GET / HTTP/1.1', [431], '', `X-Long: ${'x'.repeat(9000)}`),
  line('a header folded over lines', 'GET / HTTP/1.1', [400], '', 'X-Folded: a\r\n b'),
  line('a header name with a space', 'GET / HTTP/1.1', [400], '', 'Host : evil.example'),
  line('steps upwards', 'GET /../outside.html HTTP/1.1', [404]),
  line('encoded steps upwards', 'GET /%2e%2e/outside.html HTTP/1.1', [404]),
  line('encoded slashes', 'GET /..%2foutside.html HTTP/1.1', [404]),
  line('backslashes', 'GET /..\\outside.html HTTP/1.1', [404]),
  line('encoded backslashes', 'GET /assets%5c..%5c..%5coutside.html HTTP/1.1', [404]),
  line('a NUL in the path', 'GET /index.html%00.js HTTP/1.1', [404]),
  line('a drive letter', 'GET /C:/Windows/win.ini HTTP/1.1', [404]),
  line('a second stream of a file', 'GET /index.html::$DATA HTTP/1.1', [404]),
  line('a folder', 'GET /assets/ HTTP/1.1', [404]),
  line('a name every object has', 'GET /__proto__ HTTP/1.1', [404]),
  line('the page with a question', 'GET /index.html?x HTTP/1.1', [404]),
  line('an encoded name', 'GET /%69ndex.html HTTP/1.1', [404]),
  socket('a socket of a foreign page', () => [`Host: ${host}`, cookie, 'Origin: https://evil.example'], [403]),
  socket('a socket without an origin', () => [`Host: ${host}`, cookie], [403]),
  socket('a socket of an opaque origin', () => [`Host: ${host}`, cookie, 'Origin: null'], [403]),
  socket('a socket of another port', () => [`Host: ${host}`, cookie, 'Origin: http://127.0.0.1:1'], [403]),
  socket('a socket of an origin that begins like ours', () => [`Host: ${host}`, cookie, `${own()}.evil.example`], [403]),
  socket('a socket of our host over another scheme', () => [`Host: ${host}`, cookie, `Origin: https://${host}`], [403]),
  socket('a socket of the name localhost', () => [`Host: ${host}`, cookie, `Origin: http://localhost:${port}`], [403]),
  socket('a socket through a foreign name', () => [`Host: evil.example:${port}`, cookie, own()], [421]),
  socket('a socket without a cookie', () => [`Host: ${host}`, own()], [401]),
  socket('a socket with a wrong cookie', () => [`Host: ${host}`, wrongCookie(), own()], [401]),
  socket('a socket of another site', () => [`Host: ${host}`, cookie, own(), 'Sec-Fetch-Site: cross-site'], [403]),
  socket('a socket at another path', () => [`Host: ${host}`, cookie, own()], [404], '/'),
  socket('a socket at a longer path', () => [`Host: ${host}`, cookie, own()], [404], '/socket/../socket'),
  socket('a socket with a question', () => [`Host: ${host}`, cookie, own()], [404], '/socket?x'),
  socket('a socket by POST', () => [`Host: ${host}`, cookie, own()], [405], '/socket', 'POST'),
  [
    'another protocol at the socket',
    () => requestText('GET /socket HTTP/1.1', [`Host: ${host}`, cookie, own(), 'Connection: Upgrade', 'Upgrade: h2c']),
    [400]
  ],
  [
    'a socket of an older version',
    () => requestText('GET /socket HTTP/1.1', [`Host: ${host}`, cookie, own(), ...HANDSHAKE.map(header => header.replace(': 13', ': 7'))]),
    [400, 426]
  ],
  [
    'a socket without a key',
    () => requestText('GET /socket HTTP/1.1', [`Host: ${host}`, cookie, own(), ...HANDSHAKE.filter(header => !header.includes('Key'))]),
    [400]
  ],
  ['bytes of another protocol', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [0, 400]]
]

describe('the loopback server', () => {
  it('is tried in at least forty hostile forms', () => {
    expect(new Set(HOSTILE.map(([what]) => what)).size).toBeGreaterThanOrEqual(40)
  })

  it.each(HOSTILE)('gives nothing to %s', async (_what, bytes, refusal) => {
    const answer = await sendRaw(port, bytes())
    expect(refusal).toContain(answer.status)
    expect(answer.text).not.toContain(SECRET)
    expect(answer.text.toLowerCase()).not.toContain('set-cookie')
    expect(answer.text).not.toContain(cookie.split('=')[1])
    expect(dispatched).toEqual([])
  })

  it('gives an honest visitor the page, with every header', async () => {
    const answer = await get('/', cookie, 'Sec-Fetch-Site: none')
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(SECRET)
    expect(answer.text).toContain(`content-security-policy: ${CONTENT_SECURITY_POLICY}`)
    for (const header of [
      'x-content-type-options: nosniff',
      'cross-origin-opener-policy: same-origin',
      'cross-origin-resource-policy: same-origin',
      'referrer-policy: no-referrer',
      'cache-control: no-store'
    ])
      expect(answer.text).toContain(header)
  })

  it('sends the policy with refusals as well', async () => {
    for (const answer of [
      await get('/'),
      await get('/none', cookie),
      await sendRaw(port, requestText('POST / HTTP/1.1', [`Host: ${host}`]))
    ])
      expect(answer.text).toContain(CONTENT_SECURITY_POLICY)
  })

  it('answers HEAD without the file', async () => {
    const answer = await sendRaw(port, requestText('HEAD / HTTP/1.1', [`Host: ${host}`, cookie]))
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain(SECRET)
  })

  it('lets one browser in by a link, once, with a cookie no script can read', async () => {
    const path = server.newLink().slice(server.origin.length)
    const first = await get(path)
    expect(first.status).toBe(303)
    expect(first.text).toMatch(/set-cookie: flagship-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/\r/)
    expect(first.text).toContain('location: /\r')
    expect((await get(path)).status).toBe(401)
    expect((await get(path, cookie)).status).toBe(303)
  })

  it('lets nobody in by a link followed from a foreign page', async () => {
    const path = server.newLink().slice(server.origin.length)
    expect((await get(path, 'Sec-Fetch-Site: cross-site')).status).toBe(403)
    expect((await get(path, 'Origin: https://evil.example')).status).toBe(403)
    expect((await get(path)).status).toBe(303)
  })

  it('cuts off a head that never ends', async () => {
    const answer = await sendRaw(port, `GET / HTTP/1.1\r\nHost: ${host}\r\nX: `, 8000)
    expect([0, 408]).toContain(answer.status)
  }, 10_000)

  it('listens on no other address of this computer', async () => {
    const answered = await new Promise<boolean>(resolve => {
      const other = connect(port, '127.0.0.2', () => resolve(true))
      other.on('error', () => resolve(false))
    })
    expect(answered).toBe(false)
  })
})

describe('an open socket', () => {
  const open = async (): Promise<WebSocket> => {
    const line = new WebSocket(`ws://${host}/socket`, { origin: server.origin, headers: { cookie: cookie.slice('Cookie: '.length) } })
    await new Promise((resolve, reject) => line.once('open', resolve).once('error', reject))
    return line
  }
  const closing = (line: WebSocket): Promise<number> => new Promise(resolve => line.once('close', code => resolve(code)))
  const textOf = (data: unknown): string => (Buffer.isBuffer(data) ? data.toString('utf8') : '')
  const messages = (line: WebSocket, count: number): Promise<unknown[]> =>
    new Promise(resolve => {
      const heard: unknown[] = []
      line.on('message', data => {
        heard.push(JSON.parse(textOf(data)))
        if (heard.length === count) resolve(heard)
      })
    })

  it('carries calls, answers and news', async () => {
    const line = await open()
    const heard = messages(line, 2)
    line.send('{"id":1,"call":"app.info","args":{"a":1}}')
    await expect.poll(() => dispatched).toContain('app.info')
    server.tell({ kind: 'campaigns.changed' })
    expect(await heard).toEqual([{ id: 1, reply: { ok: true, result: { a: 1 } } }, { news: { kind: 'campaigns.changed' } }])
    line.terminate()
  })

  it.each([
    ['what is no call', 'hello', 1008],
    ['a call with more than a call has', '{"id":1,"call":"app.info","args":{},"more":1}', 1008],
    ['bytes', Buffer.from('{"id":1,"call":"app.info","args":{}}'), 1003],
    ['more than 256 KiB', 'x'.repeat(256 * 1024 + 1), 1009]
  ])('is closed on %s', async (_what, data, code) => {
    const line = await open()
    const closed = closing(line)
    line.send(data)
    expect(await closed).toBe(code)
  })

  it('does not pack its messages', async () => {
    const line = await open()
    expect(line.extensions).toBe('')
    line.terminate()
  })

  it('slows a page down to forty calls in a second, and cuts off one that does not listen', async () => {
    dispatched.length = 0
    const line = await open()
    const replies = messages(line, 60)
    for (let id = 0; id < 60; id++) line.send(`{"id":${id},"call":"app.info","args":{}}`)
    const tooFast = (await replies).filter(reply => JSON.stringify(reply).includes('too-fast'))
    expect(tooFast.length).toBeGreaterThanOrEqual(18)
    expect(dispatched.length).toBeLessThanOrEqual(42)
    const closed = closing(line)
    for (let id = 60; id < 700; id++) line.send(`{"id":${id},"call":"app.info","args":{}}`)
    expect(await closed).toBe(1008)
  })

  it('is one of sixteen at most', async () => {
    const lines = await Promise.all(Array.from({ length: 16 }, open))
    expect((await upgrade(`Host: ${host}`, cookie, own())).status).toBe(503)
    for (const line of lines) line.terminate()
    await expect.poll(async () => (await upgrade(`Host: ${host}`, cookie, own())).status).toBe(101)
  })

  it('is cut off when the other side falls silent', async () => {
    const silent = new WebSocket(`ws://${host}/socket`, {
      origin: server.origin,
      headers: { cookie: cookie.slice('Cookie: '.length) },
      autoPong: false
    })
    expect(await closing(silent)).toBe(1006)
  })
})
