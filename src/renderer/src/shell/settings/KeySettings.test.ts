import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { installFakeHost } from '@kit/renderer/fake-api'
import { useSettingsStore } from '../../session/host/settings-store'
import { mountApp, press } from '@kit/renderer/mount-app'
import KeySettings from './KeySettings.vue'

describe('the keys of the settings', () => {
  let wrapper: VueWrapper
  beforeEach(async () => {
    installFakeHost()
    wrapper = (await mountApp(KeySettings)).wrapper
  })
  afterEach(() => wrapper.unmount())

  async function change(action: string, key: string): Promise<void> {
    const button = wrapper.find<HTMLElement>(`[data-act="${action}"]`)
    button.element.focus()
    await button.trigger('click')
    press(key)
    await flushPromises()
  }
  const kept = () => useSettingsStore().settings.keys
  const shown = (action: string): string => wrapper.find(`[data-act="${action}"]`).text()

  it('are changed by pressing one, and shown', async () => {
    await change('battle.next', 'y')
    expect(kept()).toEqual({ 'battle.next': 'y' })
    expect(shown('battle.next')).toContain('Y')
  })
  it('of one system stand under its name and give way to those of every battle', async () => {
    expect(wrapper.findAll('h3').map(title => title.text())).toContain('Dystopian Wars')
    await change('battle.split', 'n')
    expect(wrapper.find('[role=alert]').text()).toContain('“next” (Battle)')
    press('v')
    await flushPromises()
    expect(kept()).toEqual({ 'battle.split': 'v' })
  })
  it('are shown for the keyboard that is chosen above them', async () => {
    await wrapper.get('input[value="azerty"]').setValue()
    await flushPromises()
    expect(useSettingsStore().settings.keyboard).toBe('azerty')
  })
  it('refuse one that is taken, name who has it and keep asking', async () => {
    await change('battle.next', 'f')
    expect(wrapper.find('[role=alert]').text()).toContain('“fire” (Battle)')
    expect(kept()).toEqual({})
    press('y')
    await flushPromises()
    expect(kept()).toEqual({ 'battle.next': 'y' })
    expect(wrapper.find('[role=alert]').exists()).toBe(false)
  })
  it('stay as they are with Escape, which goes no further', async () => {
    const button = wrapper.find<HTMLElement>('[data-act="battle.next"]')
    button.element.focus()
    await button.trigger('click')
    expect(press('Escape').defaultPrevented).toBe(true)
    await flushPromises()
    expect(shown('battle.next')).toBe('N')
  })
  it('come back one by one, unless their usual key was given away meanwhile', async () => {
    await change('battle.next', 'y')
    await change('battle.fire', 'n')
    const reset = (name: string) => wrapper.find(`[aria-label="Reset the key for “${name}”"]`)
    await reset('next').trigger('click')
    expect(wrapper.find('[role=alert]').text()).toContain('N already means “fire”')
    await reset('fire').trigger('click')
    await flushPromises()
    await reset('next').trigger('click')
    await flushPromises()
    expect(kept()).toEqual({})
  })
  it('come back all at once', async () => {
    await change('battle.next', 'y')
    await change('app.why', 'V')
    await wrapper.find('.btn.quiet').trigger('click')
    await flushPromises()
    expect(kept()).toEqual({})
    expect(wrapper.find('.btn.quiet').exists()).toBe(false)
  })
})
