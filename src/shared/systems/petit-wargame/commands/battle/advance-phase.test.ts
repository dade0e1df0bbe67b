import { describe, expect, it } from 'vitest'
import {
  aShip,
  aSquadron,
  battle,
  detect,
  duel,
  engage,
  facing,
  fight,
  given,
  havingShip,
  next,
  PLAIN,
  play,
  sh,
  sq,
  told
} from '@kit/systems/petit-wargame'

describe('the phases of a squadron (PW-027)', () => {
  it('are detection, movement and combat; then the other side acts', () => {
    const moving = play(duel(), next)
    const fighting = play(moving, next)
    expect([moving.phase, fighting.phase, play(fighting, next).phase]).toEqual(['movement', 'combat', 'initiative'])
    given(play(fighting, next)).when(next).isRefused('no-activation')
  })
  it('wait for a countermeasure and for an engagement, unless the GM goes on', () => {
    const asked = play(duel({ x: { front: 'wx' } }), detect('W'))
    given(asked).when(next).isRefused('answer-first')
    given(asked)
      .when(next)
      .forced()
      .thenState(state => state.phase === 'movement' && state.activation?.detection === null)
    const engaged = play(fight(), engage(), [6], [1])
    given(engaged).when(next).isRefused('engagement-open')
    given(engaged)
      .when(next)
      .forced()
      .thenState(state => state.activation === null)
  })
})

describe('a detector that nobody has answered while the GM goes on (PW-032, PW-039)', () => {
  it('is taken back in so many words', () => {
    const asked = play(duel({ x: { front: 'wx' } }), detect('W'))
    const withdrawn = { type: 'detectionWithdrawn', shipId: sh('a'), detector: 'W', targetId: sh('x'), reason: '' } as const
    given(asked).when(next).forced().then(withdrawn, { type: 'phaseEntered', phase: 'movement' })
    given(asked)
      .when({ type: 'activateSquadron', squadronId: sq('theirs') })
      .forced()
      .thenAmong(withdrawn, { type: 'squadronActivated', squadronId: sq('theirs') })
  })
})

describe('damage that waits while the GM goes on (PW-056, PW-059)', () => {
  const hit = (points: 1 | 2) =>
    play(facing('front', 'top', { a: { front: 'CCCC' }, x: { top: '+AW', rear: '+' } }), fire, [4, points === 1 ? 5 : 4])
  it('is told, and the engagement ends in so many words', () => {
    given(hit(2))
      .when(next)
      .forced()
      .then(
        { type: 'pointsDropped', targetId: sh('x'), points: 2 },
        { type: 'engagementEnded', shipId: sh('a'), targetId: sh('x'), because: 'gm', reason: '' },
        { type: 'activationEnded', squadronId: sq('ours') },
        event => event.type === 'initiativeGiven'
      )
  })
  it('is told as well where the engagement is cut short or another begins', () => {
    const dropped = { type: 'pointsDropped', targetId: sh('x'), points: 1 } as const
    const ended = { type: 'engagementEnded', shipId: sh('a'), targetId: sh('x'), because: 'gm', reason: 'late' } as const
    given(hit(1)).when({ type: 'endEngagement', reason: 'late' }).then(dropped, ended)
    given(hit(1))
      .when(engage('b', 'x'))
      .forced()
      .rolling([6], [1])
      .thenAmong(dropped, { ...ended, reason: '' }, { type: 'engagementBegun', shipId: sh('b'), targetId: sh('x') })
    given(hit(1))
      .when({ type: 'activateSquadron', squadronId: sq('theirs') })
      .forced()
      .thenAmong(dropped, { ...ended, reason: '' }, { type: 'squadronActivated', squadronId: sq('theirs') })
  })
  it('is told where the GM takes the shooter away, and finds nothing where it takes the target', () => {
    const gone = (ship: string) => ({ type: 'correctShip', shipId: sh(ship), correction: { elements: NOTHING }, reason: '' }) as const
    given(hit(1))
      .when(gone('a'))
      .thenAmong({ type: 'pointsDropped', targetId: sh('x'), points: 1 })
    given(hit(1))
      .when(gone('x'))
      .thenAmong({ type: 'pointsWasted', targetId: sh('x'), points: 1 })
  })
  it('is nothing before the dice: the engagement ends, and no more is said', () => {
    given(facing('front', 'top', { a: { front: 'CCCC' }, x: { top: '+AW' } }))
      .when(next)
      .forced()
      .then(
        { type: 'engagementEnded', shipId: sh('a'), targetId: sh('x'), because: 'gm', reason: '' },
        { type: 'activationEnded', squadronId: sq('ours') },
        event => event.type === 'initiativeGiven'
      )
  })
})

describe('the end of a turn (PW-027, PW-029, PW-037)', () => {
  const last = told(
    duel(),
    { type: 'activationEnded', squadronId: sq('ours') },
    { type: 'squadronActivated', squadronId: sq('theirs') },
    { type: 'phaseEntered', phase: 'combat' }
  )
  it('comes when all squadrons have acted; everybody may act again, and points and attempts are new', () => {
    const tired = {
      ...havingShip(last, 'a', { pdSpent: 1, pmSpent: 1 }),
      attempts: [{ shipId: sh('a'), detector: 'W', targetId: sh('x') }] as const
    }
    given(tired)
      .when(next)
      .then({ type: 'activationEnded', squadronId: sq('theirs') }, { type: 'turnEnded', turn: 1 })
      .thenState(state => {
        expect([state.turn, state.phase, state.initiativeSideId, state.attempts]).toEqual([2, 'initiative', null, []])
        expect(state.squadrons.every(one => !one.hasActed)).toBe(true)
        expect(state.ships[0]).toMatchObject({ pdSpent: 0, pmSpent: 0 })
      })
  })
  it('frees the detectors whose jam has run out', () => {
    const jammed = havingShip(last, 'a', {
      jams: [
        { detector: 'W', untilTurn: 1 },
        { detector: 'X', untilTurn: 2 }
      ]
    })
    given(jammed)
      .when(next)
      .thenAmong({ type: 'jamEnded', shipId: sh('a'), detector: 'W' })
      .thenState(state => state.ships[0]?.jams.length === 1)
  })
  it('gives the initiative to the side that is alone', () => {
    const alone = battle([aSquadron('o', aShip('a'))], [aSquadron('t', aShip('x', PLAIN))])
    const acting = told(alone, { type: 'squadronActivated', squadronId: sq('t') }, { type: 'phaseEntered', phase: 'combat' })
    given(acting).when(next).thenAmong({ type: 'initiativeGiven', sideId: 'B', because: 'alone', reason: '' })
  })
})

const fire = { type: 'declareFire', weapon: 'C', mode: 'concentrated' } as const
const NOTHING = { front: [], rear: [], right: [], left: [], top: [], bottom: [] }
