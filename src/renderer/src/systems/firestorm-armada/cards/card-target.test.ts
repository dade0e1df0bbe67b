import { describe, expect, it } from 'vitest'
import { unitId } from '@shared/systems/firestorm-armada/model/design'
import { duel } from '@kit/systems/firestorm-armada'
import { cardTargetOf, impliedTarget } from './card-target'

describe('whom a card is played on', () => {
  it('is a unit, a ship, or nothing in particular', () => {
    expect(['redF', 'x', ''].map(id => cardTargetOf(duel(), id))).toEqual([
      { unitId: 'redF', shipId: null },
      { unitId: null, shipId: 'x' },
      { unitId: null, shipId: null }
    ])
  })
  it('is the active unit where nobody is named, and nobody for a reaction', () => {
    const active = { ...duel(), activeUnitId: unitId('redF') }
    expect((['squadron', 'action', 'reaction'] as const).map(type => impliedTarget(active, type)?.id)).toEqual(['redF', 'redF', undefined])
    expect(impliedTarget({ ...active, activeUnitId: null }, 'squadron')).toBeUndefined()
  })
})
