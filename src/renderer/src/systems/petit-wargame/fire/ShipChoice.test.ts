import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { WireEntry } from '@shared/ipc/calls'
import { petitWargame } from '@shared/systems/petit-wargame'
import { press } from '@kit/renderer/mount-app'
import { wholeScreen, type WholeScreen } from '@kit/renderer/whole-screen'
import { goldenBattles } from '../../../../../../tests/support/golden-battles'

let screen: WholeScreen | null = null
afterEach(() => screen?.close())

/** A recorded battle up to its first act of this kind. */
function before(type: string): readonly WireEntry[] {
  for (const { entries } of goldenBattles(petitWargame).values()) {
    const all = entries as readonly WireEntry[]
    const at = all.findIndex(entry => entry.kind === 'command' && entry.command.type === type)
    if (at > 0) return all.slice(0, at)
  }
  throw new Error(`Nobody has recorded ${type}`)
}

describe('Enter on the ship that acts', () => {
  it.each([
    ['attemptDetection', '[data-attempt]'],
    ['engage', '[data-engage]']
  ])('chooses the enemy too: %s', async (type, enemy) => {
    screen = await wholeScreen('petit-wargame', before(type))
    expect(document.querySelectorAll(`${enemy}[aria-pressed=true]`)).toHaveLength(0)
    document.querySelector<HTMLElement>('input[name=actor]:checked')?.focus()
    press('Enter')
    await flushPromises()
    expect(document.querySelectorAll(`${enemy}[aria-pressed=true]`)).toHaveLength(1)
  })
})
