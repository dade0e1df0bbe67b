import { describe, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { facing, given, play } from '@kit/systems/petit-wargame'

const choose = (defence: 'a' | 'b' | 'c' | null) => ({ type: 'chooseDefence', defence }) as const
const shot = (x: string, rulings = {}): BattleState =>
  play(facing('front', 'top', { a: { front: 'C' }, x: { top: x, rear: 'c' }, rulings }), {
    type: 'declareFire',
    weapon: 'C',
    mode: 'concentrated'
  })

describe('the defence (PW-020, PW-051, PW-052, PW-Q18)', () => {
  it('is picked in the sector aimed at once weapon and mode are known', () => {
    given(shot('ab'))
      .when(choose('b'))
      .rolling([2, 2], [6, 6])
      .thenAmong(event => event.type === 'shotRolled' && event.score === 4 && event.defenceScore === 8 && event.damage === 4)
    given(shot('ab')).when(choose('c')).isRefused('no-such-defence')
    given(facing('front', 'top', { a: { front: 'C' } }))
      .when(choose('b'))
      .isRefused('nothing-due')
  })
  it('pw.defenderMayDecline = no: cannot be left out', () => {
    given(shot('ab')).when(choose(null)).isRefused('must-defend')
    given(shot('ab'))
      .when(choose(null))
      .forced()
      .rolling([6, 6])
      .thenState(() => true)
  })
  it('pw.defenderMayDecline = yes: may be left out, and row O counts', () => {
    given(shot('a', { 'pw.defenderMayDecline': 'yes' }))
      .when(choose(null))
      .rolling([4, 5])
      .thenAmong(event => event.type === 'shotRolled' && event.score === 10 && event.defenceScore === null && event.damage === 1)
  })
})
