import { expect, it } from 'vitest'
import { outlineAfar, shipOutline } from './outline'

const none = { elements: [], lost: [] }
it('has a cell for each element and a dot for each that is lost; players see the size alone', () => {
  const sectors = {
    front: { elements: ['A', 'engine'], lost: ['W'] },
    rear: none,
    right: none,
    left: none,
    top: none,
    bottom: none
  } as const
  expect(shipOutline({ size: 'small', sectors }).sectors.front).toBe('A+.')
  expect(outlineAfar({ size: 'small' })).toEqual(outlineAfar({ size: 'small' }))
  expect(outlineAfar({ size: 'small' }).sectors.front).not.toContain('A')
})
