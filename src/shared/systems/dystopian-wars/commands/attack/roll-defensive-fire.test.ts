import { describe, expect, it } from 'vitest'
import type { BattleState, Fire } from '../../model/battle'
import type { DraftUnit } from '../../model/force'
import {
  aSquadron,
  aUnit,
  attack,
  attacksIn,
  battle,
  duel,
  fire,
  given,
  havingUnit,
  mar,
  owing,
  next,
  play,
  playAll,
  rolledFor,
  roll,
  s,
  shot,
  suffering
} from '@kit/systems/dystopian-wars'

const defend = (by: Fire, toHit: number | null = null) =>
  ({ type: 'rollDefensiveFire', fire: by, toHit, modifiers: [], isInRange: true }) as const
const CC = fire(shot('x', 'cc'))
const torpedoes = (hits = 5, a: Partial<DraftUnit> = {}): BattleState => rolledFor(duel({ a }), hits, 'torpedoes')

describe('what may be met by defensive fire (DW-044)', () => {
  it.each(['torpedoes', 'rockets'])('%s', weapon => {
    expect(rolledFor(duel(), 3, weapon).step).toBe('defensiveFire')
  })
  it.each(['gun', 'bombs'])('not the %s', weapon => {
    expect(rolledFor(duel(), 3, weapon).step).toBe('damage')
  })
  it('not where nobody could', () => {
    const none = suffering(suffering(duel(), 'x', 3), 'y', 3)
    expect(rolledFor(none, 3, 'torpedoes').step).toBe('damage')
  })
  it('not without a hit', () => {
    expect(rolledFor(duel(), 0, 'torpedoes').step).toBe('between')
  })
})

describe('a new explosion (DW-062)', () => {
  it('is settled before anything else is rolled', () => {
    given(owing(torpedoes())).when(defend(CC)).isRefused('explosion-first')
    given(owing(torpedoes(), true)).when(defend(CC)).asks({ count: 4 })
  })
})

describe('when defensive fire is declared (DW-046)', () => {
  it('after the attack is rolled and before anything else', () => {
    given(playAll(duel(), attack('a', 'x', 'torpedoes'), next))
      .when(defend(CC))
      .isRefused('no-such-attack')
    given(rolledFor(duel(), 3)).when(defend(CC)).isRefused('wrong-step')
  })
  it('made up for later it leaves the sequence where it is', () => {
    given(play(torpedoes(), next))
      .when(defend(CC))
      .forced()
      .rolling([5, 1, 1, 1])
      .thenState(state => expect([state.step, attacksIn(state)[0]?.hits]).toEqual(['damage', 4]))
  })
  it('may be let go', () => {
    given(torpedoes()).when(next).then({ type: 'stepPassed', step: 'shields' }, { type: 'stepEntered', step: 'damage' })
  })
})

describe('which weapon meets which (DW-047)', () => {
  it('Concussion Charges meet torpedoes, Ack Ack meets rockets', () => {
    given(torpedoes()).when(defend(CC)).asks({ purpose: 'dw.roll.defensive', count: 4, actor: 'x' })
    given(torpedoes())
      .when(defend(fire(shot('x', 'aa'))))
      .isRefused('wrong-weapon')
    given(rolledFor(duel(), 3, 'rockets'))
      .when(defend(fire(shot('x', 'aa'))))
      .asks({ count: 5 })
    given(rolledFor(duel(), 3, 'rockets'))
      .when(defend(CC))
      .isRefused('wrong-weapon')
    given(torpedoes())
      .when(defend(fire(shot('x'))))
      .isRefused('wrong-weapon')
  })
  it('hits on 5 by the appendix, or on what the GM says', () => {
    const state = torpedoes()
    expect(attacksIn(play(state, defend(CC), [5, 4, 4, 4]))[0]?.hits).toBe(4)
    expect(attacksIn(play(state, defend(CC, 4), [5, 4, 4, 1]))[0]?.hits).toBe(2)
    given({ ...state, rulings: { 'dw.toHit': 'perAttack' } })
      .when(defend(CC))
      .isRefused('needs-number')
  })
})

describe('who may take part in defensive fire (DW-048)', () => {
  it('is every unit of the squadron in range of the targeted vessel', () => {
    given(torpedoes())
      .when(defend(fire(shot('y', 'cc'))))
      .asks({ count: 4, actor: 'y' })
    given(torpedoes())
      .when({ ...defend(CC), isInRange: false })
      .isRefused('out-of-range')
  })
  it('is nobody of another squadron', () => {
    const state = battle([aSquadron('ours', [aUnit('a')])], [aSquadron('theirs', [aUnit('x')]), aSquadron('others', [aUnit('z')])])
    const rolled = rolledFor(play(state, { type: 'activateSquadron', squadronId: s('ours') }), 3, 'torpedoes')
    given(rolled)
      .when(defend(fire(shot('z', 'cc'))))
      .isRefused('not-in-squadron')
  })
})

describe('options of defensive fire (DW-049)', () => {
  it('are combined under any lead, the others with half their dice', () => {
    given(torpedoes())
      .when(defend(fire(shot('y', 'cc'), shot('x', 'cc'))))
      .asks({ count: 6, actor: 'y' })
  })
  it('are split among the attacks of an activation, as far as the dice go', () => {
    const split = (splitDice: number): Fire => ({ ...CC, option: 'split', splitDice })
    const both = playAll(duel(), attack('a', 'x', 'torpedoes'), attack('b', 'x', 'torpedoes'), next)
    const first = play(both, roll('a1'), [5, 5, 1, 1, 1, 1, 1, 1])
    given(first)
      .when(defend(split(4)))
      .asks({ count: 4 })
    const spent = play(play(first, defend(split(3)), [6, 5, 1]), roll('a2'), [5, 5, 5, 1, 1, 1, 1, 1])
    expect(spent.step).toBe('defensiveFire')
    given(spent)
      .when(defend(split(2)))
      .isRefused('too-many-dice')
    given(spent)
      .when(defend(split(1)))
      .asks({ count: 1 })
    given(spent).when(defend(CC)).isRefused('too-many-dice')
  })
})

describe('one roll against one attack (DW-051)', () => {
  it('ends the step, and a second is refused', () => {
    const once = play(torpedoes(), defend(CC), [5, 1, 1, 1])
    expect(once.step).toBe('damage')
    given(once)
      .when(defend(fire(shot('y', 'cc'))))
      .isRefused('wrong-step')
  })
})

describe('Fast Torpedoes (DW-052)', () => {
  it('make the successes of Concussion Charges be rolled again', () => {
    given(torpedoes(5, { mars: [mar('fastTorpedoes')] }))
      .when(defend(CC))
      .rolling([5, 5, 6, 1])
      .asks({ purpose: 'dw.roll.again', count: 3 })
      .rolling([5, 1, 1])
      .thenState(state => expect(attacksIn(state)[0]?.hits).toBe(4))
  })
  it('mean nothing to Ack Ack', () => {
    const state = rolledFor(duel({ a: { mars: [mar('fastTorpedoes')] } }), 5, 'rockets')
    expect(attacksIn(play(state, defend(fire(shot('x', 'aa'))), [5, 1, 1, 1, 1]))[0]?.hits).toBe(4)
  })
})

describe('what defensive fire takes away (DW-053)', () => {
  it('is a hit for each success, never more than there are', () => {
    expect(attacksIn(play(torpedoes(5), defend(CC), [5, 5, 1, 1]))[0]?.hits).toBe(3)
    given(torpedoes(2))
      .when(defend(CC))
      .rolling([5, 5, 5, 1])
      .thenAmong(event => event.type === 'defensiveFireRolled' && event.cancelled === 2 && event.hits === 0, {
        type: 'attackResolved',
        attackId: 'a1'
      })
  })
  it('is one success for a six too, which adds no die (dw.defenceSix = oneSuccess)', () => {
    given(torpedoes(5))
      .when(defend(CC))
      .rolling([6, 5, 1, 1])
      .thenAmong(event => event.type === 'defensiveFireRolled' && event.cancelled === 2 && event.hits === 3)
  })
  it('is what a six of an attack is worth (dw.defenceSix = asAttack)', () => {
    given({ ...torpedoes(5), rulings: { 'dw.defenceSix': 'asAttack' } })
      .when(defend(CC))
      .rolling([6, 5, 1, 1], [5])
      .thenAmong(event => event.type === 'defensiveFireRolled' && event.cancelled === 4 && event.hits === 1)
  })
  it('says in the log which pool it has used', () => {
    given(torpedoes(5))
      .when(defend(CC))
      .rolling([5, 5, 1, 1])
      .thenAmong(
        event =>
          event.type === 'defensiveFireRolled' &&
          event.spent.length === 1 &&
          event.spent.every(one => one.combatantId === 'x' && one.weaponId === 'cc' && one.dice === 4)
      )
  })
  it('is less with damaged defenders', () => {
    given(havingUnit(torpedoes(), 'x', { hp: 5 }))
      .when(defend(CC))
      .asks({ count: 3 })
  })
})
