import { describe, expect, it } from 'vitest'
import { engage, engagementIn, facing, fight, given, play, sh } from '@kit/systems/petit-wargame'

const set = (firingSector: 'left' | 'top' | 'front' | 'bottom', targetSector: 'rear' | 'front' | 'top') =>
  ({ type: 'choosePosition', firingSector, targetSector }) as const

describe('the position (PW-046, PW-047)', () => {
  // As in the worked example: a weapon of range 3 on the left, a weak one on top; the enemy has lost its rear defence.
  const state = fight({ a: { left: 'CCC', top: 'D' }, x: { front: 'c' } })
  it('is set by the active side where it wins: from its left at the undefended rear', () => {
    given(play(state, engage(), [6], [1]))
      .when(set('left', 'rear'))
      .then(
        { type: 'positionSet', by: 'active', firingSector: 'left', targetSector: 'rear' },
        { type: 'weaponChosen', shipId: sh('a'), weapon: 'C', range: 3 },
        { type: 'fireOpened', role: 'active', shooterId: sh('a') }
      )
  })
  it('is set by the enemy where it wins: from the top at its defended front', () => {
    given(play(state, engage(), [1], [6]))
      .when(set('top', 'front'))
      .thenAmong({ type: 'positionSet', by: 'enemy', firingSector: 'top', targetSector: 'front' })
      .thenState(after => engagementIn(after).weapon === 'D')
  })
  it('is set once', () => {
    given(facing('left', 'rear', { a: { left: 'CCC' } }))
      .when(set('top', 'front'))
      .isRefused('nothing-due')
    given(state).when(set('top', 'front')).isRefused('nothing-due')
  })
})

describe('a position without a weapon (PW-Q16)', () => {
  const forced = (rulings = {}) => play(fight({ rulings }), engage(), [1], [6])
  it('pw.riposteVsZeroRange = no: no shot, and no riposte', () => {
    given(forced())
      .when(set('bottom', 'front'))
      .then(
        { type: 'positionSet', by: 'enemy', firingSector: 'bottom', targetSector: 'front' },
        { type: 'engagementEnded', shipId: sh('a'), targetId: sh('x'), because: 'no-weapon', reason: '' }
      )
  })
  it('pw.riposteVsZeroRange = yes: any weapon outranges it, and the active ship does not fire', () => {
    const riposte = play(forced({ 'pw.riposteVsZeroRange': 'yes' }), set('bottom', 'front'))
    expect(engagementIn(riposte)).toMatchObject({ stage: 'fire', role: 'riposte', weapon: null })
    given(riposte)
      .when({ type: 'declareFire', weapon: 'A', mode: 'concentrated' })
      .rolling([6, 6], [2, 2])
      .thenAmong({ type: 'engagementEnded', shipId: sh('a'), targetId: sh('x'), because: 'no-weapon', reason: '' })
  })
})
