import { flushPromises, type VueWrapper } from '@vue/test-utils'
import type { Router } from 'vue-router'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Campaign, SystemId } from '@shared/campaign/campaign'
import type { Roster } from '@shared/systems/index'
import BuilderScreen from '../../../src/renderer/src/builder/frame/BuilderScreen.vue'
import { rostersOf } from '../../../src/renderer/src/contract/rosters-read'
import { call } from '../../../src/renderer/src/session/host/api'
import { installFakeHost, type FakeHost } from './fake-api'
import { loadPanels } from '../../../src/renderer/src/systems/registry'
import { mountApp, press } from './mount-app'

/** The actions of a test on the builder of one game, open at the first roster of the sample campaign. */
interface OpenBuilder<R extends Roster> {
  mounted(): Promise<{ readonly wrapper: VueWrapper; readonly router: Router }>
  opened(): Promise<VueWrapper>
  /** The roster as the campaign holds it. */
  kept(): R | undefined
  /** The names in the table, from top to bottom. */
  rows(): readonly string[]
  /** The name of the chosen row. */
  at(): string
  pressed(key: string, more?: KeyboardEventInit): Promise<void>
}

/** For a `describe`: each test has a fresh campaign of this game behind a fake host. */
export function openBuilder<R extends Roster>(system: SystemId): OpenBuilder<R> {
  let host: FakeHost
  let campaign: Campaign
  beforeEach(async () => {
    host = installFakeHost()
    campaign = await call('campaigns.createSample', { name: 'Sample', system, locale: 'en' })
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.innerHTML = ''
  })

  async function mounted(): Promise<{ readonly wrapper: VueWrapper; readonly router: Router }> {
    const builder = await (await loadPanels(system)).builder()
    return mountApp(BuilderScreen, { system: builder, campaignId: campaign.id, rosterId: campaign.rosters[0]?.id ?? '' })
  }
  return {
    mounted,
    opened: async () => (await mounted()).wrapper,
    kept: () => rostersOf<R>(host.campaigns.get(campaign.id) ?? null)[0],
    rows: () => [...document.querySelectorAll('.part-table tbody th button')].map(button => button.textContent.trim()),
    at: () => document.querySelector('.part-table tr.sel button')?.textContent.trim() ?? '',
    async pressed(key, more = {}) {
      press(key, more)
      await flushPromises()
    }
  }
}
