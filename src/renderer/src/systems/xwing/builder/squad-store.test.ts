import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleSquads } from '@shared/systems/xwing/samples/two-squads'
import { removeShip } from './squad-edits'
import { useSquadStore } from './squad-store'

let last = 0
const [squad, other] = sampleSquads(() => `id${String((last += 1))}`)
const remove = { key: 'xwBuilder.edit.remove' }

describe('the squad on the drawing board', () => {
  beforeEach(() => {
    setActivePinia(createPinia())
    useSquadStore().open(squad, {})
  })

  it('begins with its first ship chosen, judged and nothing to undo', () => {
    const store = useSquadStore()
    expect([store.selected?.name, store.verdict?.verdict, store.undoLabel, store.changes]).toEqual(['Kestrel', 'legal', null, 0])
  })
  it('chooses the ship that took the place of a removed one, and the last where it was the last', () => {
    const store = useSquadStore()
    const drop = (): void => {
      const id = store.selectedId
      if (id !== null) store.apply(remove, draft => removeShip(draft, id))
    }
    drop()
    expect(store.selected?.name).toBe('Heron')
    store.selectedId = squad.ships[2]?.id ?? null
    drop()
    expect(store.selected?.name).toBe('Heron')
    store.undo()
    store.undo()
    expect(store.squad).toEqual(squad)
  })
  it('takes what another window wrote and keeps the choice; its own words coming back change nothing', () => {
    const store = useSquadStore()
    store.selectedId = squad.ships[1]?.id ?? null
    store.apply({ key: 'xwBuilder.edit.rename' }, draft => ({ ...draft, name: 'Dusk' }))
    store.refresh({ ...squad, name: 'Dusk' }, {})
    expect(store.undoLabel).not.toBeNull()
    store.refresh({ ...squad, name: 'Dawn' }, {})
    expect([store.squad?.name, store.undoLabel, store.selected?.name]).toEqual(['Dawn', null, 'Heron'])
    store.refresh(other, {})
    expect(store.selected?.name).toBe('Sable')
  })
})
