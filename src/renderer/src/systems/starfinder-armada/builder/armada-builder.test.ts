import { describe, expect, it } from 'vitest'
import { openBuilder } from '@kit/renderer/open-builder'

describe('the builder', () => {
  const { opened, pressed } = openBuilder('starfinder-armada')

  it('marks what is illegal in words, and calmly once it is allowed', async () => {
    const wrapper = await opened()
    await pressed('+')
    expect(wrapper.find('tr.sel .mark').text()).toBe('illegal')
    await wrapper.find('input[role=switch]').trigger('change')
    expect(wrapper.find('tr.sel .mark').text()).toBe('allowed')
    expect(wrapper.findAll('.ill,.bad,.over,.breaks-rule,.illegal')).toHaveLength(0)
    expect(wrapper.find('.verdict').text()).toContain('allowed')
    wrapper.unmount()
  })
  it('names the broken rule and mends it with one click', async () => {
    const wrapper = await opened()
    await pressed('+')
    expect(wrapper.text()).toContain('SA-004')
    const mend = wrapper.findAll('li.ill .btn')[0]
    await mend?.trigger('click')
    expect(wrapper.findAll('li.ill')).toHaveLength(0)
    wrapper.unmount()
  })
})
