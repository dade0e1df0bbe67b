import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { WireEntry } from '@shared/ipc/calls'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import { press } from '@kit/renderer/mount-app'
import { wholeScreen, type WholeScreen } from '@kit/renderer/whole-screen'
import { goldenBattles } from '../../../../../../tests/support/golden-battles'
import { useBattleStore } from '../../../session/battle-store'

let screen: WholeScreen
afterEach(() => screen.close())

describe('a card, while dice of a critical are on the table', () => {
  it('waits until they are settled or let go of, and discards none of them', async () => {
    const recorded = [...goldenBattles(firestormArmada).values()].map(battle => battle.entries as readonly WireEntry[])
    const isCritical = (one: WireEntry): boolean => one.kind === 'command' && one.command.type === 'settleCritical' && one.dice.length > 1
    const entries = recorded.find(all => all.some(isCritical)) ?? []
    const [critical] = entries.filter(isCritical) as [WireEntry]
    screen = await wholeScreen('firestorm-armada', entries.slice(0, critical.seq - 1))
    await screen.ask(critical, 1)
    const store = useBattleStore()
    document.querySelector<HTMLElement>('[data-plot]')?.focus()
    press('c', { code: 'KeyC' })
    await flushPromises()
    expect([store.pending?.answered.length, document.querySelector('[data-card]')]).toEqual([1, null])
    await store.cancel()
    press('c', { code: 'KeyC' })
    await flushPromises()
    expect(document.querySelector('[data-card]')).not.toBeNull()
  })
})
