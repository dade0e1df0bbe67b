import { once } from 'node:events'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MAX_PHONE_BYTES, STATION_PROTOCOL } from '@shared/stations/limits'
import type { HostMessage } from '@shared/stations/messages'
import { openTable, phoneAt, seated, speakingFor, type Phone } from '@kit/main/phone'
import { testApplication } from '@kit/main/application'
import { listenerOf } from './listener'
import { requestProblem } from './guards'
import { stationPages } from './station-pages'

/** A built renderer with the game master's page, the station's, and a secret beside them. */
async function built(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'station-pages-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await mkdir(join(root, 'assets'))
  const files = {
    'index.html': '<script src="./assets/gm-1.js"></script>',
    'station.html': '<script src="./assets/station-1.js"></script>',
    'assets/gm-1.js': 'the game master',
    'assets/station-1.js': 'import("./words-1.js")',
    'assets/words-1.js': 'words',
    'assets/secret.json': '{}'
  }
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text)
  return root
}

async function table(firstPort?: number) {
  const root = await built()
  return openTable(await testApplication(undefined, {}, { startListener: listenerOf(() => stationPages(root), firstPort) }))
}

/** A server at a port that was free. */
async function taken() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, free: () => new Promise(done => server.close(done)) }
}

/** The whole answer to bytes sent as they are. */
function raw(host: string, bytes: string): Promise<string> {
  const [address = '', port = ''] = host.split(':')
  return new Promise(resolve => {
    let said = ''
    const socket = connect(Number(port), address, () => socket.write(bytes, 'latin1'))
    socket.on('data', data => (said += data.toString('latin1')))
    socket.on('error', () => resolve(said))
    socket.on('close', () => resolve(said))
    socket.setTimeout(7_000, () => socket.destroy())
  })
}

const HEAD = 'Connection: close'
const get = (host: string, path = '/', ...headers: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, `Host: ${host}`, HEAD, ...headers, '', ''].join('\r\n')
const upgrade = (host: string, ...headers: readonly string[]): string =>
  get(
    host,
    '/socket',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers
  ).replace(`${HEAD}\r\n`, '')

/** Requests to the listener that no page of ours makes. */
const REQUESTS: Readonly<Record<string, (host: string) => string>> = {
  'a rebinding name': host => get('evil.example').replace('evil.example', `evil.example:${host.split(':')[1] ?? ''}`),
  'another name for this computer': host => get(`localhost:${host.split(':')[1] ?? ''}`),
  'the address without its port': host => get(host.split(':')[0] ?? ''),
  'no host': () => `GET / HTTP/1.1\r\n${HEAD}\r\n\r\n`,
  'two hosts': host => get(host, '/', 'Host: evil.example'),
  'an empty host': () => get(''),
  'a host with a name before it': host => get(`user@${host}`),
  'a page of another origin': host => get(host, '/', 'Origin: http://evil.example'),
  'no origin to speak of': host => get(host, '/', 'Origin: null'),
  'two origins': host => get(host, '/', `Origin: http://${host}`, 'Origin: http://evil.example'),
  'the right origin over TLS': host => get(host, '/', `Origin: https://${host}`),
  'a fetch across sites': host => get(host, '/', 'Sec-Fetch-Site: cross-site'),
  'a fetch from the same site': host => get(host, '/', 'Sec-Fetch-Site: same-site'),
  'the page of the game master': host => get(host, '/index.html'),
  'its script': host => get(host, '/assets/gm-1.js'),
  'the player screen': host => get(host, '/players'),
  'a file nothing names': host => get(host, '/assets/secret.json'),
  'a path upwards': host => get(host, '/../package.json'),
  'an encoded path upwards': host => get(host, '/%2e%2e/%2e%2e/etc/passwd'),
  'a path with backslashes': host => get(host, '/..\\..\\secret'),
  'a path with a null': host => get(host, '/assets/station-1.js%00.json'),
  'a path of two slashes': host => get(host, '//evil.example/'),
  'a whole address for a path': host => get(host, 'http://evil.example/'),
  'a query': host => get(host, '/?x=1'),
  'the folder of the files': host => get(host, '/assets/'),
  'another case': host => get(host, '/ASSETS/station-1.js'),
  'the socket as a page': host => get(host, '/socket'),
  'a POST': host => get(host).replace('GET', 'POST'),
  'a PUT': host => get(host).replace('GET', 'PUT'),
  'a DELETE': host => get(host).replace('GET', 'DELETE'),
  'an OPTIONS': host => get(host, '/', 'Access-Control-Request-Method: POST').replace('GET', 'OPTIONS'),
  'a TRACE': host => get(host).replace('GET', 'TRACE'),
  'a CONNECT': host => get(host, 'evil.example:443').replace('GET', 'CONNECT'),
  'a body': host => get(host, '/', 'Content-Length: 4') + 'body',
  'a body in chunks': host => get(host, '/', 'Transfer-Encoding: chunked') + '0\r\n\r\n',
  'two lengths': host => get(host, '/', 'Content-Length: 0', 'Transfer-Encoding: chunked'),
  'a head too long': host => get(host, '/', `X-Long: ${'x'.repeat(9_000)}`),
  'HTTP/1.0': host => get(host).replace('HTTP/1.1', 'HTTP/1.0'),
  'no HTTP at all': () => 'SSH-2.0-OpenSSH\r\n\r\n',
  'a TLS greeting': () => '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n',
  'a broken header': host => get(host, '/', 'X Y: z'),
  'a socket without an origin': host => upgrade(host),
  'a socket of another origin': host => upgrade(host, 'Origin: http://evil.example'),
  'a socket of a framed page': host => upgrade(host, 'Origin: null'),
  'a socket through a rebinding name': () => upgrade('evil.example:4820', 'Origin: http://evil.example:4820'),
  'a socket of the right origin over TLS': host => upgrade(host, `Origin: https://${host}`),
  'a socket at another path': host => upgrade(host, `Origin: http://${host}`).replace('/socket', '/screen'),
  'a socket by POST': host => upgrade(host, `Origin: http://${host}`).replace('GET', 'POST'),
  'an upgrade to something else': host => upgrade(host, `Origin: http://${host}`).replace('websocket', 'h2c'),
  'a socket of an old version': host => upgrade(host, `Origin: http://${host}`).replace('Version: 13', 'Version: 7'),
  'a socket without a key': host => upgrade(host, `Origin: http://${host}`).replace(/Sec-WebSocket-Key.*\r\n/u, '')
}

/** Texts on a socket of a page of ours, before anybody was let in. */
const OUTSIDE: Readonly<Record<string, string>> = {
  nothing: '',
  'no JSON': 'hello',
  'a list': '[]',
  'a kind nobody knows': '{"type":"win"}',
  'a call of the game master': '{"id":1,"call":"battle.undo","args":{}}',
  'a field too many': JSON.stringify({ type: 'join', protocol: STATION_PROTOCOL, code: 'AAAAAA', name: 'M', isGm: true }),
  'a wrong code': JSON.stringify({ type: 'join', protocol: STATION_PROTOCOL, code: 'AAAAAA', name: 'M' }),
  'a code of another length': JSON.stringify({ type: 'join', protocol: STATION_PROTOCOL, code: '', name: 'M' }),
  'a name that turns the line around': JSON.stringify({ type: 'join', protocol: STATION_PROTOCOL, code: 'AAAAAA', name: '\u202eM' }),
  'a token nobody gave': JSON.stringify({ type: 'resume', protocol: STATION_PROTOCOL, token: 'x'.repeat(43) }),
  'a short token': JSON.stringify({ type: 'resume', protocol: STATION_PROTOCOL, token: '' }),
  'a claim without a seat': JSON.stringify({ type: 'claim', claims: [] }),
  'a proposal without a seat': JSON.stringify({ type: 'propose', proposal: 'a', offer: 'b', values: {} }),
  'words without a seat': JSON.stringify({ type: 'say', proposal: 'a', text: 'x' }),
  'dice without a seat': JSON.stringify({ type: 'dice', ask: 'a', faces: [1] }),
  'too much': JSON.stringify({ type: 'say', proposal: 'a', text: 'x'.repeat(MAX_PHONE_BYTES) })
}

/** Texts from a seat. */
const SEATED: Readonly<Record<string, unknown>> = {
  'a second request to join': { type: 'join', protocol: STATION_PROTOCOL, code: 'AAAAAA', name: 'M' },
  'a claim on what was never offered': { type: 'claim', claims: ['x'] },
  'words that are none': { type: 'say', proposal: 'a', text: '' },
  'a prototype for values': { type: 'propose', proposal: 'a', offer: 'b', values: { constructor: { a: 1 } } },
  'half a face': { type: 'dice', ask: 'a', faces: [0.5] },
  'no faces': { type: 'dice', ask: 'a', faces: [] },
  'a command of the game': { type: 'command', command: { type: 'endBattle' } }
}

describe('the listener', () => {
  it('is at the port asked for, or at another if that is taken', async () => {
    const { port, free } = await taken()
    const { host } = await table(port)
    expect(host).toMatch(/^127\.0\.0\.1:\d+$/u)
    expect(host).not.toBe(`127.0.0.1:${String(port)}`)
    await free()
    expect((await table(port)).host).toBe(`127.0.0.1:${String(port)}`)
  })

  it('serves the page of a station and what it reaches', async () => {
    const { host } = await table()
    for (const path of ['/', '/assets/station-1.js', '/assets/words-1.js']) {
      const answer = await raw(host, get(host, path))
      expect(answer).toMatch(/^HTTP\/1\.1 200/u)
      expect(answer).toMatch(/frame-ancestors 'none'/u)
      expect(answer).toMatch(/x-frame-options: DENY/u)
    }
  })

  it(`refuses ${String(Object.keys(REQUESTS).length)} requests`, { timeout: 60_000 }, async () => {
    const { host, call } = await table()
    for (const [what, request] of Object.entries(REQUESTS)) {
      const answer = await raw(host, request(host))
      expect(answer, what).not.toMatch(/^HTTP\/1\.1 (?:[123])/u)
      expect(answer, what).not.toMatch(/game master|words|Lantern/u)
    }
    expect((await call('stations.state', {})).open?.host).toBe(host)
  })

  it('refuses whoever does not come from a private address', () => {
    const asked = { method: 'GET', url: '/', headers: { host: 'h' }, rawHeaders: ['Host', 'h'], httpVersion: '1.1' }
    expect([undefined, '8.8.8.8', '2001:db8::1', '192.168.1.7'].map(from => requestProblem(asked, from, { host: 'h' }))).toEqual([
      403,
      403,
      403,
      null
    ])
  })

  it.each(Object.keys(OUTSIDE))('learns nothing to who says %s', async what => {
    const { host, call } = await table()
    const phone = await phoneAt(host)
    phone.sayRaw(OUTSIDE[what] ?? '')
    await phone.gone()
    expect(phone.heard.filter((message: HostMessage) => message.kind !== 'end')).toEqual([])
    const { joinRequests, seats } = await call('stations.state', {})
    expect([joinRequests, seats]).toEqual([[], []])
  })

  it.each(Object.keys(SEATED))('ends the line of a seat that says %s', async what => {
    const open = await table()
    const phone = await speakingFor(open, 'Oduya')
    const { hash } = await open.call('battle.hash', open.key)
    phone.sayRaw(JSON.stringify(SEATED[what]))
    expect((await phone.last('end')).reason).toBe('bad-message')
    expect((await open.call('battle.hash', open.key)).hash).toBe(hash)
    expect((await open.call('stations.state', {})).proposals).toEqual([])
  })

  it('has room for 24 phones behind one address; of those that have said nothing the oldest makes room for one more', async () => {
    const { host } = await table()
    const phones: Phone[] = []
    const gone: number[] = []
    const come = async (): Promise<void> => {
      const place = phones.length
      const phone = await phoneAt(host)
      phones.push(phone)
      void phone.gone().then(() => gone.push(place))
    }
    for (let count = 0; count < 24; count += 1) await come()
    expect(gone).toEqual([])
    await come()
    await expect.poll(() => gone, { timeout: 5_000 }).toEqual([0])
  })

  it('ends the line of who talks too fast', async () => {
    const open = await table()
    const phone = await speakingFor(open, 'Oduya')
    for (let i = 0; i < 30; i += 1) phone.say({ type: 'ready', isReady: i % 2 === 0 })
    expect((await phone.last('end')).reason).toBe('too-fast')
  })
})

describe('a phone that sleeps without a word', () => {
  it('counts as silent within five seconds, though its connection stands', async () => {
    const { call, ...on } = await openTable()
    const phone = await seated({ call, ...on })
    phone.sleep()
    const silentSince = async (): Promise<number | null | undefined> => (await call('stations.state', {})).seats[0]?.silentSinceMs
    expect(await silentSince()).toBeNull()
    await expect.poll(silentSince, { timeout: 5_000 }).not.toBeNull()
  })
})
