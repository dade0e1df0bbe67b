import { describe, expect, it } from 'vitest'
import { MOST_JOIN_REQUESTS, MOST_SEATS } from '@shared/stations/limits'
import { hostedSystem } from '@shared/systems/index'
import { anArmada, at, battle } from '@kit/systems/starfinder-armada'
import type { OpenBattle } from '../battle/open-battles'
import { fixedClock } from '../platform/clock'
import type { HostMessage } from '@shared/stations/messages'
import type { Line } from './station'
import type { Seat, TableKept } from './kept-table'
import { OpenTable } from './open-table'

const atHelm = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'helm')
const host = { state: atHelm, opened: () => ({ pending: null, entries: [] }), log: () => [] }
const open = { system: hostedSystem('starfinder-armada'), host, name: 'T' } as unknown as OpenBattle
const aSeat = (_: unknown, nth: number): Seat => ({
  id: `seat${String(nth)}`,
  name: 'Mara',
  tokenDigest: '',
  sideId: 'A',
  claims: [],
  isReady: false,
  proposalCount: 0
})

/** An open table with so many seats taken, and how those who knock at it are answered: null while they wait. */
function tableWith(seats: number) {
  const kept: TableKept = {
    campaignId: 'c',
    battleId: 'b',
    code: 'ABCDEF',
    port: null,
    secret: 's',
    showsChances: true,
    seats: Array.from({ length: seats }, aSeat),
    proposals: []
  }
  let ids = 0
  const table = new OpenTable(
    {
      kept: { save: () => Promise.resolve() } as never,
      battle: open,
      newId: () => `id${String((ids += 1))}`,
      clock: fixedClock(0),
      log: () => undefined,
      changed: () => undefined
    },
    kept
  )
  const knock = async (): Promise<string | null> => {
    let answer: string | null = null
    const end = (reason: string): void => void (answer = reason)
    await table.requestToJoin({ answers: () => Promise.resolve(true), send: () => undefined, end }, 'here', {
      code: 'ABCDEF',
      name: 'Mara'
    })
    return answer
  }
  /** A phone that asks to join, with what it is told: for the first time, or again with a ticket. */
  const ask = async (name: string, ticket?: string) => {
    const heard: HostMessage[] = []
    const line: Line = {
      answers: () => Promise.resolve(true),
      send: text => void heard.push(JSON.parse(text) as HostMessage),
      end: reason => void heard.push({ kind: 'end', reason })
    }
    await table.requestToJoin(line, 'here', { code: 'ABCDEF', name, ticket })
    const waiting = heard.find(one => one.kind === 'waiting')
    return { line, heard, letters: waiting?.letters, ticket: waiting?.ticket ?? '' }
  }
  return { table, knock, ask, requests: () => table.state.joinRequests.map(({ id }) => id) }
}

describe('the places at a table', () => {
  it('are so many, and who waits for one more is not let in', async () => {
    const { table, knock, requests } = tableWith(MOST_SEATS - 1)
    expect([await knock(), await knock()]).toEqual([null, null])
    const [first = '', second = ''] = requests()
    await table.admit(first, 'A')
    expect(table.state.seats).toHaveLength(MOST_SEATS)
    await expect(table.admit(second, 'A')).rejects.toMatchObject({ code: 'too-large' })
    expect(await knock()).toBe('full')
  })
  it('are waited for by so many at once', async () => {
    const { knock, requests } = tableWith(0)
    for (let count = 0; count < MOST_JOIN_REQUESTS; count += 1) expect(await knock()).toBeNull()
    expect([await knock(), requests().length]).toEqual(['full', MOST_JOIN_REQUESTS])
  })
  it('are on a side of the battle, and for who asked', async () => {
    const { table, knock, requests } = tableWith(0)
    await knock()
    await expect(table.admit(requests()[0] ?? '', 'C')).rejects.toMatchObject({ code: 'not-found' })
    await expect(table.admit('nobody', 'A')).rejects.toMatchObject({ code: 'not-found' })
    expect(table.state.seats).toEqual([])
  })
})

describe('players who wait at a table', () => {
  it('keep their letters and their order through a sleep of their phone', async () => {
    const { table, ask, requests } = tableWith(0)
    const mara = await ask('Mara')
    await ask('Priya')
    const before = requests()
    table.gone(mara.line)
    expect(requests()).toEqual(before)
    const again = await ask('Mara', mara.ticket)
    expect([again.letters, requests()]).toEqual([mara.letters, before])
  })
  it('hear a sign of life every two seconds', async () => {
    const { table, ask } = tableWith(0)
    const { heard } = await ask('Mara')
    for (let tick = 1; tick <= 20; tick += 1) table.tick(tick % 10 === 0)
    expect(heard.filter(({ kind }) => kind === 'beat')).toHaveLength(2)
  })
  it('find the seat to which they were admitted while their phone slept', async () => {
    const { table, ask, requests } = tableWith(0)
    const mara = await ask('Mara')
    table.gone(mara.line)
    await table.admit(requests()[0] ?? '', 'A')
    expect([requests(), table.state.seats.map(({ silentSinceMs }) => silentSinceMs)]).toEqual([[], [0]])
    const { heard } = await ask('Mara', mara.ticket)
    expect([heard[0]?.kind, table.state.seats[0]?.silentSinceMs]).toEqual(['seated', null])
  })
  it('are gone when they will not wait, and nobody has left for that', async () => {
    const { table, ask, requests } = tableWith(0)
    const mara = await ask('Mara')
    await table.leave(mara.line)
    expect([requests(), table.state.left]).toEqual([[], null])
  })
})

describe('a player with a seat', () => {
  const seated = async (places = 0) => {
    const made = tableWith(places)
    const { line } = await made.ask('Mara')
    await made.table.admit(made.requests()[0] ?? '', 'A')
    return { ...made, line }
  }
  it('frees it by leaving, and the game master is told', async () => {
    const { table, line, knock } = await seated(MOST_SEATS - 1)
    expect(await knock()).toBe('full')
    await table.leave(line)
    expect(table.state.seats).toHaveLength(MOST_SEATS - 1)
    expect(table.state.left).toEqual({ name: 'Mara', atMs: 0 })
    expect(await knock()).toBeNull()
  })
  it('is ready for one phase, and not for the next', async () => {
    const { table, line } = await seated()
    await table.act(line, { type: 'ready', isReady: true })
    const pass = async (state: typeof atHelm): Promise<boolean | undefined> => {
      host.state = state
      table.note({ kind: 'battle.pending', pending: null, campaignId: 'c', battleId: 'b' })
      table.tick(false)
      await new Promise(resolve => setImmediate(resolve))
      return table.state.seats[0]?.isReady
    }
    expect([await pass({ ...atHelm }), await pass(at(atHelm, 'gunnery'))]).toEqual([true, false])
    host.state = atHelm
  })
})
