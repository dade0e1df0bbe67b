import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleFleets } from '@shared/systems/firestorm-armada/samples/two-fleets'
import { withShip } from './fleet-edits'
import { useFleetStore } from './fleet-store'

let last = 0
const [sample] = sampleFleets(() => `id${String((last += 1))}`)
const label = (key: string) => ({ key })

describe('the fleet on the drawing board', () => {
  beforeEach(() => setActivePinia(createPinia()))

  const opened = () => {
    const store = useFleetStore()
    store.open(sample, {})
    return store
  }

  it('takes edits back and brings them again', () => {
    const store = opened()
    store.apply(label('one'), fleet => ({ ...fleet, name: 'One' }))
    store.apply(label('two'), fleet => ({ ...fleet, faction: 'aquan' }))
    store.undo()
    expect([store.fleet?.name, store.fleet?.faction, store.undoLabel, store.redoLabel]).toEqual([
      'One',
      'terran',
      label('one'),
      label('two')
    ])
    store.redo()
    store.undo()
    store.undo()
    expect(store.fleet).toEqual(sample)
  })
  it('selects what took the place of a removed part', () => {
    const store = opened()
    const [, squadron] = sample.squadrons
    const ship = squadron?.ships[1]
    store.selectedId = ship?.id ?? null
    store.apply(label('remove'), fleet => ({
      ...fleet,
      squadrons: fleet.squadrons.map(unit => ({ ...unit, ships: unit.ships.filter(one => one.id !== ship?.id) }))
    }))
    expect(store.selectedId).toBe(squadron?.ships[2]?.id)
    store.undo()
    expect(store.parts).toHaveLength(13)
  })
  it('judges as it is edited', () => {
    const store = opened()
    expect(store.verdict?.verdict).toBe('legal')
    store.apply(label('rating'), fleet => withShip(fleet, fleet.squadrons[0]?.ships[0]?.id ?? '', { criticalRating: 1 }))
    expect(store.verdict?.problems.map(problem => problem.code)).toEqual(['critical-below-damage'])
  })
  it('keeps its steps when its own words come back from the disk, and the selection with the words of another window', () => {
    const store = opened()
    store.apply(label('one'), fleet => ({ ...fleet, name: 'One' }))
    store.refresh({ ...sample, name: 'One' }, {})
    expect(store.undoLabel).toEqual(label('one'))
    const third = store.parts[2]?.id ?? null
    store.selectedId = third
    store.refresh({ ...sample, name: 'Other' }, {})
    expect([store.fleet?.name, store.undoLabel, store.selectedId]).toEqual(['Other', null, third])
  })
})
