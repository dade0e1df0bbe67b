import { describe, expect, it } from 'vitest'
import { attack, counter, duel, next, playAll } from '@kit/systems/dystopian-wars'
import { conductorSteps } from './conductor-steps'

const told = (state: ReturnType<typeof duel>): string =>
  conductorSteps(state)
    .map(one => ({ done: '.', now: String(one.number) + one.sideIds.join(''), next: '_' })[one.state])
    .join(' ')

describe('the conductor (DW-001 to DW-064)', () => {
  it('says which step it is and who speaks, from the first on', () => {
    expect(told(duel())).toBe('1A _ _ _ _ _ _ _ _')
    expect(told(playAll(duel(), attack('a', 'x'), next))).toBe('. . . . . 6A _ _ _')
  })
  it('lets both sides speak where wings and units fire at each other', () => {
    const state = playAll(duel(), attack('f', 'x', 'ordnance'), next, counter('x', 'f'), next)
    expect(told(state)).toBe('. . . 4AB _ _ _ _ _')
  })
})
