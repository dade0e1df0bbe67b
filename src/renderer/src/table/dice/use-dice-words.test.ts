import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, h, provide } from 'vue'
import type { AnsweredDice } from '@shared/core/log/entry'
import { LETTERS } from '@shared/systems/xwing/tables/dice'
import { xwDice } from '../../systems/xwing/table/symbol-dice'
import { provideRollers } from '../../contract/dice/dice-rollers'
import LatestDice from './LatestDice.vue'
import { SYMBOL_DICE } from '../../contract/dice/symbol-dice'
import { mountInEnglish } from '@kit/renderer/mount'

let table: VueWrapper
const rolled = (purpose: string, die: AnsweredDice['die'], actor: string | null, ...faces: readonly number[]): AnsweredDice => ({
  purpose,
  die,
  actor,
  faces,
  by: 'hand'
})

/** The last roll in words, at a table with Kestrel and Sable. */
function told(...dice: readonly AnsweredDice[]): string {
  const parts = defineComponent(() => {
    provide(
      SYMBOL_DICE,
      xwDice(() => LETTERS)
    )
    provideRollers(() => [
      { id: 's1', name: 'Kestrel' },
      { id: 's2', name: 'Sable' }
    ])
    return () => h(LatestDice, { dice })
  })
  table = mountInEnglish(parts, {})
  return table.text()
}

afterEach(() => table.unmount())

describe('dice in words', () => {
  it('say whose they are and what for', () => {
    expect(told(rolled('xw.roll.attack', 'xwAttack', 's1', 1, 4, 8))).toBe('Just now: Kestrel, attack dice, ×3: H C B (typed by hand)')
  })
  it('say of which kind they are where their purpose does not', () => {
    expect(told(rolled('xw.roll.reroll', 'xwDefense', 's2', 1))).toBe('Just now: Sable, dice rerolled, defense dice, ×1: E (typed by hand)')
  })
  it('name one after the other only where it is another', () => {
    const [first, more] = [rolled('xw.roll.attack', 'xwAttack', 's1', 1), rolled('xw.roll.more', 'xwAttack', 's1', 4)]
    expect(told(first, more, rolled('sa.roll.morale', 'd20', 's2', 7))).toBe(
      'Just now: Kestrel, attack dice, ×1: H (typed by hand) · The dice still missing, attack dice, ×1: C (typed by hand)' +
        ' · Sable, morale check, d20: 7 (typed by hand)'
    )
  })
  it('name nobody where they are nobody’s', () => {
    expect(told(rolled('sa.roll.distance', 'd6', null, 4))).toBe('Just now: Distance, d6: 4 (typed by hand)')
    table.unmount()
    expect(told(rolled('sa.roll.distance', 'd6', 'gone', 4))).toBe('Just now: Distance, d6: 4 (typed by hand)')
  })
})
