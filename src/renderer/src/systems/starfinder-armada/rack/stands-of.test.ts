import { expect, it } from 'vitest'
import { anArmada, anOfficer, at, battle, having } from '@kit/systems/starfinder-armada'
import { standsOf } from './stands-of'

const start = at(
  battle(
    anArmada(
      'us',
      [{ id: 'hawk', fleetClass: 'capital', abilities: ['flagship', 'superweapon', 'emp'] }],
      [anOfficer('Ada', 'admiral', 'hawk')]
    ),
    anArmada('them', [{ id: 'crow' }])
  ),
  'gunnery'
)
const keys = (state: typeof start, name = 'hawk'): readonly string[] => standsOf(state, name).map(({ key }) => key)

it('the card of a fleet is read out: its numbers, what it has done, its abilities and its officers', () => {
  const told = keys(having(start, 'hawk', { movement: 'moved', superweaponReadyRound: 3 }))
  expect(told.slice(0, 3)).toEqual(['sa.stands.acFront', 'sa.stands.threshold', 'sa.stands.speed'])
  expect(told.slice(9)).toEqual([
    'battle.strip.moved',
    'battle.strip.notFired',
    'sa.ability.flagship',
    'sa.stands.spent',
    'sa.ability.emp',
    'view.and',
    'battle.strip.officerFree'
  ])
})

it('of a fleet out of the battle there is only its fate, of nobody nothing', () => {
  expect([keys(having(start, 'crow', { status: 'disabled' }), 'crow'), keys(start, 'nobody')]).toEqual([['view.and'], []])
})
