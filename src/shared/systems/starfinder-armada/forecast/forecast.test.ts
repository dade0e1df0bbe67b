import { describe, expect, it } from 'vitest'
import { sampleArmadas } from '../samples/two-armadas'
import { anArmada } from '@kit/systems/starfinder-armada'
import { explored } from '../../../../../tests/support/explored'
import { forecastPlayer, forecastStart, UNUSED_ABILITIES, type ForecastSetup } from './forecast'
import { added, emptyTotals } from './totals'

function setup(fields: Partial<ForecastSetup> = {}): ForecastSetup {
  let last = 0
  const [armada, opponent] = sampleArmadas(() => `id${String((last += 1))}`)
  return { armada, opponent, rulings: {}, seed: 5, ...fields }
}

describe('a forecast', () => {
  it('comes to the same totals however its battles are shared out', () => {
    const whole = forecastPlayer(setup())(0, 240)
    const shares = [
      [0, 100],
      [100, 1],
      [101, 139]
    ] as const
    const parts = shares.map(([from, count]) => forecastPlayer(setup())(from, count))
    expect(parts.reverse().reduce(added)).toEqual(whole)
    const player = forecastPlayer(setup())
    expect(added(player(120, 120), player(0, 120))).toEqual(whole)
  })

  it('accounts for every battle', () => {
    const totals = forecastPlayer(setup())(0, 300)
    const [won, lost] = totals.wins
    expect(totals.battles).toBe(300)
    expect(won + lost + totals.draws + totals.undecided).toBe(300)
    expect(totals.rounds.reduce((sum, count) => sum + count)).toBe(300)
    expect(totals.fleets).toHaveLength(16)
    for (const fleet of totals.fleets) {
      expect(fleet.lost).toBeLessThanOrEqual(300)
      expect(fleet.destroyed).toBeLessThanOrEqual(fleet.lost)
    }
  })

  it('gives other battles for another number', () => {
    expect(forecastPlayer(setup({ seed: 6 }))(0, 60)).not.toEqual(forecastPlayer(setup())(0, 60))
  })

  it('favours neither side of a fair fight', () => {
    const fleets = (side: string): { readonly id: string }[] => ['1', '2', '3', '4'].map(number => ({ id: side + number }))
    const fair = setup({ armada: anArmada('a', fleets('a')), opponent: anArmada('b', fleets('b')) })
    const { wins, battles } = forecastPlayer(fair)(0, explored(3_000))
    // Four standard deviations of a fair coin thrown that often.
    expect(Math.abs(wins[0] - wins[1]) / 2).toBeLessThan(2 * Math.sqrt(battles))
    expect(wins[0] + wins[1]).toBeGreaterThan(battles * 0.9)
  })

  it('knows a hopeless fight', () => {
    const strong = anArmada('b', [
      { id: 'b1', tier: 12, size: 'large', fleetClass: 'capital' },
      { id: 'b2', tier: 12 }
    ])
    const { wins } = forecastPlayer(setup({ armada: anArmada('a', [{ id: 'a1', tier: 2 }]), opponent: strong }))(0, 200)
    expect(wins).toEqual([0, 200])
  })

  it('leaves out the abilities its tactic does not use and lays no hand on the armadas', () => {
    const armada = anArmada('a', [{ id: 'a1', abilities: [...UNUSED_ABILITIES, 'emp'] }])
    const given = setup({ armada })
    const before = JSON.stringify(given)
    expect(forecastStart(given).fleets[0]?.abilities).toEqual(['emp'])
    forecastPlayer(given)(0, 20)
    expect(JSON.stringify(given)).toBe(before)
  })

  it('of no battle is empty', () => {
    expect(forecastPlayer(setup())(0, 0)).toEqual(emptyTotals(16))
  })
})
