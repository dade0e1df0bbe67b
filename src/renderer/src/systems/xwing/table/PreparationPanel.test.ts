import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aShip, aSquad, battle, holding } from '@kit/systems/xwing'
import { useBattleStore } from '../../../session/battle-store'
import { press } from '@kit/renderer/mount-app'
import PreparationPanel from './PreparationPanel.vue'
import { shownOver } from '@kit/renderer/xwing-table'

let panel: VueWrapper
const sent: unknown[] = []

/** `a` with one focus token and a lock on `x`, against `x`, before the first engagement. */
function begin(): void {
  const state = holding(battle(aSquad('ours', aShip('a')), aSquad('theirs', aShip('x'))), 'a', { focus: 1 }, 'x')
  panel = shownOver(PreparationPanel, state)
  vi.spyOn(useBattleStore(), 'submit').mockImplementation(command => {
    sent.push(command)
    return Promise.resolve(null)
  })
}
const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null

afterEach(() => {
  panel.unmount()
  sent.length = 0
})

describe('tokens entered before the engagement', () => {
  it('are a grid with one stop of the Tab key, walked by arrows', () => {
    begin()
    const table = panel.get('table')
    expect([table.attributes('role'), table.attributes('aria-label')]).toEqual(['grid', 'Tokens and locks'])
    expect(table.findAll('button')).toHaveLength(2 * 11 + 1)
    expect(table.findAll('[tabindex="0"]')).toHaveLength(1)
    panel.get<HTMLElement>('[data-tokens=a] [data-gain=focus]').element.focus()
    const walked = ['ArrowRight', 'ArrowDown', 'End', 'Home'].map(key => {
      press(key)
      return focused()
    })
    expect(walked).toEqual([
      'a loses 1 calculate token (0 left)',
      'x loses 1 calculate token (0 left)',
      'x takes a lock',
      'x loses 1 focus token (0 left)'
    ])
  })
  it('come and go by a press', async () => {
    begin()
    await panel.get('[data-tokens=a] [data-lose=focus]').trigger('click')
    await panel.get('[data-tokens=x] [data-gain=evade]').trigger('click')
    expect(sent).toEqual([
      { type: 'changeToken', shipId: 'a', token: 'focus', count: -1 },
      { type: 'changeToken', shipId: 'x', token: 'evade', count: 1 }
    ])
  })
  it('cannot be taken where none lie: the button stays, says why and does nothing', async () => {
    begin()
    const none = panel.get('[data-tokens=x] [data-lose=focus]')
    expect([none.attributes('aria-disabled'), none.attributes('title'), none.attributes('disabled')]).toEqual([
      'true',
      'The ship has no such token.',
      undefined
    ])
    await none.trigger('click')
    expect(sent).toEqual([])
    expect(panel.get('[data-tokens=a] [data-lose=focus]').attributes('aria-disabled')).toBe('false')
  })
})
