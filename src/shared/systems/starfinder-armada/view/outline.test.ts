import { expect, it } from 'vitest'
import { fleetOutline } from './outline'

it('is the same however the abilities were chosen, and for sisters', () => {
  const design = { fleetClass: 'capital', size: 'large', tier: 6 } as const
  expect(fleetOutline({ ...design, abilities: ['flagship', 'array'] })).toEqual(
    fleetOutline({ ...design, abilities: ['array', 'flagship'] })
  )
  expect(Object.keys(fleetOutline({ ...design, abilities: [] }))).not.toContain('name')
})
