import { describe, expect, it } from 'vitest'
import { submit } from '../../../core/engine/submit'
import { starfinderArmada } from '../index'
import { anArmada, at, attack, battle, having } from '../testkit'
import type { Refusals } from './refusal'
import { firstRefusal } from './refusal'

function* several(): Refusals {
  yield 'wrong-phase'
  yield 'out-of-range'
  return 'no-such-fleet'
}

describe('the first refusal that is not overruled', () => {
  it('is the only one of a check that meets one', () => {
    expect(firstRefusal(null, [])).toBeNull()
    expect(firstRefusal('wrong-phase', [])).toBe('wrong-phase')
    expect(firstRefusal('wrong-phase', ['wrong-phase'])).toBeNull()
  })
  it('is the next one of a check that goes on', () => {
    expect(firstRefusal(several(), [])).toBe('wrong-phase')
    expect(firstRefusal(several(), ['wrong-phase'])).toBe('out-of-range')
    expect(firstRefusal(several(), ['out-of-range'])).toBe('wrong-phase')
  })
  it('is always the one nobody can overrule', () => {
    expect(firstRefusal(several(), ['wrong-phase', 'out-of-range', 'no-such-fleet'])).toBe('no-such-fleet')
  })
})

describe('an attack against several rules at once', () => {
  const state = having(at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'b' }])), 'gunnery'), 'a', { hasAttacked: true })
  const far = { ...attack('a', 'b'), rangeHexes: 99 }

  it('is overruled one rule after the other, each by its name', () => {
    expect(submit(starfinderArmada, state, far, [])).toMatchObject({ refusal: 'out-of-range' })
    expect(submit(starfinderArmada, state, far, [], ['out-of-range'])).toMatchObject({ refusal: 'already-attacked', canForce: true })
    const both = submit(starfinderArmada, state, far, [], ['out-of-range', 'already-attacked'])
    expect(both).toMatchObject({ kind: 'needs', overruled: ['out-of-range', 'already-attacked'] })
  })
})
