import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { createFakeHost, installFakeHost } from '@kit/renderer/fake-api'
import { useAutomationStore } from '../../session/automation-store'
import { useCampaignStore } from '../../session/campaign-store'
import { pickFrom } from '@kit/renderer/pick'
import { mountApp } from '@kit/renderer/mount-app'
import AutomationSwitch from './AutomationSwitch.vue'

let shown: VueWrapper
afterEach(() => shown.unmount())

describe('how much Flagship decides, beside a battle', () => {
  it('cannot be chosen before the campaign is here, and holds once it was', async () => {
    const host = installFakeHost(createFakeHost())
    await host.call('campaigns.createSample', { name: 'Table', system: 'xwing' })
    const [id = ''] = host.campaigns.keys()
    shown = (await mountApp(AutomationSwitch)).wrapper
    expect(shown.get('button').element.disabled).toBe(true)
    await useCampaignStore().open(id)
    await flushPromises()
    expect(shown.get('button').element.disabled).toBe(false)
    await pickFrom(shown.get('button').element, 'referee')
    expect(useAutomationStore().level).toBe('referee')
  })
})
