import { describe, expect, it } from 'vitest'
import { duel } from '@kit/systems/dystopian-wars'
import { CRITICAL_NAMES, CRITICAL_ROWS } from '@shared/systems/dystopian-wars/model/criticals'
import type { BattleState, UnitState } from '@shared/systems/dystopian-wars/model/battle'
import { reference } from './reference'

const figures = (name: string): readonly unknown[][] =>
  (reference.tables[name]?.().rows ?? []).map(row => row.map(cell => (typeof cell === 'object' ? cell.key.split('.').at(-1) : cell)))

/** What a passage says of a unit or wing: the last word of each label, or the name in it, with the value. */
const said = (passage: string, state: BattleState, id: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    reference
      .now(passage, state, id)
      .map(({ label, value }) => [
        label.values?.['name'] ?? label.key.split('.').at(-1),
        typeof value === 'object' ? (value.values ?? value.key.split('.').at(-1)) : value
      ])
  )
const withUnit = (state: BattleState, change: Partial<UnitState>): BattleState => ({
  ...state,
  units: state.units.map(unit => (unit.id === 'a' ? { ...unit, ...change } : unit))
})

describe('the tables of the reference', () => {
  it('have the numbers of the appendices, and a dash for a shot that cannot hit (DW-042, DW-054)', () => {
    expect(Object.fromEntries(figures('appendix') as [string, string][])).toMatchObject({
      aaVsFlyer: '4+',
      ccVsTorpedoes: '5+',
      weaponVsHidden: '6',
      obscuredVsSubmerged: '–',
      fighterVsTinyFlyers: '3+'
    })
  })
  it('have every row of the critical table, and what can be repaired (DW-066)', () => {
    expect(figures('criticals').map(([row, name]) => [row, name])).toEqual(CRITICAL_ROWS.map(row => [row, CRITICAL_NAMES[row]]))
    expect(figures('criticals').map(row => row[3])).toEqual(['–', 'yes', 'yes', 'yes', 'yes', '–', 'yes', 'yes', 'no', 'yes', '–'])
  })
})

describe('what a passage means', () => {
  it('is the hits that count against the ratings, as the house rule reads them (DW-063)', () => {
    expect(said('hull', duel(), 'a')).toEqual({ hull: { count: 6, max: 6 }, damageFrom: 5, criticalFrom: 8 })
    expect(said('hull', duel({ rulings: { 'dw.threshold': 'gte' } }), 'a')).toMatchObject({ damageFrom: 4, criticalFrom: 7 })
  })
  it('follows critical effects (DW-066)', () => {
    const leaking = withUnit(duel(), { criticals: [{ id: 'c1', row: 10 }] as unknown as UnitState['criticals'] })
    expect(said('hull', leaking, 'a')).toMatchObject({ criticalFrom: 5 })
    const slow = withUnit(duel(), { criticals: [{ id: 'c2', row: 8 }] as unknown as UnitState['criticals'] })
    expect(said('criticals', slow, 'a')).toMatchObject({ suffers: 'engineFailure', movement: 3.5, canTurn: 'yes' })
  })
  it('is the dice of its weapons by distance, and of its generators (DW-003, DW-055)', () => {
    expect(said('attack-dice', withUnit(duel(), { hp: 4 }), 'a')).toMatchObject({ gun: '8″: 8, 16″: 6, 24″: 3', hullLost: 2 })
    expect(said('generators', duel({ a: { shields: 2, guardians: 1 } }), 'a')).toEqual({ shields: 2, guardians: 1, shieldDice: 5 })
  })
  it('is when a wing aborts, and that drones never do (DW-027, DW-031)', () => {
    expect(said('aborts', duel(), 'f')).toEqual({ tokens: { count: 5, max: 5 }, abortsFrom: 5, fuel: 2 })
    expect(said('aborts', duel({ f: { type: 'drone' } }), 'f')).toMatchObject({ abortsFrom: 'never' })
    expect(said('flyers-unit', duel(), 'f')).toEqual({ aaDice: 5, ordnanceDice: 10 })
  })
  it('is nothing for whoever is not there, or where nothing is to be told', () => {
    expect([said('hull', duel(), 'nobody'), said('attacks', duel(), 'a'), said('hull', duel(), 'f')]).toEqual([{}, {}, {}])
  })
})
