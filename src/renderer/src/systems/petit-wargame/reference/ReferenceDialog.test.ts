import { afterEach, describe, expect, it } from 'vitest'
import { PRINTED_TABLES } from '@shared/systems/petit-wargame/tables/scores'
import { mountApp } from '@kit/renderer/mount-app'
import ReferenceDialog from './ReferenceDialog.vue'

const cells = (): readonly string[] =>
  [...document.querySelectorAll('dialog tbody td')].map(cell => [...cell.children].map(part => part.textContent.trim()).join(' '))

describe('the tables with their odds (PW-033, PW-048)', () => {
  afterEach(() => (document.body.innerHTML = ''))
  const opened = async () =>
    (await mountApp(ReferenceDialog, { open: true, tables: PRINTED_TABLES, rulings: {}, 'onUpdate:open': () => undefined })).wrapper
  async function choose(index: number): Promise<void> {
    const radio = document.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')[index]
    radio?.click()
    await Promise.resolve()
  }

  it('show the chance of every detection, and both scores in words', async () => {
    const wrapper = await opened()
    expect(cells()).toHaveLength(20)
    expect(cells()[0]).toBe('28% 4 : 4 , score 4 against 4')
    expect(cells().at(-2)).toBe('100% 8 , score 8, no answer')
    wrapper.unmount()
  })
  it('show the chance of a jam, the damage to be expected, and the chance of any', async () => {
    const wrapper = await opened()
    await choose(3)
    expect(
      cells()
        .slice(-4)
        .map(text => text.split(' ')[0])
    ).toEqual(['0%', '0%', '0%', '0%'])
    await choose(1)
    expect(cells()).toHaveLength(42)
    expect(cells()[2]).toBe('6.04 10 : 4 , score 10 against 4')
    await choose(3)
    expect(cells()[2]?.split(' ')[0]).toMatch(/^\d+%$/u)
    wrapper.unmount()
  })
  it('name the cells by row and column for those who hear them', async () => {
    const wrapper = await opened()
    const heads = [...document.querySelectorAll('dialog th')].map(head => head.getAttribute('scope'))
    expect(heads.filter(scope => scope === 'row')).toHaveLength(5)
    expect(document.querySelector('dialog caption')?.textContent.trim()).toBe('Detection: Chance of detection')
    wrapper.unmount()
  })
})
