import type { VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h, provide, ref } from 'vue'
import { SIDES, type Faces } from '@shared/core/dice/rule'
import DicePrompt from './DicePrompt.vue'
import { SYMBOL_DICE, type SymbolDice } from '../../contract/dice/symbol-dice'
import { mountInEnglish } from '@kit/renderer/mount'
import { isCoarse } from '../../ui/focus/coarse-pointer'

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
  nameOf: () => 'xw.result.hit',
  letterOf: (_die, face) => (face === 4 ? 'c' : 'h'),
  picture: { render: () => h('i') }
}
const answers: (readonly Faces[])[] = []
let prompt: VueWrapper

function shown(die: 'xwAttack' | 'd8' | 'd10', isReadOnly = false, isBusy = false, count = 2): VueWrapper {
  const text = ref('')
  const table = defineComponent(() => {
    provide(SYMBOL_DICE, symbols)
    return () =>
      h(DicePrompt, {
        text: text.value,
        'onUpdate:text': next => (text.value = next),
        onAnswer: faces => answers.push(faces),
        request: { purpose: 'xw.roll.attack', die, count, actor: null },
        purpose: 'Attack dice',
        submitLabel: 'Enter',
        nextRequest: () => null,
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
  isCoarse.value = false
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

describe('dice with numbers, under a finger', () => {
  const field = (): string => (prompt.get('input').element as HTMLInputElement).value
  async function tap(...faces: readonly number[]): Promise<void> {
    for (const face of faces) await prompt.get(`[data-face="${String(face)}"]`).trigger('click')
  }

  it('are tapped, counted on their keys and handed in', async () => {
    isCoarse.value = true
    shown('d10', false, false, 3)
    await tap(6, 10, 6)
    expect([field(), prompt.get('[data-face="6"]').text(), prompt.get('[data-face="10"]').text()]).toEqual(['6 10 6', '6×2', '10×1'])
    // No more than were asked.
    expect(prompt.get('[data-face="1"]').attributes('disabled')).toBeDefined()
    await prompt.get('form').trigger('submit')
    expect(answers).toEqual([[[6, 10, 6]]])
  })

  it('are taken back one by one, whatever their width', async () => {
    isCoarse.value = true
    shown('d10')
    await tap(3, 10)
    await prompt.get('.back').trigger('click')
    expect(field().trim()).toBe('3')
    await tap(7)
    expect(field()).toBe('3 7')
  })

  it('are told anew where there is one', async () => {
    isCoarse.value = true
    shown('d8', false, false, 1)
    await tap(3, 5)
    expect(field()).toBe('5')
  })

  it('call no keyboard upon the screen, and have no keys beside a real one', () => {
    isCoarse.value = true
    shown('d8')
    expect(prompt.get('input').attributes('inputmode')).toBe('none')
    prompt.unmount()
    isCoarse.value = false
    expect(shown('d8').find('[data-face]').exists()).toBe(false)
  })
})

describe('a die of a hundred faces, under a finger', () => {
  // No game of ours asks for one.
  const sides: Record<string, number> = SIDES
  beforeEach(() => void (sides['d100'] = 100))
  afterEach(() => void delete sides['d100'])

  it('is tapped digit by digit, one die after the other', async () => {
    isCoarse.value = true
    shown('d100' as 'd10', false, false, 2)
    expect(prompt.findAll('[data-face]')).toEqual([])
    for (const digit of '47') await prompt.get(`[data-digit="${digit}"]`).trigger('click')
    await prompt.get('[data-next-die]').trigger('click')
    expect(prompt.get('[data-next-die]').attributes('disabled')).toBeDefined()
    for (const digit of '100') await prompt.get(`[data-digit="${digit}"]`).trigger('click')
    await prompt.get('form').trigger('submit')
    expect(answers).toEqual([[[47, 100]]])
  })
})
