import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import type { News } from '@shared/ipc/news'
import App from './App.vue'
import { isCoarse } from './ui/focus/coarse-pointer'
import { installFakeHost } from '@kit/renderer/fake-api'
import { mountApp } from '@kit/renderer/mount-app'

describe('what every screen shows', () => {
  it('is that the folder with the data is gone, wherever the player goes', async () => {
    const host = installFakeHost()
    const listeners: ((news: News) => void)[] = []
    vi.spyOn(host, 'onNews').mockImplementation(listener => {
      listeners.push(listener)
      return () => undefined
    })
    const { wrapper, router } = await mountApp(App)
    const alerts = (): string =>
      wrapper
        .findAll('[role="alert"]')
        .map(alert => alert.text())
        .join(' ')
    expect(alerts()).not.toContain('The folder with your data is gone.')
    for (const tell of listeners) tell({ kind: 'data.gone', isGone: true })
    for (const path of ['/', '/campaign/a', '/campaign/a/roster/b', '/campaign/a/battle/c', '/settings']) {
      await router.push(path)
      await flushPromises()
      expect(alerts(), path).toContain('The folder with your data is gone.')
    }
    wrapper.unmount()
  })

  it.each([true, false])('is steps for the figure that has the focus, under a finger alone (%s)', async isFinger => {
    installFakeHost()
    isCoarse.value = isFinger
    const { wrapper } = await mountApp(App)
    await vi.dynamicImportSettled()
    const field = document.createElement('input')
    field.type = 'number'
    document.body.append(field)
    field.focus()
    await flushPromises()
    expect(document.querySelector('[data-step]') !== null).toBe(isFinger)
    field.remove()
    wrapper.unmount()
    isCoarse.value = false
  })
})
