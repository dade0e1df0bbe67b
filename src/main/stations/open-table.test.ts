import { describe, expect, it } from 'vitest'
import { MOST_JOIN_REQUESTS, MOST_SEATS } from '@shared/stations/limits'
import { hostedSystem } from '@shared/systems/index'
import { anArmada, at, battle } from '@kit/systems/starfinder-armada'
import type { OpenBattle } from '../battle/open-battles'
import { fixedClock } from '../platform/clock'
import type { Seat, TableKept } from './kept-table'
import { OpenTable } from './open-table'

const state = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'helm')
const host = { state, opened: () => ({ pending: null, entries: [] }) }
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
    await table.requestToJoin({ answers: () => Promise.resolve(true), send: () => undefined, end }, 'here', 'ABCDEF', 'Mara')
    return answer
  }
  return { table, knock, requests: () => table.state.joinRequests.map(({ id }) => id) }
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
