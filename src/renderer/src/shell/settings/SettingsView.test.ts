import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installFakeHost } from '@kit/renderer/fake-api'
import { showLocale } from '../../i18n'
import { mountApp } from '@kit/renderer/mount-app'
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
