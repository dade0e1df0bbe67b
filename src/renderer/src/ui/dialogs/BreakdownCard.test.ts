import { afterEach, describe, expect, it } from 'vitest'
import { flushPromises } from '@vue/test-utils'
import { mountApp } from '@kit/renderer/mount-app'
import BreakdownCard from './BreakdownCard.vue'

const breakdown = {
  total: 16,
  parts: [
    { label: 'sa.part.base', value: 10, source: 'SA-016' },
    { label: 'sa.part.checkModifier', value: 4, source: 'SA-015' },
    { label: 'sa.part.chiefCaster', value: 3, source: 'SA-058', notCounted: 'campaigns.title' },
    { label: 'sa.part.engines', value: -1, source: 'SA-109' },
    { label: 'sa.part.commander', value: 3, source: 'SA-056' }
  ]
}

afterEach(() => (document.body.innerHTML = ''))

describe('why is this 16?', () => {
  it('opens the sum with its running totals and rules at one click', async () => {
    const { wrapper } = await mountApp(BreakdownCard, { label: 'Armor Class', breakdown })
    await wrapper.find('button').trigger('click')
    await flushPromises()
    const rows = [...document.querySelectorAll('.why-card tbody tr')].map(row =>
      [...row.querySelectorAll('td')].map(cell => cell.textContent.trim())
    )
    expect(rows).toEqual([
      ['10', '10', 'SA-016'],
      ['+4', '14', 'SA-015'],
      ['+3', '', 'SA-058'],
      ['−1', '13', 'SA-109'],
      ['+3', '16', 'SA-056']
    ])
    wrapper.unmount()
  })
  it('strikes what is not counted and says why', async () => {
    const { wrapper } = await mountApp(BreakdownCard, { label: 'Armor Class', breakdown })
    await wrapper.find('button').trigger('click')
    await flushPromises()
    const idle = document.querySelector('.why-card .idle')
    expect(idle?.querySelector('s')?.textContent).toBe('+3')
    expect(idle?.querySelector('small')?.textContent).toBe('Campaigns')
    wrapper.unmount()
  })
  it('names itself for those who cannot see what stands beside it', async () => {
    const { wrapper } = await mountApp(BreakdownCard, { label: 'Gunnery', breakdown: { total: 4, parts: [] }, isSigned: true })
    expect(wrapper.find('button').text()).toBe('Gunnery +4')
    wrapper.unmount()
  })
})
