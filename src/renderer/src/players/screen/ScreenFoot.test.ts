import { describe, expect, it } from 'vitest'
import { aView } from '@kit/core/view'
import { mountInEnglish } from '@kit/renderer/mount'
import ScreenFoot from './ScreenFoot.vue'

const shown = (view: Parameters<typeof aView>[0]) => ({ view: aView(view), lines: [], moments: [] })

describe('the foot of the player screen', () => {
  it('tells how the battle ended in place of what is due', () => {
    const ending = {
      victor: null,
      kind: 'open' as const,
      says: { key: 'view.ending.open', values: { battle: 'Gap' } },
      why: { key: 'view.ending.why.called' },
      sides: [{ key: 'view.ending.left', values: { side: 'Us', standing: 2, of: 3 } }]
    }
    const foot = mountInEnglish(ScreenFoot, { shown: shown({ isOver: true, ending }) })
    expect(foot.get('[data-ending]').text()).toBe(
      'Gap is left undecidedThe game master ended it with more than one side still in the fight.Us: 2 of 3 still in the fight'
    )
    expect(
      mountInEnglish(ScreenFoot, { shown: shown({}) })
        .find('[data-ending]')
        .exists()
    ).toBe(false)
  })
})
