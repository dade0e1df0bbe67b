import { describe, expect, it } from 'vitest'
import type { Position } from '../../model/board'
import { at, duel, equipped, given, havingShip, next, play, sh, shipIn } from '@kit/systems/petit-wargame'

const state = equipped(play(duel(), next), 'a', { rear: '+++', top: '++' })
const move = (...path: readonly Position[]) => ({ type: 'moveShip', shipId: sh('a'), path }) as const

describe('moving (PW-041, PW-042)', () => {
  it('spends 3 movement and 2 manoeuvre points on a diagonal with altitude and two squares', () => {
    given(state)
      .when(move(at(6, 6, 6), at(7, 6, 6), at(8, 6, 6)))
      .then(
        { type: 'shipMoved', shipId: sh('a'), step: 'diagonalAltitude', to: at(6, 6, 6), pd: 1, pm: 2 },
        { type: 'shipMoved', shipId: sh('a'), step: 'orthogonal', to: at(7, 6, 6), pd: 1, pm: 0 },
        { type: 'shipMoved', shipId: sh('a'), step: 'orthogonal', to: at(8, 6, 6), pd: 1, pm: 0 }
      )
      .thenState(after => {
        expect(shipIn(after, 'a')).toMatchObject({ position: at(8, 6, 6), pdSpent: 3, pmSpent: 2 })
      })
  })
  it('goes no farther than the points, counted from what was spent before', () => {
    const first = play(state, move(at(6, 6, 5), at(6, 6, 6)))
    given(first)
      .when(move(at(7, 7, 7)))
      .isRefused('no-manoeuvre-points')
    given(first)
      .when(move(at(7, 7, 6)))
      .thenState(() => true)
    given(first)
      .when(move(at(6, 6, 7), at(6, 6, 8)))
      .isRefused('no-movement-points')
    expect(play(first, move(at(6, 6, 7))).ships[0]?.pdSpent).toBe(3)
  })
  it('is on the map, step by step (PW-001, PW-Q30)', () => {
    given(havingShip(state, 'a', { position: at(0, 5, 29) }))
      .when(move(at(0, 5, 30)))
      .isRefused('off-grid')
    given(havingShip(state, 'a', { position: at(0, 5, 29) }))
      .when(move(at(-1, 5, 29)))
      .isRefused('off-grid')
    given(state)
      .when(move(at(7, 5, 5)))
      .isRefused('not-a-step')
    given(state)
      .when(move(at(6, 5, 5), at(6, 5, 5)))
      .isRefused('not-a-step')
    given(state).when(move()).isRefused('not-a-step')
  })
  it('is for ships of the active squadron in their movement phase', () => {
    given(duel())
      .when(move(at(5, 5, 6)))
      .isRefused('wrong-phase')
    given(state)
      .when({ ...move(at(5, 5, 6)), shipId: sh('x') })
      .isRefused('not-in-squadron')
    given(state)
      .when({ ...move(at(5, 5, 6)), shipId: sh('q') })
      .isRefused('no-such-ship')
    given(equipped(state, 'a', {}))
      .when(move(at(5, 5, 6)))
      .isRefused('out-of-play')
    given(havingShip(state, 'a', { position: null }))
      .when(move(at(5, 5, 6)))
      .isRefused('not-placed')
    given(state)
      .when({ ...move(at(5, 5, 6)), shipId: sh('x') })
      .forced()
      .thenState(after => shipIn(after, 'x').position?.z === 6)
  })
})
