import { describe, expect, it } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import type { CallArgs } from '@shared/ipc/calls'
import type { ProposalState, StationsState } from '@shared/ipc/stations'
import { useAnswers } from './use-answers'

const label = { key: 'toy.range' }
const proposal = (id: string, changes: Partial<ProposalState> = {}): ProposalState => ({
  id,
  seatId: 'seat',
  name: 'Mara',
  what: { key: 'toy.attack' },
  text: '',
  sentMs: 0,
  refusal: null,
  fields: [{ kind: 'number', name: 'range', label, min: 0, max: 9, value: 3 }],
  percent: null,
  canHalve: true,
  ...changes
})
const stateOf = (...proposals: readonly ProposalState[]): StationsState => ({
  open: null,
  addresses: [],
  joinRequests: [],
  seats: [],
  left: null,
  proposals,
  dice: null
})

function answering(...proposals: readonly ProposalState[]) {
  const state = shallowRef<StationsState | null>(stateOf(...proposals))
  const sent: CallArgs<'stations.answer'>[] = []
  const answers = effectScope().run(() => useAnswers(state, async args => void sent.push(args)))
  if (answers === undefined) throw new Error('No scope')
  return { state, sent, answers }
}

describe('answers to the open proposal', () => {
  it('are yes, half and no by a key, with the words to its player', () => {
    const { sent, answers } = answering(proposal('s1'), proposal('s2'))
    answers.draft.note = ' through the debris '
    for (const key of ['y', 'Shift+y', 'x']) expect(answers.press(key)).toBe(true)
    expect(sent.map(({ proposalId, word, note, values }) => [proposalId, word, note, values])).toEqual([
      ['s1', 'yes', 'through the debris', null],
      ['s1', 'half', 'through the debris', null],
      ['s1', 'no', 'through the debris', null]
    ])
  })
  it('are no half where it deals no damage, and nothing where nothing waits', () => {
    const { sent, answers } = answering(proposal('s1', { canHalve: false, fields: [] }))
    expect(answers.press('Shift+y')).toBe(false)
    expect([answering().answers.press('y'), sent]).toEqual([false, []])
  })
  it('are words alone where nothing can be changed', () => {
    const { sent, answers } = answering(proposal('s1', { fields: [] }))
    answers.press('e')
    expect(answers.draft.isEditing).toBe(true)
    answers.draft.note = 'Not now'
    answers.press('x')
    expect(sent.map(({ note, values }) => [note, values])).toEqual([['Not now', null]])
  })
  it('go to the oldest, unless another was chosen and is still there', () => {
    const { state, answers } = answering(proposal('s1'), proposal('s2'))
    expect(answers.current.value?.id).toBe('s1')
    answers.choose('s2')
    expect(answers.current.value?.id).toBe('s2')
    state.value = stateOf(proposal('s1'))
    expect(answers.current.value?.id).toBe('s1')
  })
  it('carry what was changed first, and leave the next proposal as it is', async () => {
    const { state, sent, answers } = answering(proposal('s1'), proposal('s2'))
    answers.press('e')
    expect(answers.draft.values).toEqual({ range: 3 })
    answers.draft.values = { range: 7 }
    answers.press('Shift+y')
    await answers.answer(proposal('s2'), 'yes')
    expect(sent.map(({ proposalId, word, values }) => [proposalId, word, values])).toEqual([
      ['s1', 'half', { range: 7 }],
      ['s2', 'yes', null]
    ])
    state.value = stateOf(proposal('s2'))
    await nextTick()
    expect(answers.draft).toEqual({ note: '', isEditing: false, values: {} })
  })
})
