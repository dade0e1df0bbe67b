import { describe, it } from 'vitest'
import { engagementIn, facing, given, play, sh } from '@kit/systems/petit-wargame'

const correct = (points: number) => ({ type: 'correctDamage', points, reason: 'armour' }) as const
const fire = { type: 'declareFire', weapon: 'C', mode: 'concentrated' } as const
const aimed = facing('front', 'top', { a: { front: 'CCCC' }, x: { top: '+AAW', rear: '+' } })
const hit = play(aimed, fire, [4, 4])

describe('other points of damage (PW-055, PW-059)', () => {
  it('put the choice anew', () => {
    given(hit)
      .when(correct(3))
      .thenState(state => engagementIn(state).shot?.due?.count === 3)
    given(hit)
      .when(correct(0))
      .then(
        { type: 'damageCorrected', points: 0, reason: 'armour' },
        { type: 'shotEnded', role: 'active' },
        {
          type: 'engagementEnded',
          shipId: sh('a'),
          targetId: sh('x'),
          because: 'done',
          reason: ''
        }
      )
  })
  it('are for a shot that was rolled', () => {
    given(aimed).when(correct(1)).isRefused('nothing-due')
    given(hit).when(correct(-1)).isRefused('bad-number')
    given(hit).when(correct(2)).isRefused('nothing-to-change')
  })
})
