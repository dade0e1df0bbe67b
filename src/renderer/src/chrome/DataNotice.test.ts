import { describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import type { News } from '@shared/ipc/news'
import { showLocale } from '../i18n'
import { installFakeHost } from '@kit/renderer/fake-api'
import { useBattleStore } from '../session/battle-store'
import { useSettingsStore } from '../session/host/settings-store'
import { forgetLine } from '../session/host/use-line'
import { mountApp } from '@kit/renderer/mount-app'
import DataNotice from './DataNotice.vue'

describe('what concerns all of the data', () => {
  it('is said as soon as the folder is gone, and until it is back', async () => {
    const host = installFakeHost()
    let tell: (news: News) => void = () => undefined
    vi.spyOn(host, 'onNews').mockImplementation(listener => {
      tell = listener
      return () => undefined
    })
    const { wrapper } = await mountApp(DataNotice)
    expect(wrapper.find('[role="alert"]').exists()).toBe(false)
    tell({ kind: 'data.gone', isGone: true })
    await nextTick()
    expect(wrapper.get('[role="alert"]').text()).toContain('The folder with your data is gone.')
    await showLocale('fr')
    expect(wrapper.get('[role="alert"]').text()).toContain('Le dossier de vos données a disparu.')
    tell({ kind: 'data.gone', isGone: false })
    await nextTick()
    expect(wrapper.find('[role="alert"]').exists()).toBe(false)
    wrapper.unmount()
  })

  it('says within a moment that the program has ended, and how to start it again, until it is back', async () => {
    forgetLine()
    const host = installFakeHost()
    const listeners = new Set<(news: News) => void>()
    vi.spyOn(host, 'onNews').mockImplementation(listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    })
    const { wrapper } = await mountApp(DataNotice)
    const tell = async (isDown: boolean): Promise<void> => {
      for (const listener of listeners) listener({ kind: 'host.line', isDown })
      await nextTick()
    }
    await tell(true)
    expect(wrapper.get('[role="alert"]').text()).toMatch(/Flagship|arrêté/u)
    expect(wrapper.get('[role="alert"]').text()).toMatch(/Start it again|Relancez/u)
    await tell(false)
    expect(wrapper.find('[role="alert"]').exists()).toBe(false)
    wrapper.unmount()
    forgetLine()
  })

  it('is no longer said once there is room again, and the open battle is opened for play', async () => {
    const host = installFakeHost()
    const { wrapper } = await mountApp(DataNotice)
    const [settings, battle] = [useSettingsStore(), useBattleStore()]
    const info = { version: '0.1.0', dataDir: '/data', shell: 'desktop', locale: 'en-GB', platform: 'linux', program: 'node' } as const
    settings.info = { ...info, isReadOnly: true }
    const key = { campaignId: 'c', battleId: 'b' }
    battle.key = key
    await nextTick()
    expect(wrapper.find('[role="alert"]').exists()).toBe(true)
    host.tell({ kind: 'data.writable' })
    await vi.waitFor(() => expect(host.calls).toContain('battle.open'))
    expect(battle.key).toEqual(key)
    expect(settings.info.isReadOnly).toBe(false)
    expect(wrapper.find('[role="alert"]').exists()).toBe(false)
    wrapper.unmount()
  })

  it('is said when the data can only be read, until it was seen', async () => {
    installFakeHost()
    const { wrapper } = await mountApp(DataNotice)
    const settings = useSettingsStore()
    settings.info = {
      version: '0.1.0',
      dataDir: '/data',
      shell: 'desktop',
      locale: 'en-GB',
      platform: 'linux',
      program: 'node',
      isReadOnly: true
    }
    await nextTick()
    expect(wrapper.get('[role="alert"]').text()).toContain('The disk is full')
    await wrapper.get('button').trigger('click')
    expect(wrapper.find('[role="alert"]').exists()).toBe(false)
    wrapper.unmount()
  })
})
