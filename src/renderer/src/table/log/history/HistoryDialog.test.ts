import { DOMWrapper as Dom, flushPromises, type DOMWrapper, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import HistoryDialog from './HistoryDialog.vue'
import LogList from '../LogList.vue'
import { aLine, mountInEnglish } from '@kit/renderer/mount'

let dialog: VueWrapper
const destroyed = (seq: number, fleet: string, more = {}) =>
  aLine({ seq, message: { key: 'sa.event.fleetDestroyed', values: { fleet } }, fleetIds: [fleet], ...more })

const lines = [destroyed(1, 'Épervier'), destroyed(2, 'Crow', { isByGm: true, reason: 'by vote' }), destroyed(3, 'Crow')]

beforeEach(async () => {
  dialog = mountInEnglish(HistoryDialog, {
    open: true,
    fleetId: '',
    lines,
    count: 3,
    lookingAt: null,
    fleets: [
      { id: 'Épervier', name: 'Épervier', group: 'Us' },
      { id: 'Crow', name: 'Crow', group: 'Them' }
    ],
    isUndone: () => false,
    refusalWords: (code: string) => code,
    whyOf: () => null
  })
  await flushPromises()
})
afterEach(() => dialog.unmount())

function inside(selector: string): DOMWrapper<Element> {
  const found = document.querySelector(`dialog ${selector}`)
  if (found === null) throw new Error(selector)
  return new Dom(found)
}
/** Entries the list shows. */
const numbers = (): readonly number[] => lines.filter(dialog.getComponent(LogList).props('isShown')).map(line => line.seq)

describe('the history', () => {
  it('is searched by words, whatever the accents, and by what the GM said', async () => {
    await inside('input[type="search"]').setValue('epervier')
    expect(numbers()).toEqual([1])
    await inside('input[type="search"]').setValue('vote')
    expect(numbers()).toEqual([2])
    expect(inside('output').text()).toBe('1 of 3 lines')
  })

  it('shows one fleet alone', async () => {
    await inside('select').setValue('Crow')
    expect(dialog.emitted('update:fleetId')).toEqual([['Crow']])
    await dialog.setProps({ fleetId: 'Crow' })
    expect(numbers()).toEqual([2, 3])
  })

  it('shows what the GM corrected alone', async () => {
    await inside('input[type="checkbox"]').setValue(true)
    expect(numbers()).toEqual([2])
  })

  it('says that nothing fits', async () => {
    await inside('input[type="search"]').setValue('zzz')
    expect(inside('.none').text()).toBe('No line of the log matches.')
  })

  it('closes to look at the moment that is chosen', async () => {
    dialog.getComponent(LogList).vm.$emit('look', 1)
    await flushPromises()
    expect(dialog.emitted('look')).toEqual([[1]])
    expect(dialog.emitted('update:open')).toEqual([[false]])
  })

  it('hands the log out in three ways', async () => {
    for (const button of document.querySelectorAll<HTMLElement>('dialog footer .btn')) button.click()
    await flushPromises()
    expect(dialog.emitted('export')).toEqual([['text'], ['markdown'], ['json']])
  })
})
