import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { CONTENT_SECURITY_POLICY } from '../../src/main/page/page-headers'
import { readPageTable } from '../../src/main/page/page-table'
import { OpenPages } from '../../src/main/page/open-pages'
import { startWebServer, type WebServer } from '../../src/main/web/web-server'
import { guarded, HANDSHAKE, HOSTILE, own } from './hostile-forms'
import { requestText, sendRaw, type RawAnswer } from './raw-http'

const SECRET = 'the-secret-page'
const dispatched: string[] = []
/** Short enough for a test, and long enough for an answer even on the busiest machine. */
const PING_MS = 2000
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
    pages: new OpenPages(),
    dispatch: async (name, args) => {
      dispatched.push(name)
      return { ok: true, result: args }
    },
    pingEveryMs: PING_MS
  })
  host = server.origin.slice('http://'.length)
  port = Number(host.split(':')[1])
  cookie = `Cookie: ${await cookieFrom(server.newLink())}`
  Object.assign(guarded, { host, port, cookie, origin: server.origin })
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

async function cookieFrom(link: string): Promise<string> {
  const answer = await get(link.slice(server.origin.length))
  return /set-cookie: ([^;]+)/i.exec(answer.text)?.[1] ?? ''
}

/** A request that does not keep the connection alive. */
const get = (path: string, ...headers: readonly string[]): Promise<RawAnswer> => asked('GET', path, ...headers)
const asked = (method: string, path: string, ...headers: readonly string[]): Promise<RawAnswer> =>
  sendRaw(port, requestText(`${method} ${path} HTTP/1.1`, [`Host: ${host}`, 'Connection: close', ...headers]))

const upgrade = (...headers: readonly string[]): Promise<RawAnswer> =>
  sendRaw(port, requestText('GET /socket HTTP/1.1', [...headers, ...HANDSHAKE]))

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
    const answer = await asked('HEAD', '/', cookie)
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
    const answer = await sendRaw(port, `GET / HTTP/1.1\r\nHost: ${host}\r\nX: `)
    expect([0, 408]).toContain(answer.status)
  })

  it('listens on no other address of this computer', async () => {
    const answered = await new Promise<boolean>(resolve => {
      const other = connect(port, '127.0.0.2', () => resolve(true))
      other.on('error', () => resolve(false))
    })
    expect(answered).toBe(false)
  })
})

describe('an open socket', () => {
  const dialled = (): WebSocket =>
    new WebSocket(`ws://${host}/socket`, { origin: server.origin, headers: { cookie: cookie.slice('Cookie: '.length) } })
  const opened = (line: WebSocket): Promise<unknown> => new Promise((resolve, reject) => line.once('open', resolve).once('error', reject))
  const open = async (): Promise<WebSocket> => {
    const line = dialled()
    await opened(line)
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
    server.tell({ kind: 'data.writable' })
    expect(await heard).toEqual([{ id: 1, reply: { ok: true, result: { a: 1 } } }, { news: { kind: 'data.writable' } }])
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
    const start = performance.now()
    for (let id = 0; id < 60; id++) line.send(`{"id":${id},"call":"app.info","args":{}}`)
    const tooFast = (await replies).filter(reply => JSON.stringify(reply).includes('too-fast'))
    // Forty at once, and one more with each fortieth of a second that goes by.
    expect(dispatched.length).toBeGreaterThanOrEqual(40)
    expect(dispatched.length).toBeLessThanOrEqual(40 + (40 * (performance.now() - start)) / 1000)
    expect(tooFast).toHaveLength(60 - dispatched.length)
    const closed = closing(line)
    for (let id = 60; id < 700; id++) line.send(`{"id":${id},"call":"app.info","args":{}}`)
    expect(await closed).toBe(1008)
  })

  it('is one of sixteen at most', async () => {
    const lines = await Promise.all(Array.from({ length: 16 }, open))
    expect((await upgrade(`Host: ${host}`, cookie, own())).status).toBe(503)
    for (const line of lines) line.terminate()
    const isOneMore = async (): Promise<boolean> => {
      const line = await open().catch(() => null)
      line?.terminate()
      return line !== null
    }
    await expect.poll(isOneMore).toBe(true)
  })

  it('is cut off when the other side falls silent', async () => {
    const silent = new WebSocket(`ws://${host}/socket`, {
      origin: server.origin,
      headers: { cookie: cookie.slice('Cookie: '.length) },
      autoPong: false
    })
    expect(await closing(silent)).toBe(1006)
  })

  it('hears at once what was told of the campaigns while its page was on its way, and no other news', async () => {
    server.tell({ kind: 'campaigns.changed' })
    server.tell({ kind: 'data.writable' })
    const line = dialled()
    const heard = messages(line, 2)
    await opened(line)
    line.send('{"id":1,"call":"app.info","args":{}}')
    expect(await heard).toEqual([{ news: { kind: 'campaigns.changed' } }, { id: 1, reply: { ok: true, result: {} } }])
    line.terminate()
  })
})
