import { describe, expect, it } from 'vitest'
import { useEditSteps } from './edit-steps'

interface Draft {
  readonly name: string
}
const label = (key: string) => ({ key })
const named = (name: string) => (): Draft => ({ name })

function opened() {
  const shown: (readonly [string, string | undefined])[] = []
  const steps = useEditSteps<Draft>((next, before) => shown.push([next.name, before?.name]))
  steps.open({ name: 'a' })
  return { ...steps, shown }
}

describe('a draft that is edited step by step', () => {
  it('goes back and forth under the names of its steps, and tells what it shows in place of what', () => {
    const { draft, undoLabel, redoLabel, changes, apply, undo, redo, shown } = opened()
    apply(label('one'), named('b'))
    apply(label('two'), named('c'))
    undo()
    expect([draft.value?.name, undoLabel.value, redoLabel.value]).toEqual(['b', label('one'), label('two')])
    redo()
    expect([draft.value?.name, undoLabel.value, redoLabel.value]).toEqual(['c', label('two'), null])
    expect(shown).toEqual([
      ['b', 'a'],
      ['c', 'b'],
      ['b', 'c'],
      ['c', 'b']
    ])
    expect(changes.value).toBe(4)
  })
  it('takes edits under one name as one step, until that step has been undone', () => {
    const { draft, apply, undo, redo } = opened()
    for (const name of ['b', 'bc', 'bcd']) apply(label('name'), named(name), 'name')
    undo()
    expect(draft.value?.name).toBe('a')
    redo()
    apply(label('name'), named('e'), 'name')
    undo()
    expect(draft.value?.name).toBe('bcd')
  })
  it('counts no step that changes nothing, and forgets what was undone when something else is done', () => {
    const { apply, undo, undoLabel, redoLabel } = opened()
    apply(label('same'), named('a'))
    expect(undoLabel.value).toBeNull()
    apply(label('one'), named('b'))
    undo()
    apply(label('two'), named('c'))
    expect(redoLabel.value).toBeNull()
  })
  it('can take back two hundred steps, and no more', () => {
    const { draft, apply, undo, undoLabel } = opened()
    for (let n = 1; n <= 201; n += 1) apply(label(String(n)), named(`n${String(n)}`))
    while (undoLabel.value !== null) undo()
    expect(draft.value?.name).toBe('n1')
  })
})
