import { describe, expect, it } from 'vitest'
import { explored } from '../../../../../tests/support/explored'
import { seeded, seedOf } from '../../../kernel/seeded'
import { designOpponent } from '../generate/design-opponent'
import { STYLES } from '../generate/styles'
import { budgetOf } from '../derive/fleet/armada-cost'
import type { BattleState } from '../model/battle'
import type { DraftArmada } from '../model/design'
import type { SaRulings } from '../model/rulings'
import { RULINGS } from '../rulings'
import { sampleArmadas } from '../samples/two-armadas'
import { chartOf } from './aim'
import { FastTable } from './fast-table'
import { forecastStart } from './forecast'
import { Numbers } from './numbers'
import { playOut } from './play'
import { EngineTable } from '@kit/systems/starfinder-armada/forecast'

function counted(): () => string {
  let last = 0
  return () => `id${String((last += 1))}`
}

/** The end of a battle. */
function outcome(state: BattleState): object {
  const { round, phase, standingSides, nextId, effects, obligations } = state
  const fleets = state.fleets.map(fleet => [
    fleet.id,
    fleet.hp,
    fleet.sp,
    fleet.status,
    fleet.outSince,
    fleet.rout,
    fleet.superweaponReadyRound
  ])
  return { round, phase, standingSides, nextId, effects, obligations, fleets }
}

/** Plays the same battles at the fast table and, every order checked and decided, in the engine. */
function compare(armada: DraftArmada, opponent: DraftArmada, rulings: SaRulings, seeds: readonly number[]): void {
  const start = forecastStart({ armada, opponent, rulings })
  const before = JSON.stringify(start)
  // Remembered numbers go from battle to battle, as in a forecast.
  const briefing = { chart: chartOf(start), numbers: new Numbers(start) }
  for (const seed of seeds) {
    const fast = new FastTable(start, briefing.numbers, seeded(seed))
    playOut(fast, briefing)
    const engine = new EngineTable(start, seeded(seed))
    playOut(engine, { chart: briefing.chart, numbers: new Numbers(start) })
    expect(outcome(fast.state), `seed ${String(seed)}, ${JSON.stringify(rulings)}`).toEqual(outcome(engine.state))
  }
  expect(JSON.stringify(start)).toBe(before)
}

const seeds = (count: number, of: number): readonly number[] => Array.from({ length: count }, (_, i) => seedOf(of, i))

describe('the fast table ends every battle as the engine does', () => {
  it('between the two armadas of the sample', () => {
    const [armada, opponent] = sampleArmadas(counted())
    compare(armada, opponent, {}, seeds(explored(150), 1))
  })

  it('when communications cut off the chief engineer, whose shields go with it', () => {
    const newId = counted()
    const order = { tier: 10, budget: 240, style: 'balanced', officers: 5, seed: 3, rulings: {} } as const
    const names = { armadas: ['Tithe'], fleets: ['Ember'], officers: ['Iru'] }
    const [armada, opponent] = [designOpponent(order, names, newId), designOpponent({ ...order, seed: 4 }, names, newId)]
    compare(armada, opponent, { 'sa.engineerSp': 'anySuppression' }, seeds(explored(120), 9))
  })

  it.each(STYLES)('for the style %s against all others, at many tiers and under rulings of chance', style => {
    const newId = counted()
    const names = { armadas: ['Tithe'], fleets: ['Ember', 'Vigil'], officers: ['Iru'] }
    const chance = seeded(STYLES.indexOf(style) + 1)
    for (let i = 0; i < explored(30); i += 1) {
      const tier = chance.face(20)
      const order = { tier, budget: budgetOf(tier), officers: chance.face(6) - 1, rulings: {} }
      const armada = designOpponent({ ...order, style, seed: i }, names, newId)
      const opponent = designOpponent({ ...order, style: STYLES[i % STYLES.length] ?? style, seed: 100 + i }, names, newId)
      const rulings = Object.fromEntries(RULINGS.map(ruling => [ruling.key, ruling.values[chance.face(ruling.values.length) - 1] ?? '']))
      compare(armada, opponent, rulings, seeds(3, i))
    }
  })
})
