import { beforeEach, describe, expect, it } from 'vitest'
import { computed, effectScope, nextTick, shallowRef } from 'vue'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { armadaId, fleetId } from '@shared/systems/starfinder-armada/model/design'
import { anArmada, at, battle } from '@kit/systems/starfinder-armada'
import { useSelection, type Selection } from './selection'

const f = fleetId
const ORDER = { checks: [], order: [armadaId('them'), armadaId('us')], quotas: [5, 5], lastMoved: null }
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

describe('while an officer acts', () => {
  it('digits mean the fleets of the officer, with Shift the enemy, whoever acts and whatever the action is for', () => {
    for (const targetId of [null, f('a1'), f('b2')]) {
      selection.takeAim({ fleetId: f('b1'), targetId })
      expect([selection.digitSide.value, selection.enemySide.value]).toEqual(['B', 'A'])
    }
  })
  it('the racks mark its fleet, and the one the action is for; a correction would be about its fleet', () => {
    selection.point(f('a1'))
    selection.takeAim({ fleetId: f('b1'), targetId: f('a2') })
    expect(selection.roles.value).toEqual({ actor: 'b1', target: 'a2' })
    expect(selection.focusId.value).toBe('b1')
    selection.takeAim(null)
    expect(selection.roles.value).toEqual({ actor: 'a1', target: null })
  })
  it('the rack of its side is in sight', () => {
    const three = battle(anArmada('us', fleets('a')), anArmada('them', fleets('b')), anArmada('others', fleets('c')))
    state.value = at(three, 'engineering')
    selection.takeAim({ fleetId: f('c1'), targetId: null })
    expect([selection.shownSide.value, selection.digitSide.value, selection.enemySide.value]).toEqual(['C', 'C', 'A'])
  })
  it('a fleet pointed at is for the action, and each time anew; actor and target stay', () => {
    selection.point(f('a1'))
    selection.takeAim({ fleetId: f('b1'), targetId: null })
    selection.press(f('a2'))
    const first = selection.pointed.value
    selection.press(f('a2'))
    expect([first?.fleetId, selection.pointed.value?.fleetId, selection.pointed.value === first]).toEqual(['a2', 'a2', false])
    expect(chosen()).toEqual(['a1', null])
  })
})

describe('letting go', () => {
  it('of the target first, and then of whoever fires', () => {
    selection.point(f('a1'))
    selection.point(f('b1'))
    selection.clear()
    expect(chosen()).toEqual(['a1', null])
    selection.clear()
    expect(chosen()).toEqual([null, null])
  })
  it('keeps a fleet that is due to move, and takes another one up where none was chosen', async () => {
    state.value = { ...at(state.value, 'helm'), movementOrder: ORDER }
    await nextTick()
    expect(selection.actorId.value).toBe('b1')
    selection.point(f('b4'))
    selection.clear()
    expect(chosen()).toEqual(['b4', null])
    selection.switchSides()
    selection.clear()
    selection.clear()
    expect([selection.actingSide.value, ...chosen()]).toEqual(['B', 'b1', null])
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
