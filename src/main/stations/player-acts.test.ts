import { describe, expect, it } from 'vitest'
import { hostedSystem } from '@shared/systems/index'
import { MOST_OPEN_PROPOSALS } from '@shared/stations/limits'
import { anArmada, at, battle } from '@kit/systems/starfinder-armada'
import { aSeat, aTable } from '@kit/main/seats'
import type { Proposal, Seat, TableKept } from './kept-table'
import { claimViews, type Sight } from './offers'
import { afterAct, withoutSeat } from './player-acts'
import { nextProposal, sentProposal } from './proposals'

const state = at(battle(anArmada('us', [{ id: 'a' }, { id: 'b' }]), anArmada('them', [{ id: 'x' }])), 'helm')
const said = (id: string, seatId: string, changes: Partial<Proposal> = {}): Proposal => ({
  ...sentProposal({ id, seatId, sentMs: 0 }, { command: null, offer: null, what: null, text: 'help', isAllowed: true }),
  ...changes
})
const [mara, priya, hask] = [aSeat('mara', 'A', 'a'), aSeat('priya', 'A'), aSeat('hask', 'B')]
const tableOf = (...proposals: readonly Proposal[]): TableKept => aTable([mara, priya, hask], proposals)
const sightOf = (seat: Seat): Sight => ({ system: hostedSystem('starfinder-armada'), state, seat, secret: 's', showsChances: true })
const act = (table: TableKept, seat: Seat, what: Parameters<typeof afterAct>[2]): TableKept | null =>
  afterAct(table, seat, what, sightOf(seat), 9)
const claimOf = (seat: Seat, name: string): string => claimViews(sightOf(seat), []).find(claim => claim.name === name)?.id ?? ''

describe('a player', () => {
  it('takes back what the player has proposed, and nobody else’s', () => {
    const table = tableOf(said('p1', 'mara'))
    expect(act(table, mara, { type: 'withdraw', proposal: 'p1' })?.proposals[0]?.state).toBe('withdrawn')
    for (const other of [priya, hask]) expect(act(table, other, { type: 'withdraw', proposal: 'p1' })).toBe(table)
  })
  it('takes back nothing that is answered, or being carried out', () => {
    const trying = { seq: 3, word: 'yes', command: { type: 'advancePhase' }, given: null } as const
    for (const one of [said('p1', 'mara', { state: 'yes' }), said('p1', 'mara', { trying })]) {
      const table = tableOf(one)
      expect(act(table, mara, { type: 'withdraw', proposal: 'p1' })).toBe(table)
    }
  })
  it('is ready or not for nobody else', () => {
    const seats = act(tableOf(), mara, { type: 'ready', isReady: true })?.seats
    expect(seats?.map(({ isReady }) => isReady)).toEqual([true, false, false])
  })
  it('speaks for nobody that another player of the side speaks for, and for nobody of another side', () => {
    const table = tableOf()
    const claims = (name: string): readonly string[] | undefined =>
      act(table, priya, { type: 'claim', claims: [claimOf(priya, name)] })?.seats.find(({ id }) => id === 'priya')?.claims
    expect([claims('b'), claims('a')]).toEqual([['b'], []])
    expect(act(table, priya, { type: 'claim', claims: [claimOf(hask, 'x')] })).toBeNull()
  })
  it('may claim what a player of another side has under the same name', () => {
    const table = { ...tableOf(), seats: [priya, aSeat('hask', 'B', 'a')] }
    const seats = act(table, priya, { type: 'claim', claims: [claimOf(priya, 'a')] })?.seats
    expect(seats?.[0]?.claims).toEqual(['a'])
  })
  it('has a number of proposals open that is the player’s own', () => {
    const many = (seatId: string): TableKept =>
      tableOf(...Array.from({ length: MOST_OPEN_PROPOSALS }, (_, i) => said(`p${String(i)}`, seatId)))
    const say = (table: TableKept): TableKept | null => act(table, mara, { type: 'say', proposal: nextProposal('s', mara), text: 'hail' })
    expect([say(many('mara'))?.proposals.length, say(many('priya'))?.proposals.length]).toEqual([
      MOST_OPEN_PROPOSALS,
      MOST_OPEN_PROPOSALS + 1
    ])
  })
  it('counts one with the number of its own seat alone', () => {
    const next = act(tableOf(), mara, { type: 'say', proposal: nextProposal('s', mara), text: 'hail' })
    expect(next?.seats.map(({ proposalCount }) => proposalCount)).toEqual([1, 0, 0])
    expect(act(tableOf(), mara, { type: 'say', proposal: nextProposal('s', priya), text: 'hail' })?.proposals).toEqual([])
  })
  it('who is sent away takes along the own proposals, and nobody else’s', () => {
    const table = withoutSeat(tableOf(said('p1', 'mara'), said('p2', 'priya')), 'mara')
    expect([table.seats.map(({ id }) => id), table.proposals.map(({ id }) => id)]).toEqual([['priya', 'hask'], ['p2']])
  })
})
