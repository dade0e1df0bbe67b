import { describe, expect, it } from 'vitest'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import { problem } from '@shared/systems/starfinder-armada/validate/problem'
import { gravest, standingOf } from './problem-standing'

let last = 0
const [strict] = sampleArmadas(() => `id${String((last += 1))}`)
const lenient = { ...strict, allowIllegal: true }
const overBudget = problem({ code: 'over-budget', source: 'SA-003', field: 'fleets' })
const noFleets = problem({ code: 'no-fleets', source: 'SA-001', field: 'fleets' })
const agile = problem({ code: 'agile-undefined', source: 'SA-Q04', field: 'abilities', severity: 'cannot-tell' })

describe('a problem of an armada', () => {
  it('is illegal until the GM allows it', () => {
    expect(standingOf(strict, overBudget)).toBe('illegal')
    expect(standingOf(lenient, overBudget)).toBe('allowed')
  })
  it('stays illegal where no leave can help', () => {
    expect(standingOf(lenient, noFleets)).toBe('illegal')
  })
  it('is in doubt where the rules do not say, allowed or not', () => {
    expect(standingOf(lenient, agile)).toBe('unsure')
  })
})

describe('several problems', () => {
  it('weigh as the gravest of them', () => {
    expect(gravest(strict, [agile, overBudget])).toBe('illegal')
    expect(gravest(lenient, [agile, overBudget])).toBe('allowed')
    expect(gravest(lenient, [overBudget, noFleets])).toBe('illegal')
    expect(gravest(strict, [])).toBeNull()
  })
})
