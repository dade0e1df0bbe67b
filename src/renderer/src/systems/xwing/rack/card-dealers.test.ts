import { describe, expect, it } from 'vitest'
import type { XwEvent } from '@shared/systems/xwing/events'
import { attackIn, attacked, duel, having, s, shipOf } from '@kit/systems/xwing'
import { cardDealers } from './card-dealers'
import { shipStrip } from './strip-model'

const attack = attackIn(attacked(duel(), 'hhh'))
const declared: XwEvent = { type: 'attackDeclared', attack }
const dealt = (cardId: string): XwEvent => ({ type: 'cardDealt', shipId: s('x'), cardId, isMarker: false, cards: 1, hull: 3 })
const cancelled: XwEvent = { type: 'resultsCancelled', attackId: attack.id, kind: 'crits' }
/** The last first: an effect dealt c2, the attack of `a` before it c1. */
const log = [{ events: [dealt('c2')] }, { events: [dealt('c1'), cancelled] }, { events: [declared] }]
const hurt = having(duel(), 'x', {
  facedown: 0,
  faceup: [
    { id: 'c1', card: 'fuelLeak' },
    { id: 'c2', card: 'hullBreach' }
  ]
})

describe('who dealt a card that lies face up', () => {
  it('is the ship whose attack it was; nobody where an effect did', () => {
    expect([...cardDealers(hurt, log)]).toEqual([['c1', s('a')]])
  })
  it('is nobody while no card lies face up', () => {
    expect(cardDealers(duel(), log).size).toBe(0)
  })
  it('is named on the strip', () => {
    const { chips } = shipStrip(hurt, shipOf(hurt, 'x'), cardDealers(hurt, log))
    expect(chips.map(chip => chip.by)).toEqual([
      { key: 'xwTable.chip.criticalBy', values: { ship: 'a' } },
      { key: 'xwTable.chip.critical' }
    ])
  })
})
