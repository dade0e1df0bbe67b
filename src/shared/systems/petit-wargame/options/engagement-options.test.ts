import { describe, expect, it } from 'vitest'
import type { FireMode, Sector } from '../model/element'
import { fight, sh, shipIn } from '../testkit'
import { answerLoss, engagementOptions, positionOptions } from './engagement-options'

describe('whom a ship may engage (PW-043, PW-044)', () => {
  it('is every enemy left, with the reason against it and the odds of the test', () => {
    const options = engagementOptions(fight(), shipIn(fight(), 'a'))
    expect(options.map(one => [one.command.targetId, one.refusal])).toEqual([
      ['x', null],
      ['y', 'not-detected']
    ])
    expect(options[0]?.odds).toEqual({ first: 15 / 36, second: 15 / 36, tie: 6 / 36 })
  })
})

describe('the positions (PW-046, PW-047, PW-049, PW-057, PW-058)', () => {
  const state = fight({ a: { left: 'CCC', top: 'D' }, x: { front: 'cdFF' } })
  const options = positionOptions(state, { shipId: sh('a'), targetId: sh('x') })
  const of = (from: string, at: string) =>
    options.find(one => one.command.firingSector === from && one.command.targetSector === at)?.weapons
  const shot = (weapon: 'C' | 'D', at: Sector, mode: FireMode) => ({ targetId: sh('x'), at, weapon, mode })
  it('are 36, each with what a shot is worth against the best answer, and its riposte', () => {
    expect([options.length, of('front', 'front')]).toEqual([36, []])
    expect(of('left', 'rear')).toEqual([
      { weapon: 'C', range: 3, isRiposted: false, loss: answerLoss(state, shot('C', 'rear', 'dispersed'), null) }
    ])
    const best = Math.min(...(['c', 'd'] as const).map(one => answerLoss(state, shot('D', 'front', 'concentrated'), one).expected))
    expect(of('top', 'front')).toMatchObject([{ weapon: 'D', isRiposted: true, loss: { mode: 'concentrated', expected: best } }])
  })
})
