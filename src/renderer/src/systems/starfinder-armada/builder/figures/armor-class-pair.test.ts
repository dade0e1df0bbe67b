import { describe, expect, it } from 'vitest'
import { armadaStatistics } from '@shared/systems/starfinder-armada/derive/fleet/fleet-statistics'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import { armorClassPair } from './armor-class-pair'

let last = 0
const [armada] = sampleArmadas(() => `id${String((last += 1))}`)
const read = (shieldAcArc?: string) => {
  const [stats] = armadaStatistics(armada, shieldAcArc === undefined ? {} : { 'sa.shieldAcArc': shieldAcArc })
  if (stats === undefined) throw new Error('no fleet')
  const { base, shielded, arc } = armorClassPair(stats)
  return [base.total, shielded?.total ?? null, arc]
}

describe('the two Armor Classes of a fleet (SA-017, SA-Q01)', () => {
  it('differ by the shields in the front arc', () => {
    expect(read()).toEqual([13, 14, 'front'])
  })
  it('differ by the shields everywhere else where the table reads so', () => {
    expect(read('notFront')).toEqual([13, 14, 'notFront'])
  })
  it('are one where shields count from every side', () => {
    expect(read('always')).toEqual([14, null, 'front'])
  })
})
