import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installFakeHost } from '@kit/renderer/fake-api'
import { showLocale } from '../../i18n'
import { mountApp } from '@kit/renderer/mount-app'
import { useSettingsStore } from '../../session/host/settings-store'
import SettingsView from './SettingsView.vue'

describe('the text size in the settings', () => {
  beforeEach(() => installFakeHost())
  afterEach(() => (document.body.innerHTML = ''))

  it('is written as each language writes it', async () => {
    const { wrapper } = await mountApp(SettingsView)
    const shown = (): readonly (string | undefined)[] => [
      wrapper.find('output').text(),
      wrapper.find('input[type=range]').attributes('aria-valuetext')
    ]
    expect(shown()).toEqual(['100%', '100%'])
    await showLocale('fr')
    await expect.poll(shown).toEqual(['100\u202f%', '100\u202f%'])
    wrapper.unmount()
  })
})

describe('shots at the table', () => {
  beforeEach(() => installFakeHost())
  afterEach(() => (document.body.innerHTML = ''))

  it('are shown until the settings leave them out', async () => {
    const { wrapper } = await mountApp(SettingsView)
    const chosen = (): readonly unknown[] => {
      const group = wrapper.findAll('fieldset').find(one => one.text().includes('Shots at the table'))
      return (group?.findAll<HTMLInputElement>('input') ?? []).map(one => one.element.checked)
    }
    expect(chosen()).toEqual([true, false])
    await wrapper
      .findAll('fieldset')
      .find(one => one.text().includes('Shots at the table'))
      ?.findAll('input')[1]
      ?.setValue(true)
    await flushPromises()
    expect(useSettingsStore().settings.strikes).toBe('off')
    expect(chosen()).toEqual([false, true])
    wrapper.unmount()
  })
})

describe('the search of the settings', () => {
  beforeEach(() => installFakeHost())
  afterEach(() => (document.body.innerHTML = ''))

  it.each<[string, string, readonly string[]]>([
    ['a heading, with all that is under it', 'LOOK', ['Language', 'Theme', 'Text size', 'Shots at the table']],
    ['a line alone, with its heading', 'thème', ['Theme']],
    ['a line by what can be chosen in it', 'francais', ['Language']],
    ['nothing, and says so', 'zeppelin', []]
  ])('finds %s', async (_what, typed, lines) => {
    const { wrapper } = await mountApp(SettingsView)
    await wrapper.get('#settings-find').setValue(typed)
    const shown = wrapper.findAll<HTMLElement>('.sheet > section').filter(one => one.element.style.display !== 'none')
    const left = shown.flatMap(one => one.findAll<HTMLElement>('[data-setting]').filter(line => !line.element.hidden))
    expect(left.map(line => line.find('legend, .field-label').text())).toEqual(lines)
    expect(wrapper.find('.sheet [role=status]').exists()).toBe(lines.length === 0)
    await wrapper.get('#settings-find').setValue('')
    expect(wrapper.findAll<HTMLElement>('[data-setting]').some(line => line.element.hidden)).toBe(false)
    wrapper.unmount()
  })
})
