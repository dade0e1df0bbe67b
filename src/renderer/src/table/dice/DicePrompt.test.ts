import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { DiceRequest } from '@shared/core/dice/rule'
import DicePrompt from './DicePrompt.vue'
import { mountInEnglish } from '@kit/renderer/mount'

const damage: DiceRequest = { purpose: 'sa.roll.damage', die: 'd10', count: 3, actor: null }
let prompt: VueWrapper

function shown(text: string, more: Record<string, unknown> = {}): VueWrapper {
  prompt = mountInEnglish(DicePrompt, {
    text,
    request: damage,
    purpose: 'Damage',
    submitLabel: 'Stage',
    nextRequest: () => null,
    problem: null,
    isBusy: false,
    isReadOnly: false,
    rollsFirst: false,
    focusAsked: 0,
    ...more
  })
  return prompt
}

afterEach(() => prompt.unmount())

describe('the dice prompt', () => {
  it('names the dice at the left of the field', () => {
    expect(shown('').get('label').text()).toBe('Damage3d10')
  })

  it('says how to read a die that hardly any table has, until faces stand there (SA-Q26)', async () => {
    const two: DiceRequest = { purpose: 'sa.roll.boostSpeed', die: 'd2', count: 1, actor: null }
    expect(shown('', { request: two }).get('.res').text()).toBe('No d2? Roll a d6 and type 1 for 1–3, 2 for 4–6.')
    await prompt.setProps({ text: '2' })
    expect(prompt.get('.res').text()).toBe('')
    prompt.unmount()
    for (const die of ['d3', 'd5', 'd7', 'd9']) {
      expect(
        shown('', { request: { ...two, die } })
          .get('.res')
          .text()
      ).toMatch(/^No d\d\? Roll a d/u)
      prompt.unmount()
    }
    expect(shown('').get('.res').text()).toBe('')
  })

  it('says so again where a face stands there that the die does not have', () => {
    const request: DiceRequest = { purpose: 'fa.roll.crewLost', die: 'd3', count: 1, actor: null }
    expect(shown('5', { request }).get('.res').text()).toBe('A d3 has no 5. No d3? Roll a d6 and type 1 for 1–2, 2 for 3–4, 3 for 5–6.')
  })

  it('answers with the faces on Enter', async () => {
    await shown('6 6 4').get('form').trigger('submit')
    expect(prompt.emitted('answer')).toEqual([[[[6, 6, 4]]]])
  })

  it('answers an Enter that came too early once the last answer has arrived, unless the text has changed since', async () => {
    await shown('6 6 4', { isBusy: true }).get('form').trigger('submit')
    expect(prompt.emitted('answer')).toBeUndefined()
    await prompt.setProps({ isBusy: false })
    await flushPromises()
    expect(prompt.emitted('answer')).toEqual([[[[6, 6, 4]]]])
    prompt.unmount()
    await shown('6 6 4', { isBusy: true }).get('form').trigger('submit')
    await prompt.setProps({ text: '1 1 1' })
    await prompt.setProps({ isBusy: false })
    await flushPromises()
    expect(prompt.emitted('answer')).toBeUndefined()
  })

  it('keeps the text, says how many dice it read, and leaves Enter without effect', async () => {
    await shown('6 6').get('form').trigger('submit')
    expect(prompt.emitted('answer')).toBeUndefined()
    expect(prompt.get('input').element.value).toBe('6 6')
    expect(prompt.get('.res').text()).toBe('3 dice expected, 2 read')
    expect(prompt.get('[type="submit"]').attributes('aria-disabled')).toBe('true')
  })

  it('marks a face that is not on the die as wrong', () => {
    expect(shown('6 6 11').get('input').attributes('aria-invalid')).toBe('true')
    expect(prompt.get('.res').text()).toBe('A d10 has no 11')
  })

  it('does not call an unfinished answer wrong', () => {
    expect(shown('6').get('input').attributes('aria-invalid')).toBe('false')
  })

  it('says what the host found wrong while the field is empty', () => {
    shown('', { problem: { code: 'not-a-face', face: 12, sides: 10, position: 0 } })
    expect(prompt.get('.res').text()).toBe('A d10 has no 12')
  })

  it('tells every key, so that the text outlives a crash', async () => {
    await shown('').get('input').setValue('6 6')
    expect(prompt.emitted('update:text')).toEqual([['6 6']])
  })

  it('lets the app roll', async () => {
    await shown('').get('button[type="button"]').trigger('click')
    expect(prompt.emitted('roll')).toHaveLength(1)
  })

  it('rolls on Enter with an empty field where the table lets the app roll', async () => {
    await shown('', { rollsFirst: true }).get('form').trigger('submit')
    expect(prompt.emitted('roll')).toHaveLength(1)
  })

  it('waits on Enter with an empty field where real dice are rolled', async () => {
    await shown('').get('form').trigger('submit')
    expect([prompt.emitted('roll'), prompt.emitted('answer')]).toEqual([undefined, undefined])
  })

  it('is inert while a battle is read only', async () => {
    await shown('6 6 4', { isReadOnly: true }).get('form').trigger('submit')
    expect(prompt.emitted('answer')).toBeUndefined()
  })

  it('lets go on Escape', async () => {
    await shown('6').get('input').trigger('keydown', { key: 'Escape' })
    expect(prompt.emitted('cancel')).toHaveLength(1)
  })
})
