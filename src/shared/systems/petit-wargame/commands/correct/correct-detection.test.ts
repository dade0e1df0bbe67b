import { describe, it } from 'vitest'
import { duel, engage, fight, given, next, play, sh, sq } from '@kit/systems/petit-wargame'

const correct = (isDetected: boolean, target = 'x', squadron = 'ours') =>
  ({ type: 'correctDetection', squadronId: sq(squadron), targetId: sh(target), isDetected, reason: '' }) as const

describe('a detection by the GM (PW-043)', () => {
  it('lets an enemy be engaged, or no longer', () => {
    const found = play(play(play(duel(), correct(true)), next), next)
    given(found)
      .when(engage())
      .rolling([6], [1])
      .thenState(() => true)
    given(play(fight(), correct(false)))
      .when(engage())
      .isRefused('not-detected')
  })
  it('is about an enemy, and changes something', () => {
    given(duel()).when(correct(false)).isRefused('nothing-to-change')
    given(fight()).when(correct(true)).isRefused('nothing-to-change')
    given(duel()).when(correct(true, 'b')).isRefused('not-an-enemy')
    given(duel()).when(correct(true, 'q')).isRefused('no-such-ship')
    given(duel())
      .when(correct(true, 'x', 'q'))
      .isRefused('no-such-squadron')
  })
})
