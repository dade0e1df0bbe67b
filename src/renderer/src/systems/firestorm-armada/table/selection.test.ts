import { nextTick, ref } from 'vue'
import { describe, expect, it } from 'vitest'
import { acting, aFleet, after, aShip, battle, duel, having, s, u } from '@kit/systems/firestorm-armada'
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
  it('goes on to the next ship that has not fired, and back to one whose fire is taken back', () => {
    const before = acting(duel())
    const state = ref(before)
    const selection = useSelection(state)
    state.value = having(before, 'a', { targets: [s('x')] })
    expect(selection.actor.value?.id).toBe('b')
    // Its mates have all fired: whoever fired last stays.
    state.value = having(state.value, 'b', { targets: [s('x')] })
    expect(selection.actor.value?.id).toBe('b')
    state.value = before
    expect(selection.actor.value?.id).toBe('a')
    state.value = after(before, { type: 'activationEnded', unitId: u('red1') })
    expect(selection.actor.value).toBeUndefined()
  })
  it('aims at an enemy squadron by its number, and again at its next ship', () => {
    const selection = useSelection(ref(acting(duel())))
    const aimed = [1, 1, 1, 2].map(n => {
      selection.aimAtUnit(n)
      return selection.target.value?.id
    })
    expect(aimed).toEqual(['x', 'y', 'x', 'z'])
  })
  it('aims at the same number of another enemy fleet before the next ships', () => {
    const fleets = ['x', 'k'].map((id, i) => aFleet(['blue', 'gold'][i] ?? '', [[aShip(id), aShip(`${id}2`)]]))
    const [blue, gold] = fleets
    if (blue === undefined || gold === undefined) throw new Error('No fleets')
    const selection = useSelection(ref(acting(battle({}, aFleet('red', [[aShip('a')]]), blue, gold))))
    const aimed = Array.from({ length: 5 }, () => {
      selection.aimAtUnit(1)
      return selection.target.value?.id
    })
    expect(aimed).toEqual(['x', 'k', 'x2', 'k2', 'x'])
  })
  it('points at a squadron by its number, and again at its next ship, or at a wing of a flight', () => {
    const selection = useSelection(ref(after(acting(duel()), { type: 'activationEnded', unitId: u('red1') })))
    const pointed = ['blue1', 'blue1', 'blue1', 'blueF'].map(id => {
      selection.pointAtUnit(u(id))
      return selection.focusId.value
    })
    expect(pointed).toEqual(['x', 'y', 'x', 'p'])
  })
  it('shows who acts and who is aimed at where three sides fight, and numbers mean the rack that is shown first', async () => {
    const [red, blue, gold] = ['a', 'x', 'k'].map((id, i) => aFleet(['red', 'blue', 'gold'][i] ?? '', [[aShip(id)]]))
    if (red === undefined || blue === undefined || gold === undefined) throw new Error('No fleets')
    const state = ref(acting(battle({}, red, blue, gold), 'gold1'))
    const selection = useSelection(state)
    const shown = (): readonly string[] => [selection.racks.leftSide.value, selection.racks.rightSide.value]
    expect(shown()[0]).toBe('C')
    selection.racks.rightSide.value = 'B'
    selection.aimAtUnit(1)
    expect(selection.target.value?.id).toBe('x')
    selection.aimAtUnit(1)
    expect(selection.target.value?.id).toBe('a')
    selection.aimAtUnit(1)
    expect([selection.target.value?.id, shown()[1]]).toEqual(['x', 'B'])
    selection.press('a')
    expect([selection.target.value?.id, ...shown()]).toEqual(['a', 'C', 'A'])
    state.value = acting(state.value, 'blue1')
    await nextTick()
    expect(shown()[0]).toBe('B')
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
