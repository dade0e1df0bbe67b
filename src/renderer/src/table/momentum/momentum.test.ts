import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WireEntry } from '@shared/ipc/calls'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems/index'
import { press } from '@kit/renderer/mount-app'
import { wholeScreen, type WholeScreen } from '@kit/renderer/whole-screen'
import { goldenBattles } from '../../../../../tests/support/golden-battles'

let screen: WholeScreen | null = null
afterEach(() => {
  screen?.close()
  screen = null
})

const entriesOf = (id: (typeof SYSTEM_IDS)[number]): readonly WireEntry[] =>
  [...goldenBattles(hostedSystem(id).rules).values()][0]?.entries ?? []
const figures = (): readonly number[] =>
  [...document.querySelectorAll('[data-momentum] button')].map(button => Number(/\d+$/u.exec(button.textContent)?.[0]))
const spoken = (): string => document.querySelector('[data-spoken]')?.textContent ?? ''

describe.each(SYSTEM_IDS)('who is ahead in %s', id => {
  it('is two shares of a hundred, which the battle moves, both said on a key', async () => {
    const entries = entriesOf(id)
    screen = await wholeScreen(id, entries.slice(0, 2))
    const before = figures()
    expect(before).toHaveLength(2)
    expect((before[0] ?? 0) + (before[1] ?? 0)).toBe(100)
    screen.close()
    screen = await wholeScreen(id, entries)
    expect(figures()).not.toEqual(before)
    // The battle is told as it opens, a moment later: the answer comes after that.
    await vi.waitFor(() => expect(spoken()).not.toBe(''))
    press('M', { shiftKey: true })
    await flushPromises()
    for (const share of figures()) expect(spoken()).toContain(String(share))
  })
})
