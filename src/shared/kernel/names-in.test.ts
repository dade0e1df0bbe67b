import { expect, it } from 'vitest'
import { namesIn } from './names-in'

const FRENCH = { Turrets: 'Tourelles', Sable: 'Sable' } as const

it('says names as they are written, and by the table of any other language', () => {
  expect((['Turrets', 'Sable'] as const).map(namesIn('en', { fr: FRENCH }))).toEqual(['Turrets', 'Sable'])
  expect((['Turrets', 'Sable'] as const).map(namesIn('fr', { fr: FRENCH }))).toEqual(['Tourelles', 'Sable'])
})
