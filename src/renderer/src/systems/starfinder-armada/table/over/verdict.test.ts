import { expect, it } from 'vitest'
import { after, anArmada, at, battle } from '@kit/systems/starfinder-armada'
import { endOf, verdictOf } from './verdict'

const t = (key: string, values: unknown): string => [key.split('.').at(-1), ...Object.values(values ?? {}).map(String)].join(' ')
const ended = (...standingSides: readonly string[]) =>
  after(at(battle(anArmada('us', [{ id: 'hawk' }]), anArmada('them', [{ id: 'crow' }])), 'resolution', 3), {
    type: 'battleEnded',
    standingSides
  })

it('names who stands, and whoever hears it is told how long and how hard it was', () => {
  expect([verdictOf(ended('A'), t), verdictOf(ended(), t), verdictOf(ended('A', 'B'), t)]).toEqual([
    'one us',
    'nobody ',
    'several us, them'
  ])
  expect(endOf(ended('B'), t)).toMatch(/^one them, rounds 3, hardRated them /u)
})
