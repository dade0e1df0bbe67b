import { expect, it } from 'vitest'
import { namesIn } from './names-in'

const FRENCH = { Turrets: 'Tourelles', Sable: 'Sable' } as const

it('says names as they are written in English, and by the table in French', () => {
  expect((['Turrets', 'Sable'] as const).map(namesIn('en', FRENCH))).toEqual(['Turrets', 'Sable'])
  expect((['Turrets', 'Sable'] as const).map(namesIn('fr', FRENCH))).toEqual(['Tourelles', 'Sable'])
})
