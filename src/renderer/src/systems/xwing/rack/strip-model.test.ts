import { describe, expect, it } from 'vitest'
import type { BattleState, ShipState } from '@shared/systems/xwing/model/battle'
import { duel, having, s, shipOf } from '@kit/systems/xwing'
import { shipStrip } from './strip-model'

const faceup = [
  { id: 'c1', card: 'fuelLeak' },
  { id: 'c2', card: null },
  { id: 'c3', card: null }
] as const
const hurt: BattleState = {
  ...having(duel(), 'x', { facedown: 2, faceup }),
  obligations: [{ id: 'c2', kind: 'card', shipId: s('x'), round: 1 }]
}
const chips = (state: BattleState): readonly string[] => shipStrip(state, shipOf(state, 'x')).chips.map(chip => chip.message.key)
const gone = (fields: Partial<ShipState>): BattleState => having(hurt, 'x', { status: 'removed', ...fields })

describe('the cards on the strip of a ship (XW-038, XW-039)', () => {
  it('stand by their names, those to name apart from those that stay without', () => {
    expect(chips(hurt)).toEqual(['xw.card.fuelLeak', 'xwTable.chip.unnamed', 'xwTable.chip.nameless', 'xwTable.chip.facedown'])
  })
  it('are counted in one word where nobody names them', () => {
    const destroyed = having({ ...hurt, obligations: [] }, 'x', { status: 'destroyed', leavesAfter: null })
    const nameless = shipStrip(destroyed, shipOf(destroyed, 'x')).chips.filter(chip => chip.message.key === 'xwTable.chip.nameless')
    expect(nameless.map(chip => chip.message.values)).toEqual([{ count: 2 }])
  })
  it('are not waited for on a ship that is destroyed', () => {
    expect(chips(having(hurt, 'x', { status: 'destroyed', leavesAfter: null }))).not.toContain('xwTable.chip.unnamed')
  })
  it('are no longer there once they are in the deck again', () => {
    expect(chips(gone({}))).toContain('xw.card.fuelLeak')
    expect(chips(gone({ hasReturnedCards: true }))).toEqual(['xw.status.removed', 'xwTable.chip.cardsReturned'])
  })
  it('come with what else lies on it: conditions as harm, tokens plainly', () => {
    const marked = having(duel(), 'x', { tokens: { ...shipOf(duel(), 'x').tokens, focus: 1 }, conditions: { ion: 2, jam: 0 } })
    const told = shipStrip(marked, shipOf(marked, 'x')).chips.map(({ message, isHarm }) => [message.values, isHarm])
    expect(told).toEqual([
      [{ token: { key: 'xwTable.token.ion' }, tokens: 2 }, true],
      [{ token: { key: 'xwTable.token.focus' }, tokens: 1 }, false]
    ])
  })
  it('tell their cause and their end; of a token when it goes, too', () => {
    expect(shipStrip(hurt, shipOf(hurt, 'x')).chips[0]).toMatchObject({
      by: { key: 'xwTable.chip.critical' },
      until: { key: 'xwTable.chip.until.repaired' }
    })
    const marked = having(duel(), 'x', { tokens: { ...shipOf(duel(), 'x').tokens, focus: 1, stress: 1 } })
    expect(shipStrip(marked, shipOf(marked, 'x')).chips.map(chip => chip.until?.key)).toEqual([
      'xwTable.chip.until.round',
      'xwTable.chip.until.removed'
    ])
  })
  it('leave the hull of a ship that has left as it was', () => {
    expect(shipStrip(gone({ hasReturnedCards: true }), shipOf(gone({ hasReturnedCards: true }), 'x')).hull).toEqual({ now: 0, max: 3 })
  })
})
