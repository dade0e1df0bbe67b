import { describe, expect, it } from 'vitest'
import { duel } from '@shared/systems/firestorm-armada/testkit'
import { cardTargetOf } from './card-target'

describe('whom a card is played on', () => {
  it('is a unit, a ship, or nothing in particular', () => {
    expect(['redF', 'x', ''].map(id => cardTargetOf(duel(), id))).toEqual([
      { unitId: 'redF', shipId: null },
      { unitId: null, shipId: 'x' },
      { unitId: null, shipId: null }
    ])
  })
})
