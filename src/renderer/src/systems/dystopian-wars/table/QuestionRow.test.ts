import { mount, type VueWrapper } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../fire/fire-choices'
import QuestionRow from './QuestionRow.vue'
import { words } from '../../../i18n/use-words'

const choice = (id: string, key: string): Choice => ({ id, label: id, detail: null, mark: null, key, refusal: null })
const BOTH = [choice('turret', '1'), choice('torpedoes', '2')]
const ask = (answer: string | null, isNow: boolean, choices: readonly Choice[] = BOTH): VueWrapper =>
  mount(QuestionRow, {
    props: { question: { kind: 'weapon', choices, answer }, isNow, isLocked: false },
    global: { plugins: [words] }
  })
const press = (row: VueWrapper, id: string, key: string): Promise<void> =>
  row.find(`[data-choice="weapon ${id}"]`).trigger(`keydown.${key}`)

describe('a question of an attack being declared (DW-001)', () => {
  it('is answered by Enter on the choice that has the focus', async () => {
    const row = ask(null, true)
    await press(row, 'torpedoes', 'enter')
    expect(row.emitted('choose')).toEqual([['torpedoes', false]])
  })

  it('is not answered by Enter with a choice that the rules refuse', async () => {
    const resolved = { ...choice('turret', '1'), refusal: 'already-fired' } as const
    const row = ask(null, true, [resolved, choice('torpedoes', '2')])
    await press(row, 'turret', 'enter')
    expect(row.emitted('choose')).toBeUndefined()
  })

  it('is left as it is by Enter on its answer, and while another question is asked', async () => {
    const rows = [ask('turret', true), ask(null, false)]
    for (const row of rows) await press(row, 'turret', 'enter')
    expect(rows.map(row => row.emitted('choose'))).toEqual([undefined, undefined])
  })
})
