import { describe, expect, it } from 'vitest'
import { armadaId } from '@shared/systems/starfinder-armada/model/design'
import { after, anArmada, at, battle, having } from '@kit/systems/starfinder-armada'
import { tickingAfter } from './next-ticks'

const start = battle(
  anArmada('us', [{ id: 'hawk', fleetClass: 'capital', abilities: ['superweapon', 'gravityMines'] }]),
  anArmada('them', [{ id: 'crow' }])
)
const laid = after(start, {
  type: 'effectBegun',
  effect: {
    id: 'e1',
    kind: 'mines',
    armadaId: armadaId('us'),
    place: '',
    activeFrom: 2,
    hp: [2],
    entries: [],
    targetId: 'hawk',
    cause: 'sa.cause.mines',
    source: 'SA-036',
    ending: { kind: 'endOfRound', round: 4 },
    suspension: null
  }
})
const keys = (state: typeof start, phase: 'engineering' | 'roundStart' | 'helm', round: number) => {
  const before = phase === 'helm' ? at(state, 'engineering', round) : at(state, 'resolution', round - 1)
  return tickingAfter(before, at(state, phase, round)).map(one => one.key)
}

describe('what begins by itself', () => {
  it('names mines that begin to work with the round', () => {
    expect(keys(laid, 'roundStart', 2)).toEqual(['battle.next.tick.mines'])
    expect(keys(laid, 'roundStart', 3)).toEqual([])
  })

  it('names a superweapon that is ready again', () => {
    expect(keys(having(start, 'hawk', { superweaponReadyRound: 3 }), 'roundStart', 3)).toEqual(['battle.next.tick.superweapon'])
  })

  it('names disabled fleets as the helm phase opens, with the hexes they drift', () => {
    const out = having(start, 'crow', { status: 'disabled', hp: 0 })
    expect(tickingAfter(at(out, 'engineering'), at(out, 'helm'))).toEqual([
      { key: 'battle.next.tick.drift', values: { fleet: 'crow', count: 2 } }
    ])
    expect(keys(out, 'roundStart', 2)).toEqual([])
  })
})
