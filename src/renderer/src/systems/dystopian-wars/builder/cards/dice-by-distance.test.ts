import { describe, expect, it } from 'vitest'
import { sampleForces } from '@shared/systems/dystopian-wars/samples/two-forces'
import { diceByDistance } from './dice-by-distance'

let last = 0
const [force] = sampleForces(() => `id${String((last += 1))}`)

describe('attack dice by distance', () => {
  it('are those of every weapon that reaches so far, by kind', () => {
    // A broadside 8/6/3, three turrets 7/9/6, two torpedoes 5/4, one bomb bay 9 to 4 inches, one rocket battery 6/5.
    expect(diceByDistance(force)).toEqual([
      { inches: 4, total: 8 + 21 + 10 + 6 + 9, kinds: kinds(29, 10, 6, 9) },
      { inches: 8, total: 8 + 21 + 10 + 6, kinds: kinds(29, 10, 6) },
      { inches: 16, total: 6 + 27 + 10 + 6, kinds: kinds(33, 10, 6) },
      { inches: 24, total: 3 + 18 + 8 + 5, kinds: kinds(21, 8, 5) },
      { inches: 32, total: 5, kinds: [{ kind: 'rocket', dice: 5 }] }
    ])
  })
  it('are none without weapons', () => {
    expect(diceByDistance({ ...force, squadrons: [] })).toEqual([])
  })
})

function kinds(gunnery: number, torpedo: number, rocket: number, bomb = 0) {
  return [
    { kind: 'gunnery', dice: gunnery },
    { kind: 'torpedo', dice: torpedo },
    { kind: 'rocket', dice: rocket },
    { kind: 'bomb', dice: bomb }
  ].filter(one => one.dice > 0)
}
