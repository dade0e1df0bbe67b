import { nextTick, shallowRef } from 'vue'
import { describe, expect, it } from 'vitest'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { at, duel, engage, equipped, fight, next, play, sh } from '@kit/systems/petit-wargame'
import { useSelection } from './selection'

function over(start: BattleState) {
  const state = shallowRef(start)
  return { state, selection: useSelection(state) }
}

describe('whom the GM has in mind', () => {
  it('is the first ship of the active squadron, until another is pressed; an enemy pressed is the target', () => {
    const { selection } = over(duel())
    expect(selection.actor.value?.id).toBe('a')
    selection.press(sh('b'))
    selection.press(sh('y'))
    expect([selection.actor.value?.id, selection.target.value?.id, selection.focusId.value]).toEqual(['b', 'y', 'y'])
    selection.clear()
    expect(selection.target.value).toBeUndefined()
  })
  it('is whoever fights already, whatever is pressed', () => {
    const { selection } = over(play(fight(), engage(), [6], [1]))
    selection.press(sh('b'))
    selection.press(sh('y'))
    expect([selection.actor.value?.id, selection.target.value?.id]).toEqual(['a', 'x'])
  })
  it('takes the pointer of the board along with the ship that acts', async () => {
    const { state, selection } = over(play(duel(), next))
    state.value = play(state.value, { type: 'moveShip', shipId: sh('a'), path: [at(6, 5, 5)] })
    await nextTick()
    expect(selection.cursor.value).toEqual(at(6, 5, 5))
  })
  it('goes round the ships of either side', () => {
    const { selection } = over(duel())
    selection.step(false, 1)
    selection.step(true, 1)
    selection.step(true, 1)
    expect([selection.actor.value?.id, selection.target.value?.id]).toEqual(['b', 'y'])
    selection.act(1)
    expect(selection.actor.value?.id).toBe('a')
  })
  it('is chosen by the number on its counter, whoever has fallen; an enemy by its own', () => {
    const { selection } = over(equipped(equipped(duel(), 'a', {}), 'x', {}))
    selection.act(2)
    selection.aim(2)
    expect([selection.actor.value?.id, selection.target.value?.id]).toEqual(['b', 'y'])
    selection.clear()
    selection.act(1)
    selection.aim(1)
    expect([selection.actor.value?.id, selection.target.value]).toEqual(['b', undefined])
  })
  it('passes on to the next ship that may engage, once one has', () => {
    const { state, selection } = over(fight())
    expect(selection.actor.value?.id).toBe('a')
    state.value = play(state.value, engage(), [6], [1])
    state.value = play(state.value, { type: 'endEngagement', reason: '' })
    expect(selection.actor.value?.id).toBe('b')
  })
})
