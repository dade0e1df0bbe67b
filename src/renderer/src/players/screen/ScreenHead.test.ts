import { describe, expect, it } from 'vitest'
import type { SideView } from '@shared/core/view/table-view'
import { aStrip, aView } from '@kit/core/view'
import { mountInEnglish } from '@kit/renderer/mount'
import ScreenHead from './ScreenHead.vue'

const side = (marker: number, relation: SideView['relation'], ships: number): SideView => ({
  marker,
  name: 'Us',
  relation,
  notes: [],
  strips: Array.from({ length: ships }, (_, i) => aStrip(`Ship ${String(i)}`))
})
const told = (props: object, ...sides: readonly SideView[]): string | null => {
  const head = mountInEnglish(ScreenHead, { view: aView({ sides }), ...props })
  return head.find('[data-balance]').exists() ? head.get('[data-balance]').text() : null
}

describe('the head of the player screen', () => {
  it('says in a word who is ahead, from what it shows, and names the side for those who belong to none', () => {
    expect(told({}, side(0, 'own', 3), side(1, 'enemy', 1))).toBe('Ahead')
    expect(told({}, side(0, 'own', 1), side(1, 'enemy', 1))).toBe('About even')
    expect(told({}, side(0, 'enemy', 3), side(1, 'own', 1))).toBe('Behind')
    expect(told({}, side(0, 'open', 1), side(1, 'open', 3))).toBe('B is ahead')
  })
  it('says nothing of it where the game master hides it, or nobody of the other side is seen', () => {
    expect(told({ hidesBalance: true }, side(0, 'own', 3), side(1, 'enemy', 1))).toBeNull()
    expect(told({}, side(0, 'own', 3), side(1, 'enemy', 0))).toBeNull()
  })
})
