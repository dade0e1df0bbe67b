import { beforeEach, describe, expect, it } from 'vitest'
import { computed, effectScope, shallowRef } from 'vue'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import { anArmada, at, battle } from '@shared/systems/starfinder-armada/testkit'
import type { Selection } from './selection'
import { useSelection } from './selection'

const f = fleetId
const fleets = (side: string) => Array.from({ length: 10 }, (_, i) => ({ id: `${side}${String(i + 1)}` }))
let state = shallowRef<BattleState>(at(battle(anArmada('us', fleets('a')), anArmada('them', fleets('b'))), 'gunnery'))
let selection: Selection

beforeEach(() => {
  state = shallowRef(at(battle(anArmada('us', fleets('a')), anArmada('them', fleets('b'))), 'gunnery'))
  selection = effectScope().run(() => useSelection(computed(() => state.value))) as Selection
})

const chosen = (): readonly (string | null)[] => [selection.actorId.value, selection.targetId.value]

describe('a fleet that is pressed', () => {
  it('acts when nobody does, whichever side it is of', () => {
    selection.press(f('b2'))
    expect(chosen()).toEqual(['b2', null])
    expect(selection.actingSide.value).toBe('B')
    expect(selection.enemySide.value).toBe('A')
  })
  it('is the target when the other side acts, and acts instead of its own side', () => {
    selection.press(f('b2'))
    selection.press(f('a1'))
    expect(chosen()).toEqual(['b2', 'a1'])
    selection.press(f('b3'))
    expect(chosen()).toEqual(['b3', null])
  })
})

describe('digits', () => {
  it('mean the side that acts, with Shift the other; the target may come first', () => {
    selection.point(f('b1'))
    expect(chosen()).toEqual([null, 'b1'])
    expect(selection.actingSide.value).toBe('A')
  })
})

describe('walking a rack', () => {
  it('begins at its end and stops at its ends', () => {
    selection.step('A', 1)
    expect(chosen()).toEqual(['a1', null])
    selection.step('A', -1)
    expect(chosen()).toEqual(['a1', null])
    selection.step('B', -1)
    expect(chosen()).toEqual(['a1', 'b10'])
    selection.step('B', 1)
    expect(chosen()).toEqual(['a1', 'b10'])
    selection.step('B', -1)
    expect(chosen()).toEqual(['a1', 'b9'])
  })
  it('goes on behind the eighth, where no digit leads', () => {
    selection.point(f('a8'))
    selection.step('A', 1)
    expect(selection.focusId.value).toBe('a9')
  })
})
