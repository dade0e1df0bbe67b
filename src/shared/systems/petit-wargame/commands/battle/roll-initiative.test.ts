import { describe, expect, it } from 'vitest'
import { aShip, aSquadron, battle, duel, equipped, given, next, PLAIN, play, sq, told } from '@kit/systems/petit-wargame'

const roll = { type: 'rollInitiative' } as const
const two = (rulings = {}) =>
  battle(
    [aSquadron('o1', aShip('a', PLAIN)), aSquadron('o2', aShip('b', PLAIN)), aSquadron('o3', aShip('c', PLAIN))],
    [aSquadron('t1', aShip('x', PLAIN)), aSquadron('t2', aShip('y', PLAIN))],
    rulings
  )
/** Our first two squadrons have acted. */
const acted = (rulings = {}) =>
  ['o1', 'o2'].reduce(
    (state, id) => told(state, { type: 'squadronActivated', squadronId: sq(id) }, { type: 'activationEnded', squadronId: sq(id) }),
    two(rulings)
  )

describe('the roll for initiative (PW-002, PW-028)', () => {
  it('gives it to 3 with none done over 4 with two done', () => {
    given(acted())
      .when(roll)
      .rolling([4], [3])
      .then({
        type: 'initiativeRolled',
        rolls: [
          { sideId: 'A', faces: [4], total: 2 },
          { sideId: 'B', faces: [3], total: 3 }
        ],
        sideId: 'B'
      })
      .thenState(state => state.initiativeSideId === 'B')
  })
  it('is rolled again in a tie of what is left', () => {
    given(acted())
      .when(roll)
      .rolling([5], [3])
      .asks({ purpose: 'pw.roll.initiative', actor: 'A' })
      .rolling([6], [3])
      .thenState(state => state.initiativeSideId === 'A')
  })
  it('pw.initDie = d6: with a d6', () => {
    given(two()).when(roll).asks({ die: 'd6', count: 1 })
  })
  it('pw.initDie = d4: with a d4', () => {
    given(two({ 'pw.initDie': 'd4' }))
      .when(roll)
      .asks({ die: 'd4', count: 1 })
  })
  it('is made once, and not while a squadron acts', () => {
    given(play(two(), roll, [6], [1]))
      .when(roll)
      .isRefused('already-rolled')
    given(told(two(), { type: 'squadronActivated', squadronId: sq('o1') }, { type: 'phaseEntered', phase: 'combat' }))
      .when(roll)
      .isRefused('wrong-phase')
  })
  it('is not needed where one side alone has squadrons left (PW-Q09)', () => {
    given(equipped(duel(), 'a', {}))
      .when(roll)
      .isRefused('nothing-due')
    const over = play(play(duel(), next), next)
    given(over)
      .when(next)
      .then({ type: 'activationEnded', squadronId: sq('ours') }, { type: 'initiativeGiven', sideId: 'B', because: 'alone', reason: '' })
    expect(over.phase).toBe('combat')
  })
})
