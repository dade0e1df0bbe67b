import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useBattleStore } from '../../session/battle-store'
import { FakeHost } from '@kit/renderer/fake-host'
import { mountApp } from '@kit/renderer/mount-app'
import { SA_WORDS } from '../../systems/starfinder-armada/words/words'
import BattleNotices from './BattleNotices.vue'

const distance = { type: 'setDistance', hexes: 9 }
const order = { type: 'rollMovementOrder', resolveOfficerIds: [] }
let host: FakeHost
let notices: VueWrapper

beforeEach(async () => {
  host = new FakeHost()
  host.wasInterrupted = true
  host.begin()
  notices = (await mountApp(BattleNotices, { words: SA_WORDS })).wrapper
  await useBattleStore().open({ campaignId: 'c', battleId: 'b' })
  await flushPromises()
})

afterEach(() => notices.unmount())

describe('what the opening of a battle found', () => {
  it('is told with what was checked', () => {
    expect(notices.text()).toContain('Everything is back')
    expect(notices.text()).toContain('1 entry checked')
  })

  it('goes with the first act', async () => {
    await useBattleStore().submit(distance)
    await flushPromises()
    expect(notices.text()).toBe('')
  })

  it('goes with the first act of another window', async () => {
    host.tell({ kind: 'battle.appended', campaignId: 'c', battleId: 'b', entry: host.act(distance) })
    await flushPromises()
    expect(notices.text()).toBe('')
  })

  it('goes when dismissed', async () => {
    await notices.get('button.close').trigger('click')
    expect(notices.text()).toBe('')
  })
})

describe('an act that is refused', () => {
  it('says why, and goes when dismissed', async () => {
    await useBattleStore().submit(order)
    await flushPromises()
    expect(notices.text()).toContain('This is not possible in this phase.')
    await notices.get('[aria-label="Dismiss"].icon-btn').trigger('click')
    expect(notices.text()).not.toContain('This is not possible in this phase.')
  })
})
