import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { aCampaign } from '@kit/campaign'
import { useCampaignStore } from '../session/campaign-store'
import { mountApp } from '@kit/renderer/mount-app'
import RefusalLine from './RefusalLine.vue'

describe('refusal', () => {
  it('is read out in words, and names its rule to whoever asks', async () => {
    const { wrapper } = await mountApp(RefusalLine, { text: 'Out of range.', rule: 'SA-092' })
    expect(wrapper.attributes('role')).toBe('alert')
    expect([wrapper.text(), wrapper.get('p').attributes('data-rule')]).toEqual(['Out of range.', 'SA-092'])
  })
  it('offers to do it anyway only where that is possible', async () => {
    const firm = await mountApp(RefusalLine, { text: 'No.' })
    expect(firm.wrapper.findAll('button')).toHaveLength(0)
    const { wrapper } = await mountApp(RefusalLine, { text: 'No.', canForce: true })
    await wrapper.find('form').trigger('submit')
    expect(wrapper.emitted('force')).toEqual([['']])
  })
  it('wants the reason in words where the referee decides', async () => {
    const { wrapper } = await mountApp(RefusalLine, { text: 'No.', canForce: true })
    useCampaignStore().campaign = { ...aCampaign(), automation: 'referee' }
    await nextTick()
    await wrapper.find('form').trigger('submit')
    expect(wrapper.emitted('force')).toBeUndefined()
    await wrapper.find('input').setValue(' The table agreed ')
    await wrapper.find('form').trigger('submit')
    expect(wrapper.emitted('force')).toEqual([['The table agreed']])
  })
})
