import { describe, it } from 'vitest'
import { detect, duel, engage, facing, fight, given, next, play, sh, told } from '@kit/systems/petit-wargame'

describe('the end by the GM (PW-061)', () => {
  it('names a winner or nobody, and nothing comes after it', () => {
    given(duel())
      .when({ type: 'endBattle', winnerId: 'B' })
      .thenState(state => state.isOver && state.winnerId === 'B')
    given(play(duel(), { type: 'endBattle', winnerId: null }))
      .when(next)
      .isRefused('battle-over')
    given(duel()).when({ type: 'endBattle', winnerId: 'C' }).isRefused('no-such-side')
  })
})

describe('a battle that was won before (PW-061)', () => {
  const won = told(duel(), { type: 'victoryWon', sideId: 'B', lost: 30, total: 40 }, { type: 'battleResumed', reason: '', winnerId: 'B' })
  it('keeps its first winner when the table has played on, unless the GM overrules it', () => {
    given(won).when({ type: 'endBattle', winnerId: null }).isRefused('already-won')
    given(won).when({ type: 'endBattle', winnerId: 'A' }).isRefused('already-won')
    given(won)
      .when({ type: 'endBattle', winnerId: 'B' })
      .thenState(state => state.isOver && state.winnerId === 'B')
    given(won)
      .when({ type: 'endBattle', winnerId: 'A' })
      .forced()
      .thenState(state => state.winnerId === 'A')
  })
  it('is won by the letter where the GM had only named a winner, and play went on', () => {
    const named = play(play(duel(), { type: 'endBattle', winnerId: 'B' }), { type: 'resumeBattle', reason: '' })
    given(named)
      .when({ type: 'endBattle', winnerId: null })
      .thenState(state => state.winnerId === null)
  })
})

describe('what the end by the GM leaves unsettled (PW-032, PW-056, PW-061)', () => {
  const end = { type: 'endBattle', winnerId: null } as const
  const none = ['A', 'B'].map(sideId => ({ sideId, lost: 0, total: 40 }))
  const ended = { type: 'battleEnded', winnerId: null, unit: 'points', losses: none } as const
  it('is nothing between acts', () => {
    given(duel()).when(end).then(ended)
  })
  it('is a detector without an answer', () => {
    given(play(duel({ x: { front: 'wx' } }), detect('W')))
      .when(end)
      .then({ type: 'leftUnsettled', what: 'detection', shipId: sh('a'), targetId: sh('x'), points: 0 }, ended)
  })
  it('is an engagement that is not over', () => {
    given(play(fight(), engage(), [6], [1]))
      .when(end)
      .then({ type: 'leftUnsettled', what: 'engagement', shipId: sh('a'), targetId: sh('x'), points: 0 }, ended)
  })
  it('is damage that was not applied, which play takes up again', () => {
    const aimed = facing('front', 'top', { a: { front: 'CCCC' }, x: { top: '+AW', rear: '+' } })
    const hit = play(aimed, { type: 'declareFire', weapon: 'C', mode: 'concentrated' }, [4, 4])
    given(hit)
      .when(end)
      .then({ type: 'leftUnsettled', what: 'damage', shipId: sh('a'), targetId: sh('x'), points: 2 }, ended)
      .when({ type: 'resumeBattle', reason: '' })
      .thenState(state => state.activation?.engagement?.shot?.pointsLeft === 2)
  })
})
