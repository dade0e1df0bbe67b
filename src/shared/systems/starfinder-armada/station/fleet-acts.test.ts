import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer, at, attack, battle, f, o } from '@kit/systems/starfinder-armada'
import { starfinderStation } from './station'

const state = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'gunnery')
const shot = starfinderStation.acts(state, [f('a')]).find(act => act.key === 'a/attack')

const crewed = at(
  battle(
    anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Ana', 'commander', 'a')]),
    anArmada('them', [{ id: 'x' }], [anOfficer('Hask', 'admiral', 'x')])
  ),
  'gunnery'
)

describe('what a player may speak for, and propose', () => {
  it('is the fleets of the own side and whoever is aboard them', () => {
    expect(['A', 'B'].map(side => starfinderStation.claims(crewed, side).map(({ id }) => id))).toEqual([
      ['Ana', 'a', 'b'],
      ['Hask', 'x']
    ])
  })
  it('is of those alone that the player speaks for: a fleet without its officers, and an officer without the fleet', () => {
    const whose = (id: string): readonly unknown[] => [
      ...new Set(starfinderStation.acts(crewed, [id]).map(({ group }) => group.values?.['name']))
    ]
    expect([whose(f('a')), whose(o('Ana')), whose(o('Hask'))]).toEqual([['a'], ['Ana'], ['Hask']])
  })
})

describe('the attack that the player of a fleet may propose', () => {
  it('is plain gunnery at what lies ahead, as its choices say', () => {
    expect(shot?.commandOf({ targetId: 'x', rangeHexes: 4, isFromFrontArc: true })).toEqual(
      attack('a', 'x', { rangeHexes: 4, isFromFrontArc: true })
    )
    expect(shot?.commandOf({ targetId: 'x', rangeHexes: 4, isFromFrontArc: false })).toMatchObject({
      isFromFrontArc: false,
      isTargetAhead: true
    })
  })
  it('has a chance', () => {
    expect(shot?.chanceOf({ targetId: 'x', rangeHexes: 1, isFromFrontArc: false })).toBeGreaterThan(0)
  })
})
