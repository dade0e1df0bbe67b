import { describe, expect, it } from 'vitest'
import { STUNTS } from './model/battle'
import { stuntOutcome } from './state'

describe('how a stunt comes out (SA-090, SA-Q28)', () => {
  it('is badly only for a back off that misses by 5 or more', () => {
    const outcome = (margin: number) => STUNTS.map(stunt => stuntOutcome({ stunt, targetId: null, margin, isSuccess: margin >= 0 }))
    expect(outcome(0)).toEqual(STUNTS.map(() => 'success'))
    expect(outcome(-4)).toEqual(STUNTS.map(() => 'failure'))
    expect(outcome(-5)).toEqual(STUNTS.map(stunt => (stunt === 'backOff' ? 'badFailure' : 'failure')))
  })
  it('is a success without a check', () => {
    expect(stuntOutcome({ stunt: 'turnInPlace', targetId: null, margin: null, isSuccess: true })).toBe('success')
  })
})
