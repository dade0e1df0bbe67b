import { describe, expect, it } from 'vitest'
import { acting, duel, u } from '@kit/systems/firestorm-armada'
import { firestormStation } from './station'

const acts = firestormStation.acts(acting(duel()), [u('red1')])

describe('the fire that the player of a squadron may propose', () => {
  it('is in the arc, the band and the sight that are chosen', () => {
    const fire = acts.find(act => act.key.startsWith('a/fire/'))
    const aim = (partial: boolean) => fire?.commandOf({ targetId: 'x', band: 2, isPartial: partial, sight: 'clear' })
    expect(aim(true)).toMatchObject({
      type: 'fireWeapons',
      targetId: 'x',
      aims: [{ shipId: 'a', arc: 'partial', band: 1, sight: 'clear' }]
    })
    expect(aim(false)).toMatchObject({ aims: [{ arc: 'full' }] })
  })
})
