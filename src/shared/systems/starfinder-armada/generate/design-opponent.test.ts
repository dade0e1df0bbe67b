import { describe, expect, it } from 'vitest'
import { explored } from '../../../../../tests/support/explored'
import { armadaCost, budgetOf } from '../derive/fleet/armada-cost'
import { tierForDifficulty } from '../derive/checks/difficulty'
import { DIFFICULTIES } from '../tables/difficulty'
import { TIERS } from '../tables/tiers'
import { validateArmada } from '../validate/validate-armada'
import { BUDGET_MIN, designOpponent, tierForBudget, type OpponentOrder } from './design-opponent'
import { STYLES } from './styles'

const NAMES = { armadas: ['Tithe', 'Choir'], fleets: ['Ember', 'Bastion', 'Vigil'], officers: ['Iru', 'Hask'] }

function counted(): () => string {
  let last = 0
  return () => `id${String((last += 1))}`
}

function design(order: Partial<OpponentOrder>): ReturnType<typeof designOpponent> {
  return designOpponent({ tier: 8, budget: 480, style: 'balanced', officers: 3, seed: 1, rulings: {}, ...order }, NAMES, counted())
}

describe('an opponent', () => {
  it.each(STYLES)('of the style %s is legal for every allied tier and difficulty, whatever the number', style => {
    for (const allied of TIERS) {
      for (const level of DIFFICULTIES) {
        const tier = tierForDifficulty(allied, level)
        if (tier === null) continue
        for (let seed = 0; seed < explored(12); seed += 1) {
          const armada = design({ tier, budget: budgetOf(tier), style, seed, officers: seed % 6 })
          const { verdict, problems } = validateArmada(armada, {})
          expect({ verdict, problems }, `${style} ${String(tier)} ${String(seed)}`).toEqual({ verdict: 'legal', problems: [] })
        }
      }
    }
  })

  it('asks for no leave to break the rules', () => {
    expect(design({}).allowIllegal).toBe(false)
  })

  it.each(STYLES)('of the style %s spends nearly all its points and never more', style => {
    for (const tier of TIERS) {
      for (let seed = 0; seed < explored(12); seed += 1) {
        const spent = armadaCost({}, design({ tier, budget: budgetOf(tier), style, seed })).total
        expect(spent).toBeLessThanOrEqual(budgetOf(tier))
        expect(spent).toBeGreaterThanOrEqual(0.96 * budgetOf(tier))
      }
    }
  })

  it('keeps to any budget, down to a single fleet', () => {
    for (const style of STYLES) {
      for (let budget = BUDGET_MIN; budget <= 480; budget += 7) {
        const armada = design({ tier: tierForBudget(budget), budget, style, seed: budget })
        expect(armadaCost({}, armada).total).toBeLessThanOrEqual(budget)
        expect(validateArmada(armada, {}).verdict).toBe('legal')
      }
    }
    expect(design({ tier: 1, budget: 0 }).fleets).toHaveLength(1)
  })

  it('is the same for the same number and another for another', () => {
    expect(design({ seed: 7 })).toEqual(design({ seed: 7 }))
    const many = new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(design({ seed }).fleets)))
    expect(many.size).toBe(20)
  })

  it('looks like its style', () => {
    const classes = (style: OpponentOrder['style'], fleetClass: string): number =>
      Array.from({ length: 20 }, (_, seed) => design({ style, seed }).fleets)
        .flat()
        .filter(fleet => fleet.fleetClass === fleetClass).length
    expect(classes('carrierSwarm', 'fighter')).toBeGreaterThan(classes('carrierSwarm', 'destroyer') + classes('carrierSwarm', 'capital'))
    expect(classes('capitalLine', 'capital')).toBeGreaterThan(classes('capitalLine', 'destroyer') + classes('capitalLine', 'fighter'))
    for (let seed = 0; seed < 20; seed += 1) {
      expect(design({ style: 'superweapon', seed }).fleets.some(fleet => fleet.abilities.includes('superweapon'))).toBe(true)
      expect(design({ style: 'boarding', seed }).fleets.some(fleet => fleet.abilities.includes('boarders'))).toBe(true)
    }
  })

  it('commands its escorts from a higher tier, and raises them to it only with points that nothing else takes', () => {
    for (const style of ['balanced', 'carrierSwarm', 'superweapon'] as const) {
      const escorts = Array.from({ length: 20 }, (_, seed) => design({ style, seed }).fleets.slice(1)).flat()
      expect(escorts.filter(fleet => fleet.tier >= 8).length, style).toBeLessThan(escorts.length / 10)
    }
  })

  it('has its admiral aboard the flagship and officers of the tier of the armada, none with Resolve Points', () => {
    const { fleets, officers } = design({ officers: 5, seed: 3 })
    expect(officers.map(officer => officer.role)).toEqual(['admiral', 'commander', 'chiefTechnician', 'chiefEngineer', 'chiefCaster'])
    expect(fleets.find(fleet => fleet.id === officers[0]?.fleetId)?.abilities).toContain('flagship')
    expect(
      new Set(
        officers.map(officer => `${String(officer.ranks[officer.role])} ${String(officer.isPlayer)} ${String(officer.resolvePoints)}`)
      )
    ).toEqual(new Set(['8 false 0']))
    expect(design({ officers: 0 }).officers).toEqual([])
  })

  it('gives every fleet a name of its own', () => {
    const names = design({ style: 'carrierSwarm' }).fleets.map(fleet => fleet.name)
    expect(new Set(names).size).toBe(names.length)
  })
})

it('a budget asks for the lowest tier that may spend it', () => {
  expect([36, 37, 48, 49, 480, 999].map(tierForBudget)).toEqual([1, 2, 2, 3, 20, 20])
})
