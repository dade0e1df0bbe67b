import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { mountApp } from '@kit/renderer/mount-app'
import { asked, lookUp, useRuleClicks } from './look-up'

const TABLE = `<div class="rack">
  <article class="actor" data-fleet="f1" aria-label="Lantern"><button id="why" aria-expanded="false">13</button></article>
  <article data-fleet="f2" aria-label="Chorale"><span id="held" data-rule="SA-097">Disabled</span></article></div>
  <button id="code" class="rule-code" data-rule="SA-016">SA-016</button><button id="other" data-rule="SA-004">Show</button>`

describe('what is looked up', () => {
  afterEach(() => {
    asked.value = null
    document.body.innerHTML = ''
  })
  async function table(): Promise<() => void> {
    const { wrapper } = await mountApp(
      defineComponent({
        setup() {
          useRuleClicks()
          return () => h('div', { innerHTML: TABLE })
        }
      })
    )
    document.body.append(wrapper.element)
    return () => wrapper.unmount()
  }
  const press = (id: string): void => document.getElementById(id)?.click()

  it('is the rule that is pressed, for the unit of its strip', async () => {
    const leave = await table()
    press('held')
    expect(asked.value).toEqual({ place: 'SA-097', unit: { id: 'f2', name: 'Chorale' } })
    leave()
  })
  it('is about whoever acts where there is no strip, and about whose card is open before that', async () => {
    const leave = await table()
    press('code')
    expect(asked.value).toEqual({ place: 'SA-016', unit: { id: 'f1', name: 'Lantern' } })
    document.querySelector('article.actor')?.classList.remove('actor')
    document.getElementById('why')?.setAttribute('aria-expanded', 'true')
    press('code')
    expect(asked.value?.unit?.id).toBe('f1')
    leave()
  })
  it('is not a button that does something else, except by the key', async () => {
    const leave = await table()
    press('other')
    expect(asked.value).toBeNull()
    document.getElementById('other')?.focus()
    lookUp()
    expect(asked.value?.place).toBe('SA-004')
    leave()
  })
  it('is the contents where nothing has a rule, and why an act was refused before that', async () => {
    const leave = await table()
    lookUp()
    expect(asked.value).toMatchObject({ place: '', unit: { id: 'f1' } })
    document.body.insertAdjacentHTML('beforeend', '<div class="refusal"><p data-rule="SA-092">no</p></div>')
    lookUp()
    expect(asked.value?.place).toBe('SA-092')
    leave()
  })
  it('closes the dialog around it', async () => {
    const leave = await table()
    document.body.insertAdjacentHTML(
      'beforeend',
      '<dialog open><button id="inside" class="rule-code" data-rule="SA-001"></button></dialog>'
    )
    let cancelled = 0
    document.querySelector('dialog')?.addEventListener('cancel', () => (cancelled += 1))
    press('inside')
    expect([cancelled, asked.value?.place]).toEqual([1, 'SA-001'])
    leave()
  })
})
