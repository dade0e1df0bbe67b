import { beforeEach, describe, expect, it } from 'vitest'
import { useRosterDraft } from './use-roster-draft'

const roster = { name: 'Dawn', parts: [part('kestrel'), part('heron'), part('wren')] }
const other = { name: 'Rust', parts: [part('sable')] }

describe('the roster on the drawing board', () => {
  let draft: ReturnType<typeof useRosterDraft<typeof roster, ReturnType<typeof part>>>
  const selected = (): string | undefined => draft.selected.value?.id
  const drop = (): void => {
    draft.apply({ key: 'remove' }, ({ name, parts }) => ({ name, parts: parts.filter(one => one.id !== selected()) }))
  }
  beforeEach(() => {
    draft = useRosterDraft(({ parts }) => parts)
    draft.open(roster, {})
  })

  it('begins with its first part selected and nothing to undo', () => {
    expect([selected(), draft.undoLabel.value, draft.changes.value]).toEqual(['kestrel', null, 0])
  })
  it('begins with the part its system prefers', () => {
    draft = useRosterDraft(
      ({ parts }) => parts,
      parts => parts[1]
    )
    draft.open(roster, {})
    expect(selected()).toBe('heron')
  })
  it('selects the part that took the place of a removed one, and the last where it was the last', () => {
    drop()
    expect(selected()).toBe('heron')
    draft.selectedId.value = 'wren'
    drop()
    expect(selected()).toBe('heron')
    draft.undo()
    draft.undo()
    expect(draft.draft.value).toEqual(roster)
  })
  it('takes what another window wrote and keeps the selection; its own words coming back change nothing', () => {
    draft.selectedId.value = 'heron'
    draft.apply({ key: 'rename' }, one => ({ ...one, name: 'Dusk' }))
    draft.refresh({ ...roster, name: 'Dusk' }, {})
    expect(draft.undoLabel.value).not.toBeNull()
    draft.refresh(roster, {})
    expect([draft.draft.value?.name, draft.undoLabel.value, selected()]).toEqual(['Dawn', null, 'heron'])
    draft.refresh(other, {})
    expect(selected()).toBe('sable')
  })
  it('selects no further than its first and its last part', () => {
    draft.selectNext(-1)
    expect(selected()).toBe('kestrel')
    draft.selectNext(5)
    expect(selected()).toBe('wren')
  })
})

function part(id: string) {
  return { id }
}
