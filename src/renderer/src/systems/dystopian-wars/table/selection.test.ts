import { computed, shallowRef } from 'vue'
import { describe, expect, it } from 'vitest'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { forceId } from '@shared/systems/dystopian-wars/model/force'
import { attack, aUnit, aSquadron, battle, counter, next, play, s, u } from '@kit/systems/dystopian-wars'
import { markOf } from '../rack/places'
import { keyOf, useSelection } from './selection'

const activate = { type: 'activateSquadron', squadronId: s('third') } as const

/** Squadron `ours` with `a` on side A, `theirs` with `x` on B, `third` with `k` on C. */
function onThreeSides(): BattleState {
  const squadron = (id: string, unit: string) => aSquadron(id, [aUnit(unit, { type: 'flying' }), aUnit(`${unit}2`)])
  const state = battle([squadron('ours', 'a')], [squadron('theirs', 'x'), squadron('third', 'k')])
  const forces = state.forces.flatMap(force => (force.sideId === 'B' ? [force, { ...force, id: forceId('late'), sideId: 'C' }] : [force]))
  const squadrons = state.squadrons.map(one => (one.id === s('third') ? { ...one, forceId: forceId('late') } : one))
  return { ...state, forces, squadrons }
}

describe('the racks of three sides', () => {
  const state = shallowRef(onThreeSides())
  const nextSide = shallowRef<string | null>(null)
  const selection = useSelection(
    computed(() => state.value),
    computed(() => nextSide.value)
  )
  const shown = (): string => selection.leftSide.value + selection.rightSide.value

  it('show the squadron that acts and the target it has declared', () => {
    expect(shown()).toBe('AB')
    state.value = play(state.value, activate)
    expect(shown()).toBe('CA')
    state.value = play(state.value, attack('k', 'x'))
    expect(shown()).toBe('CB')
    selection.rightSide.value = 'A'
    state.value = play(state.value, attack('k2', 'x'))
    expect([shown(), selection.enemySide.value]).toEqual(['CA', 'A'])
  })
  it('give a target the key that points at it, and none while its side is not shown', () => {
    const keys = (): readonly (string | null)[] => [u('k'), u('a2'), u('x')].map(id => keyOf(selection, markOf(state.value, id)))
    state.value = play(onThreeSides(), activate)
    selection.rightSide.value = 'A'
    expect(keys()).toEqual(['1', 'Shift+2', null])
    selection.aimed.value = { firerIds: [u('k')], targetId: u('x') }
    expect([shown(), ...keys()]).toEqual(['CB', '1', null, 'Shift+1'])
    selection.aimed.value = null
  })
  it('show the side that acts next on the left, and plain digits are its own', () => {
    state.value = onThreeSides()
    nextSide.value = 'B'
    expect([shown()[0], selection.ownSide.value]).toEqual(['B', 'B'])
    expect(keyOf(selection, markOf(state.value, u('x')))).toBe('1')
    nextSide.value = null
  })
  it('show whoever answers with a counter', () => {
    state.value = play(play(play(onThreeSides(), activate), attack('k', 'x')), attack('k2', 'a'))
    expect(shown()).toBe('CA')
    state.value = play(play(state.value, next), counter('x', 'k', 'aa'))
    expect(shown()).toBe('CB')
  })
})
