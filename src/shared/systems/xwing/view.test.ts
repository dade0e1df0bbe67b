import { describe, expect, it } from 'vitest'
import { attacked, duel, having, holding } from '@kit/systems/xwing'
import { viewFor } from './view'

const state = having(holding(attacked(duel(), 'hhc'), 'x', { evade: 1 }), 'x', {
  note: 'secret',
  facedown: 1,
  faceup: [{ id: 'c9', card: 'fuelLeak' }]
})

describe('what a player may know (XW-038)', () => {
  it('is every ship, token, card and die on the table', () => {
    const seen = viewFor(state, { kind: 'side', sideId: 'A' })
    expect(seen.ships.find(ship => ship.id === 'x')).toMatchObject({
      sideId: 'B',
      cards: 2,
      hullLeft: 1,
      tokens: { evade: 1 },
      faceup: [{ card: 'fuelLeak' }]
    })
    expect(seen.attacks[0]).toMatchObject({ attackDiceNow: { total: 3 }, defenseDiceNow: { total: 2 }, stage: 'defenderModifiesAttack' })
    expect([seen.round, seen.turn.number, seen.squads.map(squad => squad.sideId)]).toEqual([1, 2, ['A', 'B']])
  })
  it('is the notes of the own side alone', () => {
    expect(JSON.stringify(viewFor(state, { kind: 'side', sideId: 'A' }))).not.toContain('secret')
    expect(JSON.stringify(viewFor(state, { kind: 'side', sideId: 'B' }))).toContain('secret')
    expect(JSON.stringify(viewFor(state, { kind: 'gm' }))).toContain('secret')
  })
})
