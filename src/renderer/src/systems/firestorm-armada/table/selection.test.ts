import { nextTick, ref } from 'vue'
import { describe, expect, it } from 'vitest'
import { acting, after, duel, having, u } from '@kit/systems/firestorm-armada'
import { useSelection } from './selection'

describe('whom the GM has in mind', () => {
  it('is the first ship of the active squadron, and nobody between activations', async () => {
    const state = ref(acting(duel()))
    const selection = useSelection(state)
    expect(selection.actor.value?.id).toBe('a')
    state.value = after(state.value, { type: 'activationEnded', unitId: u('red1') })
    await nextTick()
    expect(selection.actor.value).toBeUndefined()
  })
  it('offers the squadrons and flights of the fleet that activates next (FA-004)', () => {
    const state = ref(after(acting(duel()), { type: 'activationEnded', unitId: u('red1') }))
    const selection = useSelection(state)
    expect(selection.choices.value.map(unit => unit.id)).toEqual(['blue1', 'blue2', 'blueF'])
    expect(selection.actingSide.value).toBe('B')
  })
  it('takes a press on a mate for the actor, on an enemy for the target, on others for the focus alone', () => {
    const selection = useSelection(ref(acting(duel())))
    selection.press('b')
    selection.press('x')
    selection.press('c')
    expect([selection.actor.value?.id, selection.target.value?.id, selection.focusId.value]).toEqual(['b', 'x', 'c'])
  })
  it('aims at an enemy squadron by its number, and again at its next ship', () => {
    const selection = useSelection(ref(acting(duel())))
    const aimed = [1, 1, 1, 2].map(n => {
      selection.aimAtUnit(n)
      return selection.target.value?.id
    })
    expect(aimed).toEqual(['x', 'y', 'x', 'z'])
  })
  it('steps through the ships that still fight, round and round', () => {
    const selection = useSelection(ref(having(acting(duel()), 'y', { status: 'destroyed' })))
    selection.step(false, 1)
    expect(selection.actor.value?.id).toBe('b')
    const enemies = [1, 1, 1].map(by => {
      selection.step(true, by)
      return selection.target.value?.id
    })
    expect(enemies).toEqual(['x', 'z', 'x'])
  })
})
