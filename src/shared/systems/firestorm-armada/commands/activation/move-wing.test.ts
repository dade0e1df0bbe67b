import { describe, expect, it } from 'vitest'
import { acting, after, at, duel, given, having, play, s, w, wingIn } from '@kit/systems/firestorm-armada'

const table = acting(duel(), 'blueF')
const move = (id: string, contactId: string | null = null) =>
  ({ type: 'moveWing', wingId: w(id), contactId: contactId === null ? null : w(contactId) }) as const
const off = after(table, { type: 'wingDrivenOff', wingId: w('p'), byShipId: s('a') })

describe('a wing moves with its flight', () => {
  it('once, in its activation', () => {
    given(table)
      .when(move('p'))
      .then({ type: 'wingMoved', wingId: w('p'), contactId: null })
      .thenState(state => expect(wingIn(state, 'p').hasMoved).toBe(true))
      .when(move('p'))
      .isRefused('already-moved')
    given(table).when(move('v')).isRefused('not-active')
    given(at(table, 'endPhase')).when(move('p')).isRefused('wrong-phase')
    given(after(table, { type: 'wingDestroyed', wingId: w('p') }))
      .when(move('p'))
      .isRefused('out-of-battle')
    given(table).when(move('nobody')).isRefused('no-such-wing')
  })
  it('into contact with a ship or a wing', () => {
    given(table)
      .when(move('p', 'a'))
      .then({ type: 'wingMoved', wingId: w('p'), contactId: w('a') })
    given(table).when(move('p', 'nobody')).isRefused('no-such-target')
    given(table).when(move('p', 'p')).isRefused('duplicate-target')
    given(after(table, { type: 'shipDestroyed', shipId: s('a') }))
      .when(move('p', 'a'))
      .isRefused('out-of-battle')
  })
})

describe('a wing driven off (FA-058)', () => {
  it('comes into contact with no enemy ship or wing that turn', () => {
    given(off).when(move('p', 'a')).isRefused('driven-off')
    given(off).when(move('p', 'v')).isRefused('driven-off')
  })
  it('may move, stay with friends, and fight the turn after', () => {
    expect(wingIn(play(off, move('p')), 'p').hasMoved).toBe(true)
    expect(wingIn(play(off, move('p', 'x')), 'p').hasMoved).toBe(true)
    expect(wingIn(play(acting(off, 'blueF', 2), move('p', 'a')), 'p').hasMoved).toBe(true)
  })
})

describe('a wing in contact with an enemy ship (FA-051, FA-058)', () => {
  const attack = (id: string, contactId: string) => ({ ...move(id, contactId), owesDefence: true }) as const
  const touching = play(table, attack('p', 'a'))
  const owing = (state: typeof table) => state.obligations.map(due => [due.kind, due.kind === 'contact' && due.shipId])

  it('is a state, and the point defence of the ship is owed before the battle goes on', () => {
    expect([wingIn(touching, 'p').contactId, owing(touching)]).toEqual(['a', [['contact', 'a']]])
    given(at(touching, 'endPhase')).when({ type: 'advancePhase' }).isRefused('obligations-open')
  })
  it('owes it neither to friends, nor to wings, nor where no dice are left, nor where the table keeps it', () => {
    for (const [other, state] of [
      ['x', table],
      ['v', table],
      ['a', having(table, 'a', { pointDefenceUsed: 4 })]
    ] as const)
      expect(owing(play(state, attack('p', other)))).toEqual([])
    expect(owing(play(table, move('p', 'a')))).toEqual([])
  })
  it('has been answered once the ship fires at it, or has fired all it had', () => {
    const fire = (id: string, dice: number) =>
      ({ type: 'firePointDefence', shipId: s('a'), allocations: [{ wingId: w(id), dice }] }) as const
    expect(owing(play(touching, fire('p', 2), [1, 1]))).toEqual([])
    expect(owing(play(touching, fire('q', 2), [1, 1]))).toEqual([['contact', 'a']])
    expect(owing(play(touching, fire('q', 4), [1, 1, 1, 1]))).toEqual([])
    const hit = play(touching, fire('p', 1), [5])
    expect([owing(hit), wingIn(hit, 'p').contactId]).toEqual([[['drivenOff', false]], undefined])
  })
  it('parts when either moves on, is driven off or is lost, and nothing is owed then', () => {
    const gone = acting(touching, 'red1')
    given(gone)
      .when({ type: 'moveShip', shipId: s('a'), inches: 5, rams: false })
      .thenState(state => expect([wingIn(state, 'p').contactId, owing(state)]).toEqual([undefined, []]))
    given(having(gone, 'a', { hasCutEngines: true }))
      .when({ type: 'moveShip', shipId: s('a'), inches: 0, rams: false })
      .thenState(state => expect(owing(state)).toEqual([['contact', 'a']]))
    given(touching)
      .when({ type: 'firePointDefence', shipId: s('b'), allocations: [{ wingId: w('p'), dice: 1 }] })
      .rolling([5])
      .thenState(state => expect(owing(state)).toEqual([['drivenOff', false]]))
    given(touching)
      .when({ type: 'correctShip', shipId: s('a'), correction: { status: 'withdrawn' }, reason: '' })
      .thenState(state => expect(owing(state)).toEqual([]))
    expect(wingIn(play(acting(touching, 'blueF', 2), move('p')), 'p').contactId).toBeUndefined()
  })
})
