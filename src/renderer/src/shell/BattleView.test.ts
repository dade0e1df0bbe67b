import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { TIMEOUTS } from '../../../../tests/support/timeouts'
import { createFakeHost, installFakeHost } from '@kit/renderer/fake-api'
import { isAtNext } from '../ui/focus/focus-next-input'
import '../systems/dystopian-wars/table/dystopian-table'
import '../systems/firestorm-armada/table/firestorm-table'
import '../systems/petit-wargame/table/petit-table'
import { SYSTEM_IDS } from '../systems/registry'
import '../systems/starfinder-armada/table/armada-table'
import '../systems/xwing/table/xwing-table'
import { useBattleStore } from '../session/battle-store'
import { mountApp, press } from '@kit/renderer/mount-app'
import BattleView from './BattleView.vue'

let view: VueWrapper
// Loads the lazy panels before the tests begin, so loading does not count towards their timeouts.
const SHOWN = { timeout: TIMEOUTS.visibleMs }

/** Shows the sample battle of a system with "Next" unfolded by its key. */
async function unfolded(system: (typeof SYSTEM_IDS)[number]): Promise<void> {
  const host = installFakeHost(createFakeHost())
  const made = await host.call('campaigns.createSample', { name: 'Table', system, locale: 'en' })
  if (!made.ok) throw new Error(made.error.code)
  const [campaign] = [...host.campaigns.values()]
  view = (await mountApp(BattleView, { campaignId: campaign?.id, battleId: campaign?.battles[0]?.id })).wrapper
  await vi.waitFor(() => expect(view.find('[data-next]').exists()).toBe(true), SHOWN)
  await flushPromises()
  press('n')
  await flushPromises()
}

describe.each(SYSTEM_IDS)('"Next" of %s, unfolded before the host had answered the act before', system => {
  beforeAll(() => unfolded(system))
  afterAll(() => view.unmount())

  it('stays unfolded as the answer comes', async () => {
    expect(isAtNext()).toBe(true)
    await expect.poll(() => document.documentElement.dataset['settled']).toBe('1')
    useBattleStore().lastAct = { seq: 1, type: 'beginBattle' }
    await flushPromises()
    expect(isAtNext()).toBe(true)
    expect(view.get('[data-next] button').attributes('aria-expanded')).toBe('true')
  })

  it('is not done by Enter that is still held down from before', () => {
    expect(press('Enter', { repeat: true }).defaultPrevented).toBe(true)
  })

  it('folds where the game master lets go, however late the host says so', async () => {
    let answer = (): void => undefined
    useBattleStore().cancel = () => new Promise(resolve => (answer = resolve))
    press('Escape')
    await flushPromises()
    expect(isAtNext()).toBe(false)
    press('n')
    answer()
    await flushPromises()
    expect(isAtNext()).toBe(true)
  })
})
