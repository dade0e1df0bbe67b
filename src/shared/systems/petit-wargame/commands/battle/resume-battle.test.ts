import { describe, expect, it } from 'vitest'
import { duel, engagementIn, equipped, facing, given, next, play, told } from '@kit/systems/petit-wargame'

const resume = { type: 'resumeBattle', reason: 'one more turn' } as const

describe('playing on (PW-061)', () => {
  it('goes on where the battle stood', () => {
    given(play(duel(), { type: 'endBattle', winnerId: 'A' }))
      .when(resume)
      .then({ type: 'battleResumed', reason: 'one more turn', winnerId: null })
      .when(next)
      .thenState(state => state.phase === 'movement' && state.winnerId === null)
    given(duel()).when(resume).isRefused('not-over')
  })
  it('applies the points of damage that the victory had stopped, without winning twice', () => {
    const rulings = { 'pw.victory': 'destroyedElements' }
    const aimed = facing('front', 'top', { a: { front: 'CCCC' }, x: { top: 'AAAA', rear: '+', left: 'BBBBB' }, rulings })
    // The fleet counts 3 elements, so the second loss decides.
    const shot = { ...aimed, fleets: aimed.fleets.map(fleet => ({ ...fleet, elementsStart: 3 })) }
    const won = play(shot, { type: 'declareFire', weapon: 'C', mode: 'concentrated' }, [3, 4])
    expect([won.isOver, won.winnerId, engagementIn(won).shot?.pointsLeft]).toEqual([true, 'A', 1])
    given(won)
      .when(resume)
      .thenState(
        state => state.isOver === false && state.activation?.engagement === null && state.ships[2]?.sectors.top.elements.length === 1
      )
  })
  it('keeps the first to win on record, whomever the GM named afterwards', () => {
    const beaten = equipped(equipped(duel(), 'x', {}), 'y', {})
    const won = told(beaten, { type: 'victoryWon', sideId: 'A', lost: 40, total: 40 })
    expect(play(won, resume).winnerId).toBe('A')
    const overruled = play(beaten, { type: 'endBattle', winnerId: 'B' })
    expect(overruled.winnerId).toBe('B')
    expect(play(overruled, resume).winnerId).toBe('A')
  })
})
