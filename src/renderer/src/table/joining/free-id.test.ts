import { expect, it } from 'vitest'
import { freeId } from './free-id'

it('is its own, unless something of the battle has it', () => {
  const idOf = freeId({ ships: [{ id: 'hawk-1' }] })
  expect([idOf('hawk'), idOf('kite')]).toEqual(['hawk', 'kite'])
  expect(idOf('hawk-1')).not.toBe('hawk-1')
})
