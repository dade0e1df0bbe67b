import { describe, expect, it } from 'vitest'
import { ABILITY_COSTS } from '@shared/systems/starfinder-armada/tables/abilities'
import { BASE_COSTS } from '@shared/systems/starfinder-armada/tables/fleet-costs'
import { TIERS } from '@shared/systems/starfinder-armada/tables/tiers'
import { TABLES } from './tables'

/** The rows of a table: of a message the last word and its values. */
const rows = (name: string): unknown[][] =>
  (TABLES[name]?.().rows ?? []).map(row =>
    row.map(cell => {
      if (typeof cell !== 'object') return cell
      const values = Object.values(cell.values ?? {})
      const word = cell.key.split('.').at(-1)
      return values.length === 0 ? word : [word, ...values]
    })
  )

describe('the tables of the reference', () => {
  it('price armadas, fleets and abilities (SA-003, SA-009, SA-027)', () => {
    expect(rows('budgets').slice(0, 3)).toEqual([
      [1, 36],
      [2, 48],
      [3, 72]
    ])
    expect(rows('fleetCosts')).toEqual(TIERS.map(tier => [tier, ...Object.values(BASE_COSTS[tier])]))
    expect(rows('fleetCosts')[18]).toEqual([19, 58, 77, 95])
    expect(rows('abilities')).toHaveLength(Object.keys(ABILITY_COSTS).length)
    expect(rows('abilities')).toContainEqual(['boarders', 2, '–', '×', '×'])
  })
  it('have dice and values of each tier (SA-010, SA-026)', () => {
    expect(rows('damageDice').slice(0, 4)).toEqual([
      ['1', '1d4', '1d6', '1d8'],
      ['2', '1d6', '1d8', '1d10'],
      ['3', '1d8', '1d10', '1d12'],
      ['4–5', '2d6', '2d8', '2d10']
    ])
    expect(rows('damageDice').at(-1)).toEqual(['20', '10d6', '10d8', '10d10'])
    expect(rows('values')[4]).toEqual([5, '+3', 13, '16 / 21 / 26', '8 / 10 / 13', '5 / 7 / 8'])
  })
  it('say who is strong against whom, interceptors too (SA-023, SA-033)', () => {
    expect(rows('strongAndWeak')).toEqual([
      ['capital', '0', '−1', '+1'],
      ['destroyer', '+1', '0', '−1'],
      ['fighter', '−1', '+1', '0'],
      ['interceptors', '0', '+1', '−1']
    ])
    expect(rows('classes')[0]).toEqual(['capital', 4, 'average', '+0', 2, 5, 'destroyer', 'fighter'])
  })
  it('have the bands of range, the dice of shields and the officer bonus (SA-025, SA-048, SA-078)', () => {
    expect(rows('ranges')).toEqual([
      ['capital', 5, 10, 15],
      ['destroyer', 4, 8, 12],
      ['fighter', 3, 6, 9],
      ['gunnery', '0', '−2', '−4']
    ])
    expect(rows('regeneration')).toEqual([
      ['1–5', '1d4'],
      ['6–10', '1d6'],
      ['11–15', '1d8'],
      ['16–20', '1d10'],
      ['21+', '1d12']
    ])
    expect(rows('officerBonus')).toEqual([
      ['0–5', '+2'],
      ['6–11', '+3'],
      ['12–17', '+4'],
      ['18–20', '+5']
    ])
  })
  it('say what each action and each stunt is rolled against (SA-060 to SA-074, SA-090)', () => {
    expect(rows('actions')).toContainEqual(['direct', 'commander', 'helm', ['flat', 15]])
    expect(rows('actions')).toContainEqual(['duel', 'commander', 'gunnery', ['acPlus', 5]])
    expect(rows('actions')).toContainEqual(['scan', 'chiefTechnician', 'helm', ['helped', '+5']])
    expect(rows('actions')[0]).toEqual(['encourage', 'admiral', 'anyPhase', ['flat', 10]])
    expect(rows('stunts').map(row => row[1])).toEqual([['stuntDc', 10, 4], ['stuntDc', 15, 4], 'ac', ['stuntDc', 10, 4], '–'])
  })
  it('say what morale, criticals and modifiers do (SA-095, SA-101, SA-109)', () => {
    expect(rows('morale').map(row => row[0])).toEqual([
      ['from', '+5'],
      ['between', '0', '+4'],
      ['between', '−4', '−1'],
      ['upTo', '−5']
    ])
    expect(rows('criticals').map(row => row[1])).toEqual(['auxiliarySystem', 'communications', 'engines', 'shields', 'weapons', '–'])
    expect(Object.fromEntries(rows('gunnery'))).toMatchObject({ superweapon: '−2', bombers: '+1', debris: '−1', routed: '−2' })
  })
  it('name the challenge rating of a difficulty and its experience (SA-007, SA-113)', () => {
    expect(rows('difficulties')[2]).toEqual(['challenging', ['shifted', '−1'], ['shifted', '+1']])
    expect(rows('experience')[5]).toEqual([6, 2400])
  })
})
