import { describe, expect, it } from 'vitest'
import { at, duel, engage, engagementIn, equipped, fight, given, havingShip, next, PLAIN, play, sh } from '@kit/systems/petit-wargame'

describe('engaging an enemy (PW-043)', () => {
  it('needs one that was detected, in the same square at the same altitude', () => {
    given(play(play(duel(), next), next))
      .when(engage())
      .isRefused('not-detected')
    given(fight()).when(engage('a', 'y')).isRefused('not-detected')
    for (const place of [at(5, 5, 6), at(6, 5, 5)])
      given(havingShip(fight(), 'x', { position: place }))
        .when(engage())
        .isRefused('not-same-place')
    given(fight())
      .when(engage('b'))
      .rolling([6], [1])
      .thenState(state => engagementIn(state).shipId === 'b')
  })
  it('is for ships of the active squadron in their combat phase', () => {
    given(duel()).when(engage()).isRefused('wrong-phase')
    given(fight()).when(engage('x', 'a')).isRefused('not-in-squadron')
    given(fight()).when(engage('a', 'b')).isRefused('not-an-enemy')
    given(fight()).when(engage('a', 'q')).isRefused('no-such-ship')
    given(equipped(fight(), 'x', {}))
      .when(engage())
      .isRefused('out-of-play')
    given(havingShip(fight(), 'x', { position: null }))
      .when(engage())
      .isRefused('not-placed')
    given(play(fight(), engage(), [6], [1]))
      .when(engage('b'))
      .isRefused('engagement-open')
    given({ ...fight(), activation: null })
      .when(engage())
      .isRefused('no-activation')
  })
  const ended = (rulings = {}) => play(play(fight({ rulings }), engage(), [6], [1]), { type: 'endEngagement', reason: '' })
  it('pw.engagementsPerShip = 1: once for each ship, and an enemy by several', () => {
    given(ended()).when(engage()).isRefused('already-engaged')
    given(ended())
      .when(engage('b'))
      .rolling([6], [1])
      .thenState(() => true)
  })
  it('pw.engagementsPerShip = unlimited: again and again', () => {
    given(ended({ 'pw.engagementsPerShip': 'unlimited' }))
      .when(engage())
      .rolling([6], [1])
      .thenState(() => true)
  })
  it('may be from afar where weapons reach (PW-Q22)', () => {
    const far = (z: number) => havingShip(fight({ rulings: { 'pw.rangedCombat': 'yes' } }), 'x', { position: at(5, 5, z) })
    given(far(9)).when(engage()).isRefused('out-of-range')
    given(far(8))
      .when(engage())
      .rolling([6], [1])
      .thenState(() => true)
  })
})

describe('the manoeuvre test (PW-044, PW-045)', () => {
  const nimble = fight({ a: { ...PLAIN, left: '+++' } })
  it('adds the manoeuvre points to a die each; the higher chooses', () => {
    given(nimble)
      .when(engage())
      .asks({ purpose: 'pw.roll.manoeuvre', die: 'd6', count: 1, actor: 'a' })
      .rolling([1], [3])
      .then(
        { type: 'engagementBegun', shipId: sh('a'), targetId: sh('x') },
        { type: 'manoeuvreRolled', shipId: sh('a'), targetId: sh('x'), faces: [1, 3], totals: [5, 4], winnerId: sh('a') }
      )
    given(nimble)
      .when(engage())
      .rolling([1], [5])
      .thenState(state => engagementIn(state).winnerId === 'x')
  })
  it('leaves the position to the dice in a tie: each side rolls its own sector', () => {
    given(nimble)
      .when(engage())
      .rolling([1], [4])
      .asks({ purpose: 'pw.roll.position', die: 'd6', actor: 'a' })
      .rolling([5], [2])
      .thenAmong({ type: 'positionSet', by: 'chance', firingSector: 'top', targetSector: 'rear' })
    const sectors = [1, 2, 3, 4, 5, 6].map(face => {
      const { events } = given(nimble)
        .when(engage())
        .rolling([1], [4], [face], [face])
        .thenState(() => true)
      return events.flatMap(event => (event.type === 'positionSet' ? [event.firingSector] : []))[0]
    })
    expect(sectors).toEqual(['front', 'rear', 'right', 'left', 'top', 'bottom'])
  })
})
