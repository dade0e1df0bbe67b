import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shownOver } from '@kit/renderer/xwing-table'
import { duel, holding, shipOf } from '@kit/systems/xwing'
import { useBattleStore } from '../../../session/battle-store'
import TokenCard from './TokenCard.vue'

let button: VueWrapper
const sent: unknown[] = []
const card = (): HTMLElement | null => document.querySelector('.floating-card')
const press = async (selector: string): Promise<void> => {
  card()?.querySelector<HTMLButtonElement>(selector)?.click()
  await flushPromises()
}

beforeEach(async () => {
  const state = holding(duel(), 'a', { focus: 1 }, 'x')
  button = shownOver(TokenCard, state, { ship: shipOf(state, 'a') })
  vi.spyOn(useBattleStore(), 'submit').mockImplementation(command => {
    sent.push(command)
    return Promise.resolve(null)
  })
  await button.get('[data-token-card]').trigger('click')
})
afterEach(() => {
  button.unmount()
  sent.length = 0
})

describe('the tokens and locks of the selected ship', () => {
  it('lie over the screen, every token and every marker with its count', () => {
    expect(card()?.querySelectorAll('[data-gain]')).toHaveLength(11)
    expect(card()?.querySelector('[data-gain=strain]')).not.toBeNull()
  })
  it('are given and taken one by one', async () => {
    await press('[data-gain=evade]')
    await press('[data-lose=focus]')
    expect(sent).toEqual([
      { type: 'changeToken', shipId: 'a', token: 'evade', count: 1 },
      { type: 'changeToken', shipId: 'a', token: 'focus', count: -1 }
    ])
  })
  it('drop a lock that is held, and take one that is not', async () => {
    expect(card()?.querySelector('[data-lock=x]')?.getAttribute('aria-pressed')).toBe('true')
    await press('[data-lock=x]')
    expect(sent).toEqual([{ type: 'setLock', shipId: 'a', targetId: 'x', isHeld: false }])
  })
})
