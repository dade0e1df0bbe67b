import { describe, expect, it } from 'vitest'
import { attack } from '@kit/systems/starfinder-armada'
import { isAsSent } from './attack-draft'

describe('an attack that waits for its dice', () => {
  const drafted = attack('a', 'x', { rangeHexes: 4 })
  it('is that of the panel where the choices are the same, also with half of its damage granted', () => {
    expect([isAsSent(drafted, { ...drafted }), isAsSent(drafted, { ...drafted, dealsHalf: true })]).toEqual([true, true])
  })
  it('is another where a choice differs, or one of both is not there', () => {
    const farther = attack('a', 'x', { rangeHexes: 5 })
    expect([isAsSent(drafted, farther), isAsSent(null, drafted), isAsSent(drafted, null)]).toEqual([false, false, false])
  })
})
