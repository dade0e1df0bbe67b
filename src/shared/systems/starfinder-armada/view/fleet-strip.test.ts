import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer, at, battle, having } from '@kit/systems/starfinder-armada'
import { condition, modifier, suspended, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { BattleState } from '../model/battle'
import { fleetId } from '../model/design'
import { fleetStrip } from './fleet-strip'

const table = having(
  at(
    battle(
      anArmada('us', [{ id: 'a' }]),
      anArmada(
        'them',
        [{ id: 'x', abilities: ['flagship', 'emp'] }, { id: 'y' }],
        [anOfficer('Hask', 'admiral', 'x'), anOfficer('Vane', 'admiral', 'y')]
      )
    ),
    'helm'
  ),
  'x',
  { hp: 9 }
)
const scanned = (level: number, more: Partial<BattleState> = {}): BattleState => ({
  ...table,
  ...more,
  scans: [
    { sideId: 'A', fleetId: fleetId('x'), level },
    { sideId: 'B', fleetId: fleetId('x'), level: 3 - level },
    { sideId: 'A', fleetId: fleetId('y'), level: 3 - level }
  ]
})
const strip = (state: BattleState, id = 'x') => {
  const fleet = state.fleets.find(one => one.id === id)
  if (fleet === undefined) throw new Error(id)
  return fleetStrip(state, { kind: 'side', sideId: 'A' }, fleet)
}
const LEVELS = [0, 1, 2, 3] as const

describe('what each scan shows of a fleet (SA-074)', () => {
  it('is its class and its figures from the first on', () => {
    expect(LEVELS.map(level => strip(scanned(level)).what?.key)).toEqual(['sa.view.notScanned', 'sa.spec', 'sa.spec', 'sa.spec'])
    expect(LEVELS.map(level => strip(scanned(level)).gauges[1]?.figures?.value)).toEqual([undefined, 9, 9, 9])
  })
  it('is from the second on that it is the flagship, and what it can do', () => {
    expect(LEVELS.map(level => strip(scanned(level)).isFlagship)).toEqual([false, false, true, true])
    expect(LEVELS.map(level => strip(scanned(level)).words.some(({ key }) => key === 'sa.ability.emp'))).toEqual([false, false, true, true])
    expect(strip(scanned(2)).words.some(({ key }) => key === 'sa.ability.flagship')).toBe(false)
  })
  it('is from the third on who is aboard it, and nobody aboard another', () => {
    const aboard = LEVELS.map(level => strip(scanned(level)).words.flatMap(({ values }) => values?.['officer'] ?? []))
    expect(aboard).toEqual([[], [], [], ['Hask']])
  })
  it('is nothing of its damage by what lies on another', () => {
    const hit = withEffects(scanned(2), condition('y', 'auxiliarySystem', 'emp'))
    expect(strip(hit).words).toEqual(strip(scanned(2)).words)
  })
  it('is nothing of its damage while a repair holds it off, nor of what lay on it once it is gone, to either side', () => {
    const cut = condition('x', 'communications')
    const state = withEffects(scanned(3), cut, modifier('x', 'ac', 1))
    const held = withEffects(scanned(3), suspended(cut), modifier('x', 'ac', 1))
    const told = (of: BattleState, sideId: string): readonly string[] => {
      const fleet = of.fleets.find(one => one.id === 'x')
      const { words } = fleet === undefined ? { words: [] } : fleetStrip(of, { kind: 'side', sideId }, fleet)
      return words.filter(({ key }) => key.startsWith('sa.effect') || key === 'view.named').map(({ key }) => key)
    }
    for (const sideId of ['A', 'B']) {
      expect(told(state, sideId)[0]).toBe('sa.effect.communications')
      expect(told(held, sideId)).toEqual(told(state, sideId).slice(1))
      expect(told(held, sideId)).toHaveLength(1)
      for (const status of ['destroyed', 'fled'] as const) expect(told(having(held, 'x', { status }), sideId)).toEqual([])
    }
  })
  it('is told beside the number of scans, but for the own side and where everything is known', () => {
    expect(LEVELS.map(level => strip(scanned(level)).scan)).toEqual(LEVELS.map(level => ({ level, of: 3 })))
    expect([strip(table, 'a').scan, strip({ ...table, rulings: { 'sa.enemyKnown': 'everything' } }).scan]).toEqual([null, null])
  })
})
