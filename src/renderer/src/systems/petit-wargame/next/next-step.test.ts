import { describe, expect, it } from 'vitest'
import { at, duel, fight, next, play, sh } from '@kit/systems/petit-wargame'
import { isStepDone, nextStep } from './next-step'

describe('what Next brings (PW-027)', () => {
  it('warns of ships that may still detect, move or engage', () => {
    expect(nextStep(duel()).remaining).toEqual([{ kind: 'detect', names: ['a', 'b'] }])
    expect(nextStep(play(duel(), next)).remaining).toEqual([{ kind: 'move', names: ['a', 'b'] }])
    expect(nextStep(fight()).remaining).toEqual([{ kind: 'engage', names: ['a', 'b'] }])
  })
  it('tells the phase that begins, and what ends with a turn', () => {
    expect(nextStep(duel())).toMatchObject({ applies: [{ key: 'pw.event.phaseEntered' }], ends: [] })
    const last = { ...fight(), squadrons: fight().squadrons.map(one => ({ ...one, hasActed: true })) }
    expect(nextStep(last).ends.map(({ key }) => key)).toEqual(['pw.event.turnEnded'])
  })
  it('is nothing while nobody acts', () => {
    expect(nextStep({ ...duel(), activation: null })).toEqual({ remaining: [], ends: [], applies: [] })
  })
})

describe('a step that is done', () => {
  it('is one in which nobody could act any more', () => {
    expect([isStepDone(duel()), isStepDone(fight())]).toEqual([false, false])
    const fought = fight()
    const { activation } = fought
    expect(activation).not.toBeNull()
    const all = { ...fought, activation: activation === null ? null : { ...activation, engagedIds: [sh('a'), sh('b')] } }
    expect(isStepDone(all)).toBe(true)
  })
  it('is a movement in which each ship has moved, whatever points it has left', () => {
    const moving = play(duel(), next)
    const one = play(moving, { type: 'moveShip', shipId: sh('a'), path: [at(6, 5, 5)] })
    expect(isStepDone(one)).toBe(false)
    const ships = one.ships.map(ship => (ship.id === 'b' ? { ...ship, pdSpent: 1 } : ship))
    expect(isStepDone({ ...one, ships })).toBe(true)
  })
})
