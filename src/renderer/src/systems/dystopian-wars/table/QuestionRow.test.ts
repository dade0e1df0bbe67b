import { mount, type VueWrapper } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../fire/fire-choices'
import QuestionRow from './QuestionRow.vue'
import { words } from '../../../i18n/use-words'

const choice = (id: string, key: string): Choice => ({ id, label: id, detail: null, mark: null, key, refusal: null })
const ask = (answer: string | null, isNow: boolean): VueWrapper =>
  mount(QuestionRow, {
    props: { question: { kind: 'weapon', choices: [choice('turret', '1'), choice('torpedoes', '2')], answer }, isNow, isLocked: false },
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

  it('is left as it is by Enter on its answer, and while another question is asked', async () => {
    const rows = [ask('turret', true), ask(null, false)]
    for (const row of rows) await press(row, 'turret', 'enter')
    expect(rows.map(row => row.emitted('choose'))).toEqual([undefined, undefined])
  })
})
