import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBridge, aClaim, aSeat, aShown, fakeTable } from '@kit/renderer/fake-table'
import type { Bridge, HostMessage, PhoneMessage, ProposalView } from '@shared/stations/messages'
import type { Kept } from './kept'
import { Station } from './station'

const kept = (value: string | null): Kept => ({ get: () => value, set: now => void (value = now) })
let table: ReturnType<typeof fakeTable>
let station: Station

/** A phone at its seat, heard by the host. */
function seated(bridge: Partial<Bridge> = {}): void {
  station = new Station(kept('t'.repeat(43)), kept(null), table.open)
  table.last().accept().tell(aSeat(), aShown, aBridge(bridge))
}
const types = (at: number): readonly PhoneMessage['type'][] => table.wires[at]?.heard.map(({ type }) => type) ?? []
const listed = (id: string, state: ProposalView['state'] = 'sent'): ProposalView => ({
  id,
  what: null,
  given: null,
  became: null,
  text: '',
  state,
  reason: null,
  note: '',
  sentMs: 0,
  answeredMs: null
})
const proposal = { type: 'propose', proposal: 's1', offer: 'o1', values: {} } as const

beforeEach(() => {
  vi.useFakeTimers()
  table = fakeTable()
})
afterEach(() => {
  station.leave()
  vi.useRealTimers()
})

describe('a phone that joins', () => {
  it('asks to join with its code and name, and keeps the token of its seat', () => {
    const [token, asked] = [kept(null), kept(null)]
    station = new Station(token, asked, table.open)
    expect(table.wires).toHaveLength(0)
    station.join('ABCDEF', 'Mara')
    table.last().accept()
    expect(table.last().heard).toEqual([{ type: 'join', protocol: 2, code: 'ABCDEF', name: 'Mara' }])
    table.last().tell({ kind: 'waiting', letters: 'RK', table: 'Pond', sinceMs: 5, ticket: 'w'.repeat(43) })
    expect(station.state.value.waiting?.letters).toBe('RK')
    table.last().tell(aSeat())
    expect([token.get(), station.state.value.waiting]).toEqual(['t'.repeat(43), null])
  })
  it('is told that its code is wrong, and does not try it again', () => {
    station = new Station(kept(null), kept(null), table.open)
    station.join('ABCDEF', 'Mara')
    table.last().accept().tell({ kind: 'end', reason: 'wrong-code' }).breaks()
    vi.advanceTimersByTime(20_000)
    expect([table.wires.length, station.state.value.end, station.state.value.isJoining]).toEqual([1, 'wrong-code', false])
  })
})

describe('a phone that loses the table', () => {
  it('takes its seat again at once when the connection breaks, and says so meanwhile', () => {
    seated()
    table.last().breaks()
    expect([table.wires.length, station.state.value.isLive, station.state.value.attempts]).toEqual([2, false, 1])
    table.last().accept()
    expect(types(1)).toEqual(['resume'])
    table.last().tell(aSeat(), aShown, aBridge())
    expect([station.state.value.isLive, station.state.value.attempts]).toEqual([true, 0])
  })
  it('tries each second while the table does not answer', () => {
    seated()
    table.last().breaks()
    for (let i = 0; i < 4; i += 1) {
      table.last().breaks()
      vi.advanceTimersByTime(1000)
    }
    expect([table.wires.length, station.state.value.attempts]).toEqual([6, 5])
  })
  it('notices after five seconds that nothing is said any more, though no network tells it', () => {
    seated()
    vi.advanceTimersByTime(4000)
    table.last().tell({ kind: 'beat', n: 1 })
    vi.advanceTimersByTime(5000)
    expect(table.wires).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    expect([table.wires.length, table.wires[0]?.close.mock.calls.length]).toEqual([2, 1])
  })
  it('hears nothing more of a connection it has given up', () => {
    seated()
    const [first] = table.wires
    vi.advanceTimersByTime(6000)
    first?.tell({ kind: 'end', reason: 'closed' })
    expect(station.state.value.end).toBeNull()
  })
  it('is current again at once when it wakes from a sleep, without waiting for any clock', () => {
    seated()
    // Asleep: clocks stand still, only the time goes on.
    vi.setSystemTime(Date.now() + 60_000)
    station.wake()
    expect(table.wires).toHaveLength(2)
    table.last().accept().tell(aSeat(), aShown, aBridge())
    expect(station.state.value.isLive).toBe(true)
  })
  it('keeps a connection that it has heard a moment ago when it is looked at again', () => {
    seated()
    vi.advanceTimersByTime(2000)
    station.wake()
    expect(table.wires).toHaveLength(1)
  })
  it('leaves a closed table alone for a while, and is back when it opens', () => {
    seated()
    table.last().tell({ kind: 'end', reason: 'closed' }).breaks()
    vi.advanceTimersByTime(4000)
    expect([table.wires.length, station.state.value.end]).toEqual([1, 'closed'])
    vi.advanceTimersByTime(1000)
    table.last().accept().tell(aSeat(), aShown, aBridge())
    expect([table.wires.length, station.state.value.end]).toEqual([2, null])
  })
  it('goes back to joining when the table does not know it any more', () => {
    seated()
    table.last().tell({ kind: 'end', reason: 'unknown-token' })
    vi.advanceTimersByTime(20_000)
    expect([table.wires.length, station.state.value.seat, station.state.value.end]).toEqual([1, null, null])
  })
  it('does not come back by itself when it was sent away', () => {
    seated()
    table.last().tell({ kind: 'end', reason: 'sent-away' }).breaks()
    vi.advanceTimersByTime(20_000)
    station.wake()
    expect([table.wires.length, station.state.value.end]).toEqual([1, 'sent-away'])
  })
})

describe('a phone that waits to be admitted', () => {
  const waiting = (letters: string): HostMessage => ({ kind: 'waiting', letters, table: 'Pond', sinceMs: 5, ticket: 'w'.repeat(43) })
  it('takes up the same request after a loss, and after its page was thrown away', () => {
    const asked = kept(null)
    station = new Station(kept(null), asked, table.open)
    station.join('ABCDEF', 'Mara')
    table.last().accept().tell(waiting('RK')).breaks()
    const again = { type: 'join', protocol: 2, code: 'ABCDEF', name: 'Mara', ticket: 'w'.repeat(43) }
    expect(table.last().accept().heard).toEqual([again])
    station = new Station(kept(null), asked, table.open)
    expect([station.name, table.last().accept().heard]).toEqual(['Mara', [again]])
    table.last().tell(waiting('RK'), aSeat())
    expect(asked.get()).toBeNull()
  })
  it('is kept by the beats of the table', () => {
    station = new Station(kept(null), kept(null), table.open)
    station.join('ABCDEF', 'Mara')
    table.last().accept().tell(waiting('RK'))
    for (let n = 1; n < 10; n += 1) {
      vi.advanceTimersByTime(2000)
      table.last().tell({ kind: 'beat', n })
    }
    expect(table.wires).toHaveLength(1)
  })
})

describe('a phone that is put away', () => {
  it('hangs up at once, tries nothing meanwhile, and is back when it is looked at', () => {
    seated()
    station.sleep()
    vi.advanceTimersByTime(20_000)
    expect([table.wires.length, table.wires[0]?.close.mock.calls.length, station.state.value.isLive]).toEqual([1, 1, false])
    station.wake()
    table.last().accept()
    expect([table.wires.length, types(1)]).toEqual([2, ['resume']])
  })
})

describe('what a phone says', () => {
  it('is sent once over one connection, however often the host says where things stand', () => {
    seated()
    station.say(proposal)
    table.last().tell(aBridge(), aBridge())
    expect(types(0)).toEqual(['resume', 'propose'])
    table.last().tell(aBridge({ nextProposal: 's2', proposals: [listed('s1')] }))
    expect(station.state.value.unanswered).toEqual([])
  })
  it('is sent again after a loss, by the same number, if the host did not get it', () => {
    seated()
    station.say(proposal)
    table.last().breaks()
    table.last().accept().tell(aSeat(), aShown)
    expect(types(1)).toEqual(['resume'])
    table.last().tell(aBridge())
    expect(table.last().heard.at(-1)).toEqual(proposal)
  })
  it('is not sent again if only the answer was lost', () => {
    seated()
    station.say(proposal)
    table.last().breaks()
    table
      .last()
      .accept()
      .tell(aSeat(), aShown, aBridge({ nextProposal: 's2', proposals: [listed('s1')] }))
    expect([types(1), station.state.value.unanswered]).toEqual([['resume'], []])
  })
  it('waits on the phone while there is no table, and goes in order once there is', () => {
    seated({ asks: [{ id: 'a1', die: 'd10', count: 2, isSum: false, what: { key: 'x' }, sent: [] }] })
    table.last().breaks()
    station.say({ type: 'dice', ask: 'a1', faces: [6, 4] })
    station.say({ type: 'ready', isReady: true })
    expect(station.state.value.unanswered).toHaveLength(2)
    table.last().accept().tell(aSeat(), aShown)
    table.last().tell(aBridge({ asks: [{ id: 'a1', die: 'd10', count: 2, isSum: false, what: { key: 'x' }, sent: [] }] }))
    expect(types(1)).toEqual(['resume', 'dice', 'ready'])
  })
  it('drops dice that nobody asks for any more, and a withdrawal that comes too late', () => {
    seated({ asks: [{ id: 'a1', die: 'd10', count: 2, isSum: false, what: { key: 'x' }, sent: [] }], proposals: [listed('s0')] })
    table.last().breaks()
    station.say({ type: 'dice', ask: 'a1', faces: [6, 4] })
    station.say({ type: 'withdraw', proposal: 's0' })
    table
      .last()
      .accept()
      .tell(aSeat(), aShown, aBridge({ proposals: [listed('s0', 'yes')] }))
    expect([types(1), station.state.value.unanswered]).toEqual([['resume'], []])
  })
  it('takes dice told anew in place of the first', () => {
    const asks = [{ id: 'a1', die: 'd10', count: 1, isSum: false, what: { key: 'x' }, sent: [] }]
    seated({ asks })
    table.last().breaks()
    station.say({ type: 'dice', ask: 'a1', faces: [6] })
    station.say({ type: 'dice', ask: 'a1', faces: [7] })
    table.last().accept().tell(aSeat(), aShown, aBridge({ asks }))
    expect(table.last().heard.slice(1)).toEqual([{ type: 'dice', ask: 'a1', faces: [7] }])
  })
  it('claims once more after a loss, and takes the word of the host when another was quicker', () => {
    seated()
    station.say({ type: 'claim', claims: ['sorel'] })
    table.last().breaks()
    table.last().accept().tell(aSeat(), aShown, aBridge())
    expect(types(1)).toEqual(['resume', 'claim'])
    table.last().tell(aSeat({ claims: [aClaim('Sorel', { takenBy: 'Tomas' })] }))
    expect(station.state.value.unanswered).toEqual([])
  })
  it('is forgotten with the seat', () => {
    seated()
    station.say(proposal)
    station.leave()
    expect([types(0).at(-1), station.state.value.unanswered, station.state.value.seat]).toEqual(['leave', [], null])
  })
})
