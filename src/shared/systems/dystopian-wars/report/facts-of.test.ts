import { describe, expect, it } from 'vitest'
import { attack, counter, duel, next, play, playAll, rolledFor, u } from '@kit/systems/dystopian-wars'
import type { DwEvent } from '../events'
import type { BattleState } from '../model/battle'
import { currentAttack, withAttack } from '../state'
import { factsOf } from './facts-of'

const told = (state: BattleState, event: DwEvent) => factsOf(state, event, { id: '1.0', command: { type: 'endBattle' }, dice: [] })
const behind = (hits: number): BattleState => rolledFor(duel({ x: { shields: 1 } }), hits, 'gun')

/** What one generator does to these hits, as it is told. */
function saves(hits: number, cancelled: number): unknown {
  const state = behind(hits)
  const attackId = currentAttack(state)?.id ?? ''
  const event = {
    type: 'shieldsRolled',
    attackId,
    shields: 1,
    guardians: 0,
    toSave: 4,
    faces: [4, 3],
    cancelled,
    hits: hits - cancelled
  } as const
  return told(state, event)[0]
}

describe('what a report tells of defences (DW-054, DW-055)', () => {
  it('is what they take off on average, which is never more than there is', () => {
    // Of two dice at least one is a 4 or better three times out of four.
    expect(saves(1, 1)).toMatchObject({ what: 'defence', reached: 1, tallies: [{ measure: 'saves', got: 1, expected: { mean: 0.75 } }] })
  })
  it('is nothing to expect where there was nothing to take off', () => {
    expect(saves(0, 0)).toMatchObject({ tallies: [] })
  })
  it('is the same as the faces that are thrown say', () => {
    const state = behind(6)
    const after = play(state, { type: 'rollShields', shields: 1, guardians: 0, toSave: 4 }, [4, 3])
    expect(currentAttack(after)?.hits ?? 5).toBe(5)
    expect(saves(6, 1)).toMatchObject({ tallies: [{ got: 1 }] })
  })
})

it('a report counts repairs among the checks: 1 to 3 of a D6 (DW-Q17)', () => {
  const event: DwEvent = { type: 'repairTried', unitId: u('x'), row: 4, face: 2, isRepaired: true }
  expect(told(behind(1), event)).toEqual([{ fact: 'check', unitId: 'x', isPassed: true, chance: 0.5 }])
})

it('a report gives hull that is lost to the attack that is resolved, whatever has been declared on its target since', () => {
  const state = behind(6)
  const lost = { type: 'hullLost', unitId: u('x'), points: 1, hp: 3 } as const
  const attackId = currentAttack(state)?.id
  expect(told(state, lost)).toEqual([{ fact: 'damage', attackId, targetId: 'x', points: 1 }])
  expect(told(state, { ...lost, unitId: u('another') })).toMatchObject([{ attackId: null }])
})

it('a report gives what a counter-attack does to it, whoever else has declared one on the same unit since (DW-016)', () => {
  const answered = playAll(
    duel({ a: { type: 'flying' } }),
    attack('a', 'x'),
    attack('b', 'y'),
    next,
    counter('x', 'a'),
    counter('y', 'a'),
    next
  )
  const [first, second] = answered.activation?.attacks.filter(({ role }) => role === 'counter') ?? []
  expect(second?.targetId).toBe('a')
  const state = withAttack(answered, first?.id ?? '', one => ({ ...one, status: 'rolled' }))
  expect(told(state, { type: 'hullLost', unitId: u('a'), points: 1, hp: 3 })).toMatchObject([{ attackId: first?.id }])
})
