import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { attacked, defenderWindow, duel, given, having, s, skipTo } from '@kit/systems/xwing'

const use = (ship: string, name = 'Revenge') => ({ type: 'useAbility', shipId: s(ship), name }) as const
const first = skipTo(defenderWindow(duel(), 'bbb', 'bb'), 'defenderAbilities')
const second = skipTo(first, 'attackerAbilities')

describe('abilities of the defending player (XW-027)', () => {
  it('come in the first window, those of a destroyed ship, too', () => {
    const doomed: BattleState = having(first, 'x', { status: 'destroyed', leavesAfter: 4 })
    given(doomed)
      .when(use('x'))
      .then({ type: 'abilityUsed', attackId: 'a1', shipId: s('x'), name: 'Revenge' })
    given(first)
      .when(use('y'))
      .thenState(state => state === first)
    given(first).when(use('a')).isRefused('wrong-window')
  })
})

describe('abilities of the attacking player (XW-028)', () => {
  it('come in the second window', () => {
    given(second)
      .when(use('b'))
      .then({ type: 'abilityUsed', attackId: 'a1', shipId: s('b'), name: 'Revenge' })
    given(second).when(use('x')).isRefused('wrong-window')
  })
  it('that are not bonus attacks have no other window', () => {
    given(skipTo(second, 'defenderBonus')).when(use('x')).isRefused('wrong-window')
    given(attacked(duel(), 'hhh')).when(use('x')).isRefused('wrong-window')
  })
  it('belong to ships on the table and have a name', () => {
    given(duel()).when(use('a')).isRefused('no-attack')
    given(first).when(use('z')).isRefused('no-such-ship')
    given(first).when(use('x', '')).isRefused('bad-name')
    given(having(first, 'y', { status: 'removed' }))
      .when(use('y'))
      .isRefused('out-of-play')
    expect(first.attacks).toHaveLength(1)
  })
})
