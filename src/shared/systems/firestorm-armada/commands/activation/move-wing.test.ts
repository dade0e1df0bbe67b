import { describe, expect, it } from 'vitest'
import { describe as describeEvent, evolve, type FaEvent } from '../../events'
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
  it('settles itself where nobody can answer it, and the log says so', () => {
    const told = (state: typeof table, events: readonly FaEvent[]): readonly string[] =>
      events.map((event, i) => describeEvent(events.slice(0, i).reduce(evolve, state), event).key)
    const spent = having(table, 'a', { pointDefenceUsed: 4 })
    const { events } = given(spent)
      .when(attack('p', 'a'))
      .thenState(state => expect([owing(state), wingIn(state, 'p').contactId]).toEqual([[], 'a']))
    expect(told(spent, events)).toEqual(['fa.event.wingMoved.contact', 'fa.event.obligationOwed', 'fa.event.obligationLapsed.unanswered'])
    const hurt = given(touching)
      .when({ type: 'correctShip', shipId: s('a'), correction: { crewLost: 4 }, reason: '' })
      .thenState(state => expect(owing(state)).toEqual([]))
    expect(told(touching, hurt.events)).toContain('fa.event.obligationLapsed.unanswered')
    given(touching)
      .when({
        type: 'addEffect',
        targetId: s('a'),
        effect: { kind: 'critical', critical: 'pointDefenceOffline' },
        ending: { kind: 'battle' },
        reason: ''
      })
      .thenState(state => expect(owing(state)).toEqual([]))
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

describe('a wing touches nothing that is gone (FA-058)', () => {
  const touching = play(table, move('p', 'a'))
  it('be it destroyed, captured or withdrawn', () => {
    for (const event of [
      { type: 'shipDestroyed', shipId: s('a') },
      { type: 'shipCaptured', shipId: s('a') },
      { type: 'shipCorrected', shipId: s('a'), correction: { status: 'withdrawn' }, reason: '' }
    ] as const)
      expect(wingIn(after(touching, event), 'p').contactId).toBeUndefined()
    expect(wingIn(after(touching, { type: 'shipDestroyed', shipId: s('b') }), 'p').contactId).toBe('a')
  })
  it('nor does a wing that is gone touch anything, or is touched', () => {
    const wings = play(table, move('p', 'v'))
    for (const id of ['p', 'v']) {
      expect(wingIn(after(wings, { type: 'wingDestroyed', wingId: w(id) }), 'p').contactId).toBeUndefined()
      const correction = { status: 'withdrawn' } as const
      expect(wingIn(after(wings, { type: 'wingCorrected', wingId: w(id), correction, reason: '' }), 'p').contactId).toBeUndefined()
    }
  })
  it('nor where the GM lets it move there, or says so', () => {
    const gone = after(table, { type: 'shipDestroyed', shipId: s('a') })
    given(gone)
      .when({ ...move('p', 'a'), owesDefence: true })
      .forced()
      .then({ type: 'wingMoved', wingId: w('p'), contactId: null })
      .thenState(state => expect(state.obligations).toEqual([]))
    const correction = { contactId: s('a') }
    expect(wingIn(after(gone, { type: 'wingCorrected', wingId: w('p'), correction, reason: '' }), 'p').contactId).toBeUndefined()
  })
})
