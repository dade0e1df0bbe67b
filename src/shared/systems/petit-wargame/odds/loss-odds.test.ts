import { describe, expect, it } from 'vitest'
import type { Rule } from '../../../core/dice/rule'
import { chance, distributionOf } from '../../../core/odds/distribution'
import type { BattleState } from '../model/battle'
import { SECTORS, type FireMode, type Sector } from '../model/element'
import { settleDamage } from '../rules/settle-damage'
import { Story } from '../rules/story'
import { facing, sh, shipIn, told, type Signs } from '@kit/systems/petit-wargame'
import { hurtingMode, lossOdds } from './loss-odds'

/** One kind of element in each sector, so the defender has nothing to choose. */
const TARGETS: readonly Signs[] = [
  { front: 'AAA', top: 'B' },
  { rear: '+' },
  { front: 'A', rear: 'BB', left: 'C', right: 'D', top: 'E', bottom: 'FFFF' }
]
const MODES: readonly FireMode[] = ['concentrated', 'dispersed']

describe('what a shot takes from a ship (PW-057, PW-058)', () => {
  it.each(TARGETS.flatMap((target, i) => MODES.flatMap(mode => (['front', 'rear'] as const).map(at => ({ i, target, mode, at })))))(
    'is that of walking the rule, point by point: target $i, $mode at its $at',
    ({ target, mode, at }) => {
      for (const points of [0, 1, 3]) {
        const walked = distributionOf(
          () => losses(target, mode, at, points),
          lost => lost
        )
        const damage = Array.from({ length: points + 1 }, (_, i) => (i === points ? 1 : 0))
        const odds = lossOdds(shipIn(shot(target, mode, at, points), 'x'), at, mode, { damage, expected: points, any: Math.min(1, points) })
        for (let n = 0; n <= 5; n += 1)
          expect(odds.lost[n] ?? 0).toBeCloseTo(
            chance(walked, lost => lost === n),
            12
          )
        expect(odds.any).toBeCloseTo(
          chance(walked, lost => lost > 0),
          12
        )
      }
    }
  )
  it('is weighed by the chance of each damage, and never more than is there', () => {
    const ship = shipIn(facing('front', 'top', { a: { front: 'C' }, x: { top: 'AA' } }), 'x')
    const shotOdds = { damage: [0.25, 0.25, 0, 0, 0.5], expected: 2.25, any: 0.75 }
    expect(lossOdds(ship, 'top', 'concentrated', shotOdds)).toEqual({
      mode: 'concentrated',
      lost: [0.25, 0.25, 0.5],
      expected: 1.25,
      any: 0.75
    })
    expect(lossOdds(ship, 'rear', 'concentrated', shotOdds)).toEqual({ mode: 'concentrated', lost: [1], expected: 0, any: 0 })
    const { expected, lost } = lossOdds(ship, 'rear', 'dispersed', shotOdds)
    const one = 0.25 * (1 / 6) + 0.5 * 4 * (1 / 6) * (5 / 6) ** 3
    const two = 0.5 * (1 - (5 / 6) ** 4 - 4 * (1 / 6) * (5 / 6) ** 3)
    expect(lost[1]).toBeCloseTo(one, 12)
    expect(lost[2]).toBeCloseTo(two, 12)
    expect(expected).toBeCloseTo(one + 2 * two, 12)
  })
  it('can be had by concentrated fire while the sector holds an element, then by dispersed fire alone', () => {
    const ship = shipIn(facing('front', 'top', { a: { front: 'C' }, x: { top: 'A' } }), 'x')
    expect(SECTORS.map(sector => hurtingMode(ship, sector))).toEqual([
      'dispersed',
      'dispersed',
      'dispersed',
      'dispersed',
      'concentrated',
      'dispersed'
    ])
  })
})

/** `a` has hit `x` in this sector for a number of points. */
function shot(target: Signs, mode: FireMode, at: Sector, points: number): BattleState {
  return told(
    facing('front', at, { a: { front: 'C' }, x: target }),
    { type: 'fireDeclared', role: 'active', shooterId: sh('a'), weapon: 'C', mode },
    {
      type: 'shotRolled',
      role: 'active',
      shooterId: sh('a'),
      targetId: sh('x'),
      weapon: 'C',
      defence: null,
      score: 10,
      faces: [],
      margin: points,
      defenceScore: null,
      defenceFaces: [],
      defenceMargin: null,
      damage: points
    }
  )
}

function* losses(...of: Parameters<typeof shot>): Rule<number> {
  const story = new Story(shot(...of))
  yield* settleDamage(story)
  return story.events.filter(event => event.type === 'elementLost').length
}
