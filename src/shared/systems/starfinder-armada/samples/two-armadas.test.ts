import { describe, expect, it } from 'vitest'
import { armadaCost, budgetOf } from '../derive/fleet/armada-cost'
import { validateArmada } from '../validate/validate-armada'
import { sampleArmadas } from './two-armadas'

function counter(): () => string {
  let next = 0
  return () => `id${String((next += 1))}`
}

const [compact, tithe] = sampleArmadas(counter())

describe('sample armadas (SA-004)', () => {
  it('are both legal', () => {
    expect([compact, tithe].map(armada => validateArmada(armada, {}))).toMatchObject([
      { verdict: 'legal', problems: [] },
      { verdict: 'legal', problems: [] }
    ])
  })
  it('spend what a tier 6 armada has', () => {
    for (const armada of [compact, tithe]) expect([armada.tier, armadaCost({}, armada).total]).toEqual([6, budgetOf(6)])
  })
  it('keep their names and eight fleets each', () => {
    expect([compact.name, tithe.name, compact.fleets.length, tithe.fleets.length]).toEqual(['Meridian Compact', 'Tithe of Kessar', 8, 8])
  })
  it('place every officer written down', () => {
    expect(compact.officers.map(officer => officer.name)).toEqual(['Vasquelle', 'Brandt', 'Sorel', 'Oduya', 'Aoki'])
    expect(tithe.officers.map(officer => officer.name)).toEqual(['Hask', 'Iru'])
  })
})
