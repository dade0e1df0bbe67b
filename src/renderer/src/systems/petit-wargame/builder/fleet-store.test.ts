import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleFleets } from '@shared/systems/petit-wargame/samples/two-fleets'
import { without, withShip } from './fleet-edits'
import { useFleetStore } from './fleet-store'
import { withPoints } from './ship/ship-edits'

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

  it('opens with its first ship to be designed', () => {
    expect(opened().selected).toMatchObject({ kind: 'ship', number: 1, ship: { name: 'Vigil' } })
  })
  it('takes edits back and brings them again', () => {
    const store = opened()
    store.apply(label('one'), fleet => ({ ...fleet, name: 'One' }))
    store.apply(label('two'), fleet => ({ ...fleet, budgetPoints: 300 }))
    store.undo()
    expect([store.fleet?.name, store.fleet?.budgetPoints, store.undoLabel, store.redoLabel]).toEqual([
      'One',
      500,
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
    const [squadron] = sample.squadrons
    const second = store.parts[2]
    store.selectedId = second?.id ?? null
    if (second !== undefined) store.apply(label('remove'), fleet => without(fleet, second))
    expect(store.selectedId).toBe(squadron?.ships[2]?.id)
  })
  it('judges as it is edited, by the house rules of the campaign', () => {
    const store = opened()
    expect(store.verdict?.verdict).toBe('legal')
    const id = sample.squadrons[0]?.ships[0]?.id ?? ''
    store.apply(label('points'), fleet => withShip(fleet, id, ship => withPoints(ship, 'top', 1)))
    expect(store.verdict?.problems.map(problem => problem.code)).toEqual(['structure-not-spent', 'sector-too-weak', 'too-many-elements'])
    store.undo()
    const spare = withShip(sample, id, ship => ({ ...ship, sectors: { ...ship.sectors, rear: { points: 5, elements: ['engine'] } } }))
    store.open(spare, { 'pw.emptyPoints': 'mustFill' })
    expect(store.verdict?.problems.map(problem => problem.code)).toEqual(['empty-points'])
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
