import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import {
  aForce,
  aSquadron,
  aUnit,
  aWing,
  attack,
  attacksIn,
  battle,
  counter,
  duel,
  fire,
  given,
  havingWing,
  next,
  play,
  playAll,
  s,
  shot
} from '@kit/systems/dystopian-wars'

/** Attacked by unit `a` of this type, at the step of counter-attacks. */
const attackedBy = (type: 'flying' | 'submarine'): BattleState => playAll(duel({ a: { type } }), attack('a', 'x'), next)
const byWing = playAll(duel(), attack('f', 'x', 'aa'), next)

describe('whom counter-attacks answer (DW-007)', () => {
  it.each(['flying', 'submarine'] as const)('a %s unit', type => {
    const state = attackedBy(type)
    expect(state.step).toBe('declareCounters')
    expect(attacksIn(play(state, counter('x', 'a', type === 'flying' ? 'aa' : 'cc')))[1]?.role).toBe('counter')
  })
  it('Tiny Flyers', () => {
    expect(attacksIn(play(byWing, counter('x', 'f')))).toHaveLength(2)
  })
})

describe('surface units (DW-008)', () => {
  it('pass the step by: nobody answers them', () => {
    given(play(duel(), attack('a', 'x')))
      .when(next)
      .thenAmong({ type: 'stepPassed', step: 'declareCounters' }, { type: 'stepEntered', step: 'attack' })
  })
  it('are no target while others are answered', () => {
    given(playAll(duel(), attack('a', 'x'), attack('f', 'x', 'aa'), next))
      .when(counter('x', 'a'))
      .isRefused('surface-not-countered')
  })
})

describe('counter-attacks on friends (DW-007, DW-011)', () => {
  it('are none: neither of the attacker’s mates nor of its patrols', () => {
    given(byWing).when(counter('a', 'f')).isRefused('not-an-enemy')
    given(byWing)
      .when(counter(fire(shot('b', 'aa'), shot('a', 'aa')), 'f'))
      .isRefused('not-an-enemy')
    const ours = [aSquadron('ours', [], [aWing('f')]), aSquadron('guard', [], [aWing('k', { isOnCap: true })])]
    const state = battle(ours, [aSquadron('theirs', [aUnit('x')])])
    const attacked = playAll(state, { type: 'activateSquadron', squadronId: s('ours') }, attack('f', 'x', 'aa'), next)
    given(attacked).when(counter('k', 'f')).isRefused('not-an-enemy')
  })
})

describe('the weapon of a counter-attack (DW-009)', () => {
  it('is Concussion Charges against submarines', () => {
    given(attackedBy('submarine'))
      .when(counter('x', 'a', 'aa'))
      .isRefused('wrong-weapon')
  })
  it('is Ack Ack against flying units and Tiny Flyers', () => {
    given(attackedBy('flying'))
      .when(counter('x', 'a', 'cc'))
      .isRefused('wrong-weapon')
    given(attackedBy('flying'))
      .when(counter('x', 'a', 'gun'))
      .isRefused('wrong-weapon')
    given(byWing)
      .when(counter('x', 'f', 'cc'))
      .isRefused('not-against-wings')
  })
})

describe('who may counter-attack (DW-010)', () => {
  it('is every unit of the targeted squadron, whichever was targeted', () => {
    expect(attacksIn(play(byWing, counter('y', 'f')))).toHaveLength(2)
  })
  it('is nobody of another squadron', () => {
    const state = battle(
      [aSquadron('ours', [], [aWing('f')])],
      [aSquadron('theirs', [aUnit('x')]), aSquadron('others', [aUnit('z')], [aWing('k', { isOnCap: false })])]
    )
    const declared = playAll(state, { type: 'activateSquadron', squadronId: s('ours') }, attack('f', 'x', 'aa'), next)
    given(declared).when(counter('z', 'f')).isRefused('not-targeted')
    given(declared).when(counter('k', 'f')).isRefused('not-on-cap')
  })
  it('is in range of the attacker', () => {
    given(byWing)
      .when({ ...counter('x', 'f'), isInRange: false })
      .isRefused('out-of-range')
  })
  it('answers one that has attacked, with what is there, in its step', () => {
    given(play(duel(), attack('f', 'x', 'aa')))
      .when(counter('x', 'f'))
      .isRefused('wrong-step')
    given(byWing).when(counter('x', 'nobody')).isRefused('no-such-combatant')
    given(byWing).when(counter('x', 'x')).isRefused('same-combatant')
    const [own, theirs] = [counter('x', 'f').fire, counter('f', 'f').fire]
    given(byWing)
      .when({ ...counter('x', 'f'), fire: { ...own, parts: [...own.parts, ...theirs.parts] } })
      .isRefused('same-combatant')
    given(havingWing(byWing, 'f', { status: 'removed' }))
      .when(counter('x', 'f'))
      .isRefused('out-of-play')
    given(battle([aSquadron('ours', [aUnit('a')])], [aSquadron('theirs', [aUnit('x')])]))
      .when(counter('x', 'a'))
      .isRefused('no-activation')
  })
})

describe('fighters on Combat Air Patrol (DW-011)', () => {
  const patrol = (isOnCap: boolean, type: 'fighter' | 'recon' = 'fighter'): BattleState => {
    const state = battle(
      [aSquadron('ours', [], [aWing('f')])],
      [aSquadron('theirs', [aUnit('x')]), aSquadron('others', [], [aWing('k', { isOnCap, type })])]
    )
    return playAll(state, { type: 'activateSquadron', squadronId: s('ours') }, attack('f', 'x', 'aa'), next)
  }
  it('counter-attack for others', () => {
    expect(attacksIn(play(patrol(true), counter('k', 'f')))).toHaveLength(2)
  })
  it('answer one that has attacked', () => {
    const theirs = [aSquadron('theirs', [aUnit('x')]), aSquadron('others', [], [aWing('k', { isOnCap: true })])]
    const state = battle([aSquadron('ours', [aUnit('idle', { type: 'flying' })], [aWing('f')])], theirs)
    const attacked = playAll(state, { type: 'activateSquadron', squadronId: s('ours') }, attack('f', 'x', 'aa'), next)
    given(attacked)
      .when(counter('k', 'idle'))
      .forced()
      .thenAmong(event => event.type === 'attackDeclared')
    given(attacked).when(counter('k', 'idle')).isRefused('not-targeted')
  })
  it('must be fighters, and on patrol', () => {
    given(patrol(false)).when(counter('k', 'f')).isRefused('not-on-cap')
    given(patrol(true, 'recon')).when(counter('k', 'f')).isRefused('not-on-cap')
  })
})

describe('wings that may answer (DW-010, DW-011)', () => {
  it('are none of a third side: only a defender’s patrol answers', () => {
    const state = battle([aSquadron('ours', [], [aWing('f')])], [aSquadron('theirs', [aUnit('x')])])
    const third = play(state, {
      type: 'joinForce',
      sideId: 'C',
      force: aForce('third', aSquadron('guests', [], [aWing('k', { isOnCap: true })]))
    })
    const attacked = playAll(third, { type: 'activateSquadron', squadronId: s('ours') }, attack('f', 'x', 'aa'), next)
    given(attacked).when(counter('k', 'f')).isRefused('not-targeted')
    given(attacked)
      .when(counter('x', 'f'))
      .then(event => event.type === 'attackDeclared')
  })
  it('are not those of the attacked squadron that fly no patrol', () => {
    given(byWing).when(counter('g', 'f')).isRefused('not-on-cap')
    given(havingWing(byWing, 'g', { isOnCap: true }))
      .when(counter('g', 'f'))
      .then(event => event.type === 'attackDeclared')
    given(havingWing(byWing, 'g', { isOnCap: true, type: 'recon' }))
      .when(counter('g', 'f'))
      .isRefused('not-on-cap')
  })
  it('are those that are attacked themselves, whatever they are', () => {
    const attacked = playAll(duel({ g: { type: 'diveBomber' } }), attack('f', 'g', 'aa'), next)
    given(attacked)
      .when(counter('g', 'f'))
      .then(event => event.type === 'attackDeclared')
  })
})

describe('options of counter-attacks (DW-013)', () => {
  it('are combined under any lead', () => {
    const state = play(byWing, counter(fire(shot('y', 'aa'), shot('x', 'aa')), 'f'))
    expect(attacksIn(state)[1]?.parts.map(part => part.combatantId)).toEqual(['y', 'x'])
  })
  it('are split as far as the dice go', () => {
    const split = (splitDice: number) => ({ parts: [shot('x', 'aa')], option: 'split' as const, splitDice })
    const once = play(byWing, counter(split(3), 'f'))
    given(once)
      .when(counter(split(3), 'f'))
      .isRefused('too-many-dice')
    expect(attacksIn(play(once, counter(split(2), 'f')))).toHaveLength(3)
    given(play(byWing, counter('x', 'f')))
      .when(counter('x', 'f'))
      .isRefused('already-fired')
  })
})
