import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { installFakeHost, type FakeHost } from '@kit/renderer/fake-api'
import { useFailure } from '../../session/host/use-failure'
import { useSettingsStore } from '../../session/host/settings-store'
import { mountApp } from '@kit/renderer/mount-app'
import PresetSettings from './PresetSettings.vue'

describe('presets of the settings', () => {
  let host: FakeHost
  let wrapper: VueWrapper
  beforeEach(async () => {
    host = installFakeHost()
    wrapper = (await mountApp(PresetSettings)).wrapper
  })
  afterEach(() => wrapper.unmount())

  const preset = (id: string) => wrapper.find(`[data-preset="${id}"]`)
  const linesOf = (id: string): readonly string[] =>
    preset(id)
      .findAll('.changes li')
      .map(line => line.text())
  const use = async (id: string): Promise<void> => {
    await preset(id).find('button').trigger('click')
    await flushPromises()
  }

  it('say what each would change, and nothing of what is so already', () => {
    expect(linesOf('darkRoom')).toEqual(['Theme: Night red', 'Text size: 110%'])
    expect(linesOf('television')).toEqual(['Theme: Dark', 'Text size: 150%'])
    expect(linesOf('fast')).toEqual(['When a roll is needed: Flagship rolls'])
    expect(preset('usualTable').text()).toContain('These settings are already in use.')
    expect(preset('usualTable').find('button').exists()).toBe(false)
  })

  it('hold after one act, and go back to what was before with another', async () => {
    const store = useSettingsStore()
    await store.save({ textPercent: 130, theme: 'light', language: 'fr', dice: 'host' })
    const before = store.settings
    await use('darkRoom')
    expect(store.settings).toEqual({ ...before, theme: 'night', textPercent: 110 })
    expect(wrapper.find('[role=status]').text()).toContain('“Dark room” is in use.')
    await wrapper.find('[role=status] .btn').trigger('click')
    await flushPromises()
    expect(store.settings).toEqual(before)
    expect(wrapper.find('[role=status]').exists()).toBe(false)
  })

  it('change nothing when they cannot be kept', async () => {
    const store = useSettingsStore()
    host.failNext('settings.save', { code: 'disk-full', detail: '' })
    await use('darkRoom')
    expect(store.settings.theme).toBe('system')
    expect(wrapper.find('[role=status]').exists()).toBe(false)
    expect(useFailure().failure.value?.code).toBe('disk-full')
  })
})
