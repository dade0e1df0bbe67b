import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleForces } from '@shared/systems/dystopian-wars/samples/two-forces'
import { without } from './force-edits'
import { useForceStore } from './force-store'

let last = 0
const [sample] = sampleForces(() => `id${String((last += 1))}`)
const label = (key: string) => ({ key })

describe('the drawing board of a force', () => {
  beforeEach(() => setActivePinia(createPinia()))

  const opened = () => {
    const store = useForceStore()
    store.open(sample, {})
    return store
  }

  it('opens on the first unit, with nothing to undo', () => {
    const store = opened()
    expect(store.selected).toMatchObject({ kind: 'unit', unit: { name: 'Resolute' } })
    expect([store.undoLabel, store.redoLabel, store.changes]).toEqual([null, null, 0])
  })
  it('opens an empty force on nothing', () => {
    const store = useForceStore()
    store.open({ ...sample, squadrons: [] }, {})
    expect(store.selected).toBeNull()
  })
  it('takes an edit back and brings it again, each under its name', () => {
    const store = opened()
    store.apply(label('one'), force => ({ ...force, name: 'One' }))
    store.apply(label('two'), force => ({ ...force, cards: 9 }))
    store.undo()
    expect(store.force).toMatchObject({ name: 'One', cards: 3 })
    expect([store.undoLabel, store.redoLabel]).toEqual([label('one'), label('two')])
    store.redo()
    store.undo()
    store.undo()
    expect(store.force).toEqual(sample)
  })
  it('chooses what took the place of something removed', () => {
    const store = opened()
    const second = sample.squadrons[1]?.units[0]
    store.selectedId = second?.id ?? null
    store.apply(label('remove'), force => (second === undefined ? force : without(force, second.id)))
    expect(store.selected).toMatchObject({ kind: 'unit', unit: { name: 'Kittiwake' } })
    store.undo()
    expect(store.force).toEqual(sample)
  })
  it('judges as it is edited', () => {
    const store = opened()
    expect(store.verdict?.verdict).toBe('legal')
    store.apply(label('empty'), force => ({ ...force, squadrons: [] }))
    expect(store.verdict).toMatchObject({ verdict: 'illegal', fit: null })
  })
  it('keeps its steps when its own words come back from the disk, and takes the words of another window', () => {
    const store = opened()
    const wing = sample.squadrons[2]?.wings[0]?.id ?? null
    store.selectedId = wing
    store.apply(label('one'), force => ({ ...force, name: 'One' }))
    store.refresh({ ...sample, name: 'One' }, {})
    expect(store.undoLabel).toEqual(label('one'))
    store.refresh({ ...sample, name: 'Other' }, {})
    expect([store.force?.name, store.undoLabel, store.selectedId]).toEqual(['Other', null, wing])
  })
})
