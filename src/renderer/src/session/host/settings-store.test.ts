import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { flushPromises } from '@vue/test-utils'
import { installFakeHost, type FakeHost } from '@kit/renderer/fake-api'
import { useSettingsStore } from './settings-store'

describe('settings', () => {
  let host: FakeHost
  beforeEach(() => {
    host = installFakeHost()
    setActivePinia(createPinia())
  })

  it('put theme, text size and language on the page, and follow every change', async () => {
    const store = useSettingsStore()
    await store.load()
    await store.apply()
    await store.save({ theme: 'light', textPercent: 120, language: 'fr' })
    await flushPromises()
    const root = document.documentElement
    expect(root.dataset['theme']).toBe('light')
    expect(root.style.getPropertyValue('--text-scale')).toBe('1.2')
    await expect.poll(() => root.lang).toBe('fr')
    await store.save({ language: 'en' })
    await expect.poll(() => root.lang).toBe('en')
  })
  it('come back when they cannot be kept', async () => {
    const store = useSettingsStore()
    await store.load()
    host.failNext('settings.save', { code: 'disk-full', detail: '' })
    await expect(store.save({ theme: 'light' })).rejects.toMatchObject({ code: 'disk-full' })
    expect(store.settings.theme).toBe('system')
  })
  it('follow another window', async () => {
    const store = useSettingsStore()
    await store.load()
    host.tell({ kind: 'settings.changed', settings: { ...store.settings, dice: 'host' } })
    expect(store.settings.dice).toBe('host')
  })
})
