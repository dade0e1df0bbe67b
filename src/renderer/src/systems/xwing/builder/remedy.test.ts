import { describe, expect, it } from 'vitest'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import type { Ability, DraftShip, DraftSquad, DraftWeapon } from '@shared/systems/xwing/model/squad'
import { sampleSquads } from '@shared/systems/xwing/samples/two-squads'
import { PROBLEM_CODES, type ProblemCode } from '@shared/systems/xwing/validate/problem'
import { validateSquad } from '@shared/systems/xwing/validate/validate-squad'
import { remedied } from './remedy'

let last = 0
const newId = (): string => `id${String((last += 1))}`
const [sample] = sampleSquads(newId)
const NAMES = { squad: 'Squad', ship: 'Ship', weapon: 'Gun', ability: 'Ability' }
const LONG = 'x'.repeat(401)

const trick: Ability = { name: 'Trick', window: 'attackerBonus' }

const withFirst = (change: Partial<DraftShip>): DraftSquad => ({
  ...sample,
  ships: sample.ships.map((ship, i) => (i === 0 ? { ...ship, ...change } : ship))
})
const withGun = (change: Partial<DraftWeapon>): DraftSquad =>
  withFirst({ weapons: (sample.ships[0]?.weapons ?? []).map((weapon, i) => (i === 0 ? { ...weapon, ...change } : weapon)) })
const twice = sample.ships[0] === undefined ? sample : { ...sample, ships: [...sample.ships, sample.ships[0]] }

/** Squads with each problem, at each place it may stand. */
const BROKEN: Readonly<Record<ProblemCode, readonly DraftSquad[]>> = {
  'name-empty': [
    { ...sample, name: ' ' },
    withFirst({ name: '' }),
    withGun({ name: '' }),
    withFirst({ abilities: [{ ...trick, name: ' ' }] })
  ],
  'no-ships': [{ ...sample, ships: [] }],
  'duplicate-id': [twice],
  'bad-number': [
    { ...sample, attackDiceOwned: 0 },
    withFirst({ hull: 0 }),
    withFirst({ tokens: { focus: 100, calculate: 0, evade: 0, stress: -1, force: 0 } }),
    withFirst({ points: -3 }),
    withFirst({ initiative: 12, agility: -1, shields: 0.4 }),
    withGun({ attack: 7 }),
    withGun({ rangeMax: 4, charges: -1 })
  ],
  'bad-text': [
    { ...sample, name: LONG },
    withFirst({ name: LONG }),
    withFirst({ abilities: [{ ...trick, name: LONG }] }),
    withGun({ requiresText: LONG })
  ],
  'no-weapon': [withFirst({ weapons: [] })],
  'bad-range': [withGun({ kind: 'special', rangeMin: 3, rangeMax: 1 })],
  'primary-range': [withGun({ rangeMin: 1 })],
  'primary-cost': [withGun({ charges: 1, cost: { charges: 1, payments: ['focus'], text: 'luck' } })],
  'cost-unpayable': [withGun({ kind: 'special', cost: { charges: 2, payments: [], text: '' } })]
}

describe('remedies of a squad', () => {
  it.each(PROBLEM_CODES)('put %s right with one click, and nothing else wrong', code => {
    for (const squad of BROKEN[code]) {
      const problem = validateSquad(squad, {}).problems.find(one => one.code === code)
      if (problem === undefined) throw new Error(`Not broken: ${code}`)
      expect(validateSquad(remedied(squad, problem, NAMES, newId), {}).problems).toEqual([])
    }
  })
  it('give a primary weapon the ranges of its edition', () => {
    const original = { 'xw.edition': 'original' }
    const short = withGun({ rangeMin: 2, rangeMax: 2 })
    const reach = (rulings: ChosenRulings) => {
      const [problem] = validateSquad(short, rulings).problems
      const weapon = problem === undefined ? undefined : remedied(short, problem, NAMES, newId).ships[0]?.weapons[0]
      return [weapon?.rangeMin, weapon?.rangeMax]
    }
    expect([reach({}), reach(original)]).toEqual([
      [0, 3],
      [1, 3]
    ])
  })
  it('change no more than they must', () => {
    const fixed = (squad: DraftSquad): DraftSquad => {
      const [problem] = validateSquad(squad, {}).problems
      return problem === undefined ? squad : remedied(squad, problem, NAMES, newId)
    }
    expect(fixed(withFirst({ hull: 0 })).ships[0]).toEqual({ ...sample.ships[0], hull: 1 })
    expect(fixed(withGun({ kind: 'special', rangeMin: 3, rangeMax: 1 })).ships[0]?.weapons[0]).toMatchObject({ rangeMin: 1, rangeMax: 3 })
    expect(fixed(withGun({ kind: 'special', cost: { charges: 2, payments: [], text: '' } })).ships[0]?.weapons[0]).toMatchObject({
      charges: 2
    })
    expect(fixed({ ...sample, attackDiceOwned: 0 })).toEqual({ ...sample, attackDiceOwned: 1 })
    expect(fixed(twice).id).toBe(sample.id)
  })
})
