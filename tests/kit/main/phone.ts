import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { CallArgs } from '@shared/ipc/calls'
import { STATION_PROTOCOL, STATION_SOCKET } from '@shared/stations/limits'
import type { Bridge, HostMessage, PhoneMessage } from '@shared/stations/messages'
import { listenerOf } from '../../../src/main/stations/listener/listener'
import { sampleBattle, testApplication, type TestApplication } from './application'

/** A phone as a page of ours would be. */
export interface Phone {
  readonly heard: HostMessage[]
  readonly texts: string[]
  say(message: PhoneMessage): void
  sayRaw(text: string): void
  /** The last message of this kind, once there is one. */
  last<K extends HostMessage['kind']>(kind: K): Promise<Extract<HostMessage, { kind: K }>>
  /** The bridge, as soon as it satisfies the condition. */
  bridge(isMeant: (bridge: Bridge) => boolean): Promise<Bridge>
  hangUp(): Promise<void>
  /** Answers nothing any more, not even pings; its connection stands. */
  sleep(): void
  /** Resolves when the host has hung up. */
  gone(): Promise<void>
}

/** How long a phone waits for a message, in milliseconds. Only a hanging test reaches it. */
const WAIT_MS = 30_000

/** An application whose table can be opened on this computer alone. */
export const tableApplication = (dir?: string): Promise<TestApplication> =>
  testApplication(dir, {}, { startListener: listenerOf(() => new Map(), 0) })

export async function openTable(application?: TestApplication) {
  const on = application ?? (await tableApplication())
  const { key } = await sampleBattle(on)
  return { ...on, key, ...(await openAgain(on, key)) }
}

export async function openAgain({ call }: TestApplication, key: Pick<CallArgs<'stations.open'>, 'campaignId' | 'battleId'>) {
  await call('battle.open', key)
  await call('stations.open', { ...key, address: '127.0.0.1', showsChances: true })
  const { open } = await call('stations.state', {})
  if (open === null) throw new Error('The table is closed')
  return { host: open.host, code: open.code }
}

export async function phoneAt(host: string): Promise<Phone> {
  const socket = new WebSocket(`ws://${host}${STATION_SOCKET}`, { origin: `http://${host}` })
  const [heard, texts]: [HostMessage[], string[]] = [[], []]
  socket.on('message', data => {
    const text = Buffer.isBuffer(data) ? data.toString('utf8') : ''
    texts.push(text)
    heard.push(JSON.parse(text) as HostMessage)
  })
  socket.on('error', () => socket.terminate())
  await once(socket, 'open')
  const waiting = new Set<() => void>()
  const wake = (): void => waiting.forEach(go => go())
  socket.on('message', wake)
  socket.on('close', wake)
  const until = async <T>(find: () => T | undefined): Promise<T> => {
    const end = performance.now() + WAIT_MS
    for (let found = find(); ; found = find()) {
      if (found !== undefined) return found
      if (socket.readyState !== socket.OPEN) throw new Error(`The line is closed after ${texts.at(-1) ?? 'nothing'}`)
      if (performance.now() > end) throw new Error(`Waited in vain after ${JSON.stringify(lastOf('bridge'))}`)
      await new Promise<void>(resolve => {
        const go = (): void => {
          clearTimeout(timer)
          waiting.delete(go)
          resolve()
        }
        const timer = setTimeout(go, end - performance.now())
        waiting.add(go)
      })
    }
  }
  const lastOf = <K extends HostMessage['kind']>(kind: K) =>
    heard.filter((message): message is Extract<HostMessage, { kind: K }> => message.kind === kind).at(-1)
  return {
    heard,
    texts,
    say: message => socket.send(JSON.stringify(message)),
    sayRaw: text => socket.send(text),
    last: kind => until(() => lastOf(kind)),
    bridge: isMeant =>
      until(() => {
        const bridge = lastOf('bridge')
        return bridge !== undefined && isMeant(bridge) ? bridge : undefined
      }),
    sleep: () => socket.pause(),
    hangUp: async () => {
      socket.close()
      await once(socket, 'close')
    },
    gone: async () => {
      if (socket.readyState !== socket.CLOSED) await once(socket, 'close')
    }
  }
}

type Table = Awaited<ReturnType<typeof openTable>>

/** A phone that has a seat at this side. */
export async function seated({ call, host, code }: Pick<Table, 'call' | 'host' | 'code'>, name = 'Mara', sideId = 'A'): Promise<Phone> {
  const phone = await phoneAt(host)
  phone.say({ type: 'join', protocol: STATION_PROTOCOL, code, name })
  const { letters } = await phone.last('waiting')
  const { joinRequests } = await call('stations.state', {})
  const request = joinRequests.find(one => one.letters === letters && one.name === name)
  await call('stations.admit', { requestId: request?.id ?? '', sideId })
  await phone.last('seated')
  return phone
}

/** The same, speaking for these by name. */
export async function speakingFor(table: Pick<Table, 'call' | 'host' | 'code'>, ...names: readonly string[]): Promise<Phone> {
  const phone = await seated(table)
  const { claims } = await phone.last('seated')
  phone.say({ type: 'claim', claims: claims.filter(claim => names.includes(claim.name)).map(({ id }) => id) })
  await phone.bridge(({ offers }) => offers.length > 0)
  return phone
}
