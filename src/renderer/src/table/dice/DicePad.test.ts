import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, h, provide, ref } from 'vue'
import type { Faces } from '@shared/core/dice/rule'
import DicePrompt from './DicePrompt.vue'
import { SYMBOL_DICE, type SymbolDice } from '../../contract/symbol-dice'
import { mountInEnglish } from '@kit/renderer/mount'

/** Only one die has symbols: h (or t) on face 1, and c on face 4. */
const symbols: SymbolDice = {
  letters: die => (die === 'xwAttack' ? ['h', 'c'] : []),
  read: (_die, text) => {
    const wrong = [...text.toLowerCase()].find(one => !'hct'.includes(one))
    return wrong === undefined
      ? { ok: true, value: [...text.toLowerCase()].map(one => (one === 'c' ? 4 : 1)) }
      : { ok: false, error: { code: 'no-such-letter', letter: wrong } }
  },
  kind: () => 'xw.pool.attack',
  letterOf: (_die, face) => (face === 4 ? 'c' : 'h'),
  picture: { render: () => h('i') }
}
const answers: (readonly Faces[])[] = []
let prompt: VueWrapper

function shown(die: 'xwAttack' | 'd8', isReadOnly = false, isBusy = false): VueWrapper {
  const text = ref('')
  const table = defineComponent(() => {
    provide(SYMBOL_DICE, symbols)
    return () =>
      h(DicePrompt, {
        text: text.value,
        'onUpdate:text': next => (text.value = next),
        onAnswer: faces => answers.push(faces),
        request: { purpose: 'xw.roll.attack', die, count: 2, actor: null },
        purpose: 'Attack dice',
        submitLabel: 'Enter',
        askAfter: () => null,
        problem: null,
        isBusy,
        isReadOnly,
        rollsFirst: false,
        focusAsked: 0
      })
  })
  prompt = mountInEnglish(table, {})
  return prompt
}

afterEach(() => {
  prompt.unmount()
  answers.length = 0
})

describe('dice with symbols', () => {
  it('are tapped on while what was tapped so far is being kept, as they are typed on', async () => {
    shown('xwAttack', false, true)
    for (const letter of ['h', 'c']) await prompt.get(`[data-symbol=${letter}]`).trigger('click')
    expect(prompt.get<HTMLInputElement>('[data-dice-field]').element.value).toBe('hc')
  })

  it('are told by tapping, and the last is taken back', async () => {
    const field = (): string => (prompt.get('input').element as HTMLInputElement).value
    shown('xwAttack')
    for (const letter of ['h', 'h', 'c']) await prompt.get(`[data-symbol=${letter}]`).trigger('click')
    expect(field()).toBe('hhc')
    await prompt.get('.back').trigger('click')
    await prompt.get('.back').trigger('click')
    await prompt.get('[data-symbol=c]').trigger('click')
    await prompt.get('form').trigger('submit')
    expect(answers).toEqual([[[1, 4]]])
  })
  it('lose no tap while the ones before are being saved', async () => {
    shown('xwAttack', false, true)
    await prompt.get('[data-symbol=h]').trigger('click')
    expect((prompt.get('input').element as HTMLInputElement).value).toBe('h')
  })
  it('keep their letters from the keys of the screen, and no others', async () => {
    const heard: string[] = []
    const hear = (event: KeyboardEvent): void => void heard.push(event.key)
    document.addEventListener('keydown', hear)
    shown('xwAttack')
    for (const key of ['h', 'C', 't', 'n', 'Tab']) await prompt.get('input').trigger('keydown', { key })
    await prompt.get('input').trigger('keydown', { key: 'h', ctrlKey: true })
    document.removeEventListener('keydown', hear)
    expect(heard).toEqual(['n', 'Tab', 'h'])
  })
  it('offer nothing to tap where a die shows numbers, and nothing in a battle that is only read', () => {
    expect(shown('d8').find('[data-symbol]').exists()).toBe(false)
    prompt.unmount()
    expect(shown('xwAttack', true).get('[data-symbol=h]').attributes('disabled')).toBeDefined()
  })
})
