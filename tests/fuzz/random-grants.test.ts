import { describe, expect, it } from 'vitest'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import { anArmada, anOfficer, at, battle } from '@kit/systems/starfinder-armada'
import { chanceOf } from '../support/chance'
import { randomCommand } from '../support/random-battle'

const helm = at(battle(anArmada('us', [{ id: 'a' }], [anOfficer('Ada', 'admiral', 'a')]), anArmada('them', [{ id: 'x' }])), 'helm')

describe('what chance has the GM grant on the order of movement (SA-079, SA-080)', () => {
  it('is at times allowed, at times refused as it falls on a bare die, and mostly nothing', () => {
    const chance = chanceOf(1)
    const drawn = Array.from({ length: 4000 }, () => randomCommand(chance, helm)).filter(one => one.type === 'rollMovementOrder')
    const granted = drawn.filter(one => one.gmChecks?.some(({ gmCheck }) => gmCheck !== 0))
    expect(new Set(granted.map(one => starfinderArmada.check(helm, one)))).toEqual(new Set([null, 'flat-check']))
    expect(granted.length).toBeLessThan(drawn.length / 2)
  })
})
