import { describe, expect, it } from 'vitest'
import type { FireMode, Sector } from '../model/element'
import { engagementIn, facing, fight, sh, shipIn } from '@kit/systems/petit-wargame'
import { answerLoss, engagementOptions, positionOptions, shotOptions } from './engagement-options'

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

describe('losses to be expected of an enemy that may leave its defence out (PW-054, PW-Q18)', () => {
  // D hits e with 8 and O with 9, but e must roll 3 to answer: a defender who may decline does.
  const armed = (mayDecline: string) => ({
    a: { left: 'D' },
    x: { rear: 'eWWWW', front: 'eWWWW' },
    rulings: { 'pw.defenderMayDecline': mayDecline }
  })
  const shot = { targetId: sh('x'), at: 'rear', weapon: 'D', mode: 'concentrated' } as const
  const lossAt = (mayDecline: string) => {
    const state = fight(armed(mayDecline))
    const options = positionOptions(state, { shipId: sh('a'), targetId: sh('x') })
    return options.find(one => one.command.firingSector === 'left' && one.command.targetSector === 'rear')?.weapons[0]?.loss
  }
  const answersOf = (mayDecline: string, stage: 'weapon' | 'fire') => {
    const state = facing('left', 'rear', armed(mayDecline))
    return shotOptions(state, { ...engagementIn(state), stage }, 'concentrated').map(one => [
      one.weapon,
      one.against.map(({ defence, loss }) => [defence, loss.expected])
    ])
  }
  const state = fight(armed('yes'))
  const [defended, open] = (['e', null] as const).map(defence => answerLoss(state, shot, defence))

  it('are those of row O where that lets less through', () => {
    expect(open?.expected).toBeLessThan(defended?.expected ?? 0)
  })
  it('pw.defenderMayDecline = no: every position counts with the defence, and so does every weapon', () => {
    expect(lossAt('no')).toEqual(defended)
    for (const stage of ['weapon', 'fire'] as const) expect(answersOf('no', stage)).toEqual([['D', [['e', defended?.expected]]]])
  })
  it('pw.defenderMayDecline = yes: every position counts with what suits the enemy best, and every weapon shows both', () => {
    expect(lossAt('yes')).toEqual(open)
    for (const stage of ['weapon', 'fire'] as const) {
      expect(answersOf('yes', stage)).toEqual([
        [
          'D',
          [
            ['e', defended?.expected],
            [null, open?.expected]
          ]
        ]
      ])
    }
  })
})
