import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import { useBuilderStore } from './builder-store'

let last = 0
const [sample] = sampleArmadas(() => `id${String((last += 1))}`)
const label = (key: string) => ({ key })

describe('the drawing board', () => {
  beforeEach(() => setActivePinia(createPinia()))

  const opened = () => {
    const store = useBuilderStore()
    store.open(sample, {})
    return store
  }

  it('takes an edit back and brings it again, each under its name', () => {
    const store = opened()
    store.apply(label('one'), armada => ({ ...armada, name: 'One' }))
    store.apply(label('two'), armada => ({ ...armada, tier: 7 }))
    expect(store.undoLabel).toEqual(label('two'))
    store.undo()
    expect(store.armada).toMatchObject({ name: 'One', tier: 6 })
    expect([store.undoLabel, store.redoLabel]).toEqual([label('one'), label('two')])
    store.redo()
    expect(store.armada).toMatchObject({ name: 'One', tier: 7 })
    store.undo()
    store.undo()
    expect(store.armada).toEqual(sample)
    expect(store.undoLabel).toBeNull()
  })
  it('takes the letters of one name as one step', () => {
    const store = opened()
    for (const name of ['A', 'Ab', 'Abc']) store.apply(label(name), armada => ({ ...armada, name }), 'name')
    store.apply(label('tier'), armada => ({ ...armada, tier: 7 }), 'tier')
    store.undo()
    expect(store.armada?.name).toBe('Abc')
    store.undo()
    expect(store.armada).toEqual(sample)
  })
  it('forgets what was undone as soon as something else is done', () => {
    const store = opened()
    store.apply(label('one'), armada => ({ ...armada, name: 'One' }))
    store.undo()
    store.apply(label('two'), armada => ({ ...armada, name: 'Two' }))
    expect(store.redoLabel).toBeNull()
  })
  it('counts no step that changes nothing', () => {
    const store = opened()
    store.apply(label('same'), armada => ({ ...armada, name: armada.name }))
    expect(store.undoLabel).toBeNull()
  })
  it('selects the fleet that took the place of a removed one, and the removed one again after undo stays possible', () => {
    const store = opened()
    const second = sample.fleets[1]?.id ?? null
    const third = sample.fleets[2]?.id
    store.selectedId = second
    store.apply(label('remove'), armada => ({ ...armada, fleets: armada.fleets.filter(fleet => fleet.id !== second) }))
    expect(store.selectedId).toBe(third)
    store.undo()
    expect(store.armada).toEqual(sample)
  })
  it('judges and counts as it is edited', () => {
    const store = opened()
    expect(store.verdict?.verdict).toBe('legal')
    store.apply(label('tier'), armada => ({ ...armada, tier: 1 }))
    expect(store.verdict?.verdict).toBe('illegal')
    expect(store.statistics).toHaveLength(sample.fleets.length)
  })
  it('keeps its steps when its own words come back from the disk, and takes the words of another window', () => {
    const store = opened()
    store.apply(label('one'), armada => ({ ...armada, name: 'One' }))
    store.refresh({ ...sample, name: 'One' }, {})
    expect(store.undoLabel).toEqual(label('one'))
    store.refresh({ ...sample, name: 'Other' }, {})
    expect(store.armada?.name).toBe('Other')
    expect(store.undoLabel).toBeNull()
  })
})
