import { computed, shallowRef } from 'vue'
import { describe, expect, it } from 'vitest'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { squadId } from '@shared/systems/xwing/model/squad'
import { attacked, duel, having, pass, play, shoot } from '@kit/systems/xwing'
import { useSelection } from './selection'

/** The duel, with `y` on a third side. */
function onThreeSides(): BattleState {
  const state = duel()
  const third = state.squads.filter(squad => squad.sideId === 'B').map(squad => ({ ...squad, id: squadId('third'), sideId: 'C' }))
  return having({ ...state, squads: [...state.squads, ...third] }, 'y', { squadId: squadId('third') })
}

function over(start: BattleState) {
  const state = shallowRef(start)
  const selection = useSelection(computed(() => state.value))
  return { state, selection, shown: () => selection.leftSide.value + selection.rightSide.value }
}

describe('the racks of three sides', () => {
  it('show the attacker and its defender, whoever of them speaks', () => {
    const { state, selection, shown } = over(onThreeSides())
    expect(shown()).toBe('AB')
    selection.rightSide.value = 'C'
    state.value = attacked(state.value, 'hhb', shoot('a', 'x'))
    expect([shown(), selection.ownSide.value, selection.enemySide.value]).toEqual(['AB', 'B', 'A'])
  })
  it('show next the side that engages beside whoever acted before, then its defender', () => {
    const { state, selection, shown } = over(onThreeSides())
    selection.rightSide.value = 'C'
    state.value = play(state.value, pass('a'))
    expect(shown()).toBe('BA')
    state.value = play(state.value, shoot('x', 'y'))
    expect(shown()).toBe('BC')
  })
  it('go back with an act that is taken back', () => {
    const { state, shown } = over(play(onThreeSides(), pass('a')))
    expect(shown()).toBe('BA')
    state.value = onThreeSides()
    expect(shown()).toBe('AB')
  })
})
