import { describe, expect, it } from 'vitest'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { DraftShip, DraftSquad, DraftWeapon } from '../model/squad'
import { NO_TOKENS } from '../state'
import { aShip, aSquad, aWeapon } from '@kit/systems/xwing'
import { validateSquad } from './validate-squad'

const codes = (squad: DraftSquad, rulings: ChosenRulings = {}): readonly string[] =>
  validateSquad(squad, rulings).problems.map(one => one.code)
const shipCodes = (fields: Partial<DraftShip>) => codes(aSquad('us', aShip('a', fields)))
const weaponCodes = (fields: Partial<DraftWeapon>) => shipCodes({ weapons: [aWeapon('gun', fields)] })
const TOO_MANY = { tokens: { ...NO_TOKENS, force: 100 } }
const long = 'x'.repeat(401)
const costing = (charges: number) => ({ charges, payments: [], text: '' })

describe('a squad on paper (XW-001, XW-033)', () => {
  it('has ships, names, whole ids and dice', () => {
    expect([codes(aSquad('us', aShip('a'))), codes(aSquad('us'))]).toEqual([[], ['no-ships']])
    expect(codes({ ...aSquad('us', aShip('a')), name: ' ' })).toEqual(['name-empty'])
    expect(codes({ ...aSquad('us', aShip('a')), name: long })).toEqual(['bad-text'])
    expect(codes(aSquad('us', aShip('a'), aShip('a')))).toEqual(['duplicate-id'])
    expect(codes({ ...aSquad('us', aShip('a')), attackDiceOwned: 0, defenseDiceOwned: 1.5 })).toEqual(['bad-number', 'bad-number'])
    expect(codes({ ...aSquad('us', aShip('a')), attackDiceOwned: 1, defenseDiceOwned: 1 })).toEqual([])
  })
  it('is legal, illegal, or unsure; the GM may let in what can fight', () => {
    const verdict = (fields: Partial<DraftShip>, allowIllegal: boolean) => {
      const { verdict: word, fit } = validateSquad({ ...aSquad('us', aShip('a', fields)), allowIllegal }, {})
      return [word, fit !== null]
    }
    expect(verdict({}, false)).toEqual(['legal', true])
    expect([verdict({ name: '' }, false), verdict({ name: '' }, true)]).toEqual([
      ['illegal', false],
      ['illegal', true]
    ])
    expect([verdict({ weapons: [] }, false), verdict({ hull: 0 }, true)]).toEqual([
      ['unsure', true],
      ['illegal', false]
    ])
  })
})

describe('the card of a ship (XW-017, XW-037, XW-038, XW-040)', () => {
  it('has whole numbers, tokens among them, and a hull', () => {
    const bad: readonly Partial<DraftShip>[] = [
      { initiative: 10 },
      { initiative: -1 },
      { agility: -1 },
      { hull: 0 },
      { shields: 0.5 },
      TOO_MANY
    ]
    for (const fields of bad) expect(shipCodes(fields)).toEqual(['bad-number'])
    expect([shipCodes({ name: '' }), shipCodes({ name: long }), shipCodes({ initiative: 0, shields: 0 })]).toEqual([
      ['name-empty'],
      ['bad-text'],
      []
    ])
  })
  it('has weapons, each with its own id', () => {
    expect([shipCodes({ weapons: [] }), shipCodes({ weapons: [aWeapon('gun'), aWeapon('gun')] })]).toEqual([
      ['no-weapon'],
      ['duplicate-id']
    ])
  })
})

describe('the line of a weapon (XW-006, XW-008, XW-009)', () => {
  it('has dice and ranges that can be', () => {
    expect([weaponCodes({ attack: 7 }), weaponCodes({ attack: 6 }), weaponCodes({ rangeMax: 4 }), weaponCodes({ rangeMin: -1 })]).toEqual([
      ['bad-number'],
      [],
      ['bad-number'],
      ['bad-number']
    ])
    expect([weaponCodes({ rangeMin: 3, rangeMax: 2 }), weaponCodes({ name: '' }), weaponCodes({ requiresText: long })]).toEqual([
      ['bad-range'],
      ['name-empty'],
      ['bad-text']
    ])
  })
  it('reaches from 0 to 3 when it is a primary weapon', () => {
    expect([
      weaponCodes({ rangeMin: 1 }),
      weaponCodes({ rangeMax: 2 }),
      weaponCodes({ kind: 'special', rangeMin: 1, rangeMax: 2 })
    ]).toEqual([['primary-range'], ['primary-range'], []])
  })
  it('reaches from 1 to 3 as a primary weapon of 2018, where range 0 is of no use and no harm (xw.edition = original)', () => {
    const original = (fields: Partial<DraftWeapon>) =>
      codes(aSquad('us', aShip('a', { weapons: [aWeapon('gun', fields)] })), { 'xw.edition': 'original' })
    expect([original({ rangeMin: 1 }), original({}), original({ rangeMin: 2 }), original({ rangeMin: 1, rangeMax: 2 })]).toEqual([
      [],
      [],
      ['primary-range'],
      ['primary-range']
    ])
  })
  it('says which ranges it lacks', () => {
    const reach = (rulings: ChosenRulings) =>
      validateSquad(aSquad('us', aShip('a', { weapons: [aWeapon('gun', { rangeMin: 2 })] })), rulings).problems.map(one => one.values)
    expect([reach({}), reach({ 'xw.edition': 'original' })]).toEqual([[{ from: 0, to: 3 }], [{ from: 1, to: 3 }]])
  })
  it('can pay what it costs; a primary weapon costs nothing by default', () => {
    expect([
      weaponCodes({ kind: 'special', charges: 1, cost: costing(2) }),
      weaponCodes({ kind: 'special', charges: 2, cost: costing(2) }),
      weaponCodes({ charges: 2, cost: costing(2) }),
      weaponCodes({ cost: { charges: 0, payments: ['focus'], text: '' } }),
      weaponCodes({ cost: { charges: 0, payments: [], text: 'a stress token' } }),
      weaponCodes({ charges: -1 })
    ]).toEqual([['cost-unpayable'], [], ['primary-cost'], ['primary-cost'], ['primary-cost'], ['bad-number']])
  })
})
