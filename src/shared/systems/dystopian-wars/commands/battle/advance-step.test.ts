import { describe, expect, it } from 'vitest'
import { whoseTurn } from '../../derive/whose-turn'
import type { DraftUnit } from '../../model/force'
import {
  aSquadron,
  aUnit,
  attack,
  battle,
  counter,
  damage,
  duel,
  given,
  next,
  play,
  playAll,
  rolledFor,
  roll,
  s,
  shot,
  suffering,
  fire
} from '@kit/systems/dystopian-wars'

describe('the nine steps (DW-001, DW-045)', () => {
  it('are told one by one: those with nothing in them are passed in the log', () => {
    given(play(duel(), attack('a', 'x')))
      .when(next)
      .then(
        { type: 'stepPassed', step: 'declareCounters' },
        { type: 'stepPassed', step: 'resolveCounters' },
        { type: 'stepPassed', step: 'tinyFlyersOnUnits' },
        { type: 'stepPassed', step: 'tinyFlyersOnTinyFlyers' },
        { type: 'stepEntered', step: 'attack' }
      )
  })
  it('end at once without an attack', () => {
    given(duel())
      .when(next)
      .thenAmong({ type: 'stepPassed', step: 'tinyFlyersOnTinyFlyers' }, event => event.type === 'activationEnded')
      .thenState(state => expect([state.step, state.activation]).toEqual(['between', null]))
  })
  it('come in their order, counter-attacks before the attacks of the whole squadron (DW-Q20)', () => {
    const all = playAll(
      duel({ a: { type: 'flying' }, g: { isOnCap: true } }),
      attack('a', 'x'),
      attack('f', 'x', 'aa'),
      attack({ ...fire(shot('b', 'aa')) }, 'g'),
      next
    )
    const steps = [all.step]
    const answered = playAll(all, counter('x', 'a'), counter('g', 'f'), next)
    steps.push(answered.step)
    const third = play(answered, { type: 'resolveCounter', attackId: 'a4', toHit: null, modifiers: [] }, [1, 1, 1, 1, 1])
    steps.push(third.step)
    const fourth = play(third, { type: 'resolveTinyFlyers', rolls: [] }, [1, 1, 1, 1, 1], [1, 1, 1, 1, 1])
    steps.push(fourth.step)
    const fifth = play(fourth, { type: 'resolveTinyFlyers', rolls: [] }, [1, 1, 1, 1, 1])
    steps.push(fifth.step)
    expect(steps).toEqual(['declareCounters', 'resolveCounters', 'tinyFlyersOnUnits', 'tinyFlyersOnTinyFlyers', 'attack'])
  })
  it('are not left with something to do, unless the GM lets it', () => {
    const state = playAll(duel(), attack('a', 'x'), next)
    given(state).when(next).isRefused('attacks-open')
    given(state)
      .when(next)
      .forced()
      .thenAmong({ type: 'attackDropped', attackId: 'a1', because: 'waived' }, event => event.type === 'activationEnded')
  })
  it('wait for the generators of the target itself, not for those that only may help (DW-055)', () => {
    const theirs = (x: Partial<DraftUnit>, y: Partial<DraftUnit>) => {
      const state = battle([aSquadron('ours', [aUnit('a')])], [aSquadron('theirs', [aUnit('x', x), aUnit('y', y)])])
      return rolledFor(play(state, { type: 'activateSquadron', squadronId: s('ours') }), 3)
    }
    given(theirs({ guardians: 1 }, {}))
      .when(next)
      .isRefused('shields-first')
    given(theirs({}, { guardians: 1 }))
      .when(next)
      .then({ type: 'stepEntered', step: 'damage' })
  })
  it('belong to an activation', () => {
    given(battle([aSquadron('ours', [aUnit('a')])], [aSquadron('theirs', [aUnit('x')])]))
      .when(next)
      .isRefused('no-activation')
  })
})

describe('whose turn it is (DW-007, DW-045)', () => {
  const told = (state: Parameters<typeof whoseTurn>[0]) => [whoseTurn(state).number, whoseTurn(state).sideIds]
  it('is the attacker’s in steps 1 and 6, the defender’s in 2, 3, 7 and 8, of both in 4 and 9', () => {
    const flown = playAll(duel({ a: { type: 'flying' } }), attack('a', 'x'), next)
    expect([told(duel()), told(flown), told(playAll(flown, counter('x', 'a'), next)), told(play(flown, next))]).toEqual([
      [1, ['A']],
      [2, ['B']],
      [3, ['B']],
      [6, ['A']]
    ])
    expect(told(playAll(duel(), attack('f', 'x', 'aa'), next, next))).toEqual([4, ['A', 'B']])
    expect(told(playAll(duel(), attack('f', 'x', 'ordnance'), next, counter('x', 'f'), next))).toEqual([4, ['A', 'B']])
    expect(told(rolledFor(duel(), 3, 'torpedoes'))).toEqual([7, ['B']])
    expect(told(rolledFor(duel({ x: { shields: 1 } }), 3))).toEqual([8, ['B']])
    expect(told(rolledFor(duel(), 3))).toEqual([9, ['A', 'B']])
  })
  it('is everybody’s between activations', () => {
    expect(told(play(rolledFor(duel(), 3), damage))).toEqual([0, ['A', 'B']])
  })
  it('passes over a defender who cannot answer', () => {
    const silent = suffering(suffering(duel(), 'x', 3), 'y', 3)
    expect(told(play(playAll(silent, attack('a', 'x', 'torpedoes'), next), roll('a1'), [5, 1, 1, 1, 1, 1, 1, 1]))).toEqual([9, ['A', 'B']])
  })
})
