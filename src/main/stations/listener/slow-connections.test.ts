import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { STATION_PROTOCOL, STATION_SOCKET } from '@shared/stations/limits'
import { openTable, phoneAt } from '@kit/main/phone'
import { limitSlowConnections } from './slow-connections'

/** Connections that say so much and no more. */
async function connections(host: string, count: number, say: string): Promise<readonly Socket[]> {
  const [address = '', port = ''] = host.split(':')
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ host: address, port: Number(port) })
    return socket.on('error', () => socket.destroy())
  })
  onTestFinished(() => sockets.forEach(socket => socket.destroy()))
  for (const socket of sockets) if (socket.connecting) await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  for (const socket of sockets) if (!socket.destroyed) socket.write(say)
  return sockets
}

async function joinsWithin(host: string, code: string, ms: number): Promise<void> {
  const began = performance.now()
  const phone = await phoneAt(host)
  phone.say({ type: 'join', protocol: STATION_PROTOCOL, code, name: 'Mara' })
  await phone.last('waiting')
  expect(performance.now() - began).toBeLessThan(ms)
}

const upgrade = (host: string): string =>
  [
    `GET ${STATION_SOCKET} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '',
    ''
  ].join('\r\n')

/** A server that never answers, at which one address may have so many connections. */
async function limitedTo(most: number) {
  let asked = 0
  const server = createServer(() => (asked += 1))
  limitSlowConnections(server, most)
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { host: `127.0.0.1:${String((server.address() as AddressInfo).port)}`, asked: () => asked }
}

/** Which of them the server has closed, once it has closed as many as this. */
async function closed(sockets: readonly Socket[], count: number): Promise<readonly number[]> {
  const places = (): readonly number[] => sockets.flatMap((socket, place) => (socket.destroyed ? [place] : []))
  for (const socket of sockets) socket.resume()
  await expect.poll(() => places().length).toBe(count)
  return places()
}

describe('connections of one address', () => {
  it('may be so many that ask for nothing; the oldest makes room for one more', async () => {
    const { host } = await limitedTo(2)
    const sockets = await connections(host, 2, '')
    expect(await closed(sockets, 0)).toEqual([])
    expect(await closed([...sockets, ...(await connections(host, 1, ''))], 1)).toEqual([0])
  })
  it('may be so many that wait for an answer; one more is not let in', async () => {
    const ask = 'GET / HTTP/1.1\r\nHost: h\r\n\r\n'
    const { host, asked } = await limitedTo(3)
    const sockets: Socket[] = []
    for (let count = 0; count < 3; count += 1) {
      sockets.push(...(await connections(host, 1, ask)))
      await expect.poll(asked).toBe(count + 1)
    }
    expect(await closed(sockets, 0)).toEqual([])
    expect(await closed([...sockets, ...(await connections(host, 1, ask))], 1)).toEqual([3])
  })
})

describe('two hundred slow connections', () => {
  it.each([
    ['that say nothing', () => ''],
    ['that never end what they ask', () => 'GET / HTTP/1.1\r\nHost: '],
    ['that open a socket and say nothing on it', upgrade]
  ])('%s shut nobody out, not even behind the same address', { timeout: 30_000 }, async (_what, say) => {
    const table = await openTable()
    await connections(table.host, 200, say(table.host))
    await joinsWithin(table.host, table.code, 4_000)
  })

  it('leave twelve phones behind one router their connections, however late they ask', { timeout: 30_000 }, async () => {
    const table = await openTable()
    const sockets = await connections(table.host, 12 * 6, '')
    const answers = sockets.map(async socket => {
      socket.write(`GET / HTTP/1.1\r\nHost: ${table.host}\r\nConnection: close\r\n\r\n`)
      const [answer] = (await once(socket, 'data')) as [Buffer]
      return answer.toString('latin1').split(' ')[0]
    })
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1']))
  })

  it('do not close a phone that has spoken', { timeout: 30_000 }, async () => {
    const table = await openTable()
    const phone = await phoneAt(table.host)
    phone.say({ type: 'join', protocol: STATION_PROTOCOL, code: table.code, name: 'Mara' })
    await phone.last('waiting')
    for (const say of ['', upgrade(table.host)]) await connections(table.host, 200, say)
    expect((await table.call('stations.state', {})).joinRequests).toMatchObject([{ name: 'Mara' }])
  })
})
