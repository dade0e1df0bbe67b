import { describe, expect, it } from 'vitest'
import { attackOdds } from '@shared/systems/xwing/odds/attack-odds'
import { planOf } from '@shared/systems/xwing/odds/plan-of'
import { duel, holding, shoot } from '@kit/systems/xwing'
import { offeredTicks, tickedPlan, ticksOf } from './odds-draft'

const plan = () => planOf(holding(holding(duel(), 'a', { focus: 1 }, 'x'), 'x', { evade: 2 }), shoot('a', 'x'))

const strong = () => planOf(holding(holding(duel(), 'a', { force: 1 }, 'x'), 'x', { force: 1 }), shoot('a', 'x'))

describe('odds as ticked (XW-037)', () => {
  it('begin with what both ships have', () => {
    expect(ticksOf(plan())).toEqual(['attackerFocus', 'attackerLock', 'defenderEvade'])
    expect(tickedPlan(plan(), ticksOf(plan()))).toEqual(plan())
  })
  it('offer the Force only to a ship that has it', () => {
    expect([plan(), strong()].map(one => offeredTicks(one).filter(tick => tick.endsWith('Force')))).toEqual([
      [],
      ['attackerForce', 'defenderForce']
    ])
  })
  it('leave out what is not ticked, and count what a ship has not yet as one', () => {
    expect(tickedPlan(plan(), [])).toMatchObject({
      attacker: { focus: 0, calculate: 0, hasLock: false },
      defender: { focus: 0, calculate: 0, evade: 0 }
    })
    expect(tickedPlan(plan(), ['defenderFocus', 'defenderEvade']).defender).toMatchObject({ focus: 1, evade: 2 })
  })
  it('rise with each tick of the attacker and fall with each of the defender', () => {
    const hit = (...ticks: Parameters<typeof tickedPlan>[1]) => attackOdds(tickedPlan(plan(), ticks)).hit
    for (const tick of offeredTicks(strong())) {
      if (tick.startsWith('attacker')) expect(hit(tick), tick).toBeGreaterThan(hit())
      else expect(hit(tick), tick).toBeLessThan(hit())
    }
  })
})
