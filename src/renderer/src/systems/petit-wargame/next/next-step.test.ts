import { describe, expect, it } from 'vitest'
import { duel, fight, next, play } from '@kit/systems/petit-wargame'
import { nextStep } from './next-step'

describe('what Next brings (PW-027)', () => {
  it('warns of ships that may still detect, move or engage', () => {
    expect(nextStep(duel()).undone).toEqual([{ kind: 'detect', names: ['a', 'b'] }])
    expect(nextStep(play(duel(), next)).undone).toEqual([{ kind: 'move', names: ['a', 'b'] }])
    expect(nextStep(fight()).undone).toEqual([{ kind: 'engage', names: ['a', 'b'] }])
  })
  it('tells the phase that begins, and what ends with a turn', () => {
    expect(nextStep(duel())).toMatchObject({ applies: [{ key: 'pw.event.phaseEntered' }], ends: [] })
    const last = { ...fight(), squadrons: fight().squadrons.map(one => ({ ...one, hasActed: true })) }
    expect(nextStep(last).ends.map(({ key }) => key)).toEqual(['pw.event.turnEnded'])
  })
  it('is nothing while nobody acts', () => {
    expect(nextStep({ ...duel(), activation: null })).toEqual({ undone: [], ends: [], applies: [] })
  })
})
