import { flushPromises, mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import type { BattleRef, CampaignSummary } from '@shared/campaign/campaign'
import { showLocale } from '../../i18n'
import { loadPanels } from '../../systems/registry'
import ResumePanel from './ResumePanel.vue'

const BATTLE: BattleRef = { id: 'b', name: 'Gap', createdAt: 5, lastPlayedAt: 5, status: 'running', round: 1, phase: 'helm', rosterIds: [] }
const CAMPAIGN: CampaignSummary = {
  id: 'c',
  name: 'Kessar',
  system: 'starfinder-armada',
  isArchived: false,
  isDrawer: false,
  lastPlayedAt: null,
  createdAt: 1,
  rosters: 2,
  battles: 1,
  running: BATTLE
}

it('names the roll that waits only once the words of its game are here', async () => {
  await showLocale('en')
  await loadPanels('starfinder-armada')
  const request = { purpose: 'sa.roll.gunnery', die: 'd20', count: 1, actor: null }
  const glance = { mode: 'writable', pending: { request }, entryCount: 1, lastAt: null, state: undefined }
  const running = { campaign: CAMPAIGN, battle: BATTLE }
  const wrapper = mount(ResumePanel, { props: { running, glance: glance as never, problem: null } })
  expect(wrapper.find('.btn').text()).toMatch(/^Resume\s+⏎/u)
  await flushPromises()
  expect(wrapper.find('.btn').text()).toContain('Resume at “Gunnery check, d20”')
})
