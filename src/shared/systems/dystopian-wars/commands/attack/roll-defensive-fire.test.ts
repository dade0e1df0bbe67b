import { describe, expect, it } from 'vitest'
import type { BattleState, Fire } from '../../model/battle'
import type { DraftUnit } from '../../model/force'
import {
  aSquadron,
  aUnit,
  attack,
  attacksIn,
  battle,
  counter,
  damage,
  duel,
  fire,
  given,
  havingUnit,
  havingWing,
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

describe('linked torpedoes and rockets (DW-044, DW-047)', () => {
  const linked = (...weapons: readonly (readonly [string, string])[]): BattleState => {
    const parts = weapons.map(([id, weapon]) => shot(id, weapon))
    const declared = playAll(duel(), attack({ parts, option: 'link', splitDice: null }, 'x'), next)
    return play(
      declared,
      roll('a1', 4),
      Array.from({ length: 4 + 4 * weapons.length }, () => 5)
    )
  }
  it('are met whatever leads them', () => {
    const state = linked(['a', 'gun'], ['a', 'torpedoes'])
    expect(state.step).toBe('defensiveFire')
    given(state).when(defend(CC)).asks({ count: 4 })
    given(state)
      .when(defend(fire(shot('x', 'aa'))))
      .isRefused('wrong-weapon')
    expect(linked(['a', 'gun'], ['b', 'rockets']).step).toBe('defensiveFire')
  })
  it('are met by either weapon where both are linked, but by one roll of one kind (DW-051)', () => {
    const state = linked(['a', 'torpedoes'], ['b', 'rockets'])
    given(state).when(defend(CC)).asks({ count: 4 })
    given(state)
      .when(defend(fire(shot('x', 'aa'))))
      .asks({ count: 5 })
    given(state)
      .when(defend(fire(shot('x', 'aa'), shot('x', 'cc'))))
      .isRefused('wrong-weapon')
  })
  it('are not met where the torpedoes were lost before the roll', () => {
    const parts = [shot('a', 'gun'), shot('b', 'torpedoes')]
    const declared = playAll(duel(), attack({ parts, option: 'link', splitDice: null }, 'x'), next)
    const lost = havingUnit(declared, 'b', { status: 'removed', hp: 0 })
    expect(play(lost, roll('a1', 4), [5, 5, 5, 5, 5, 5, 5, 5]).step).toBe('damage')
  })
  it('are fast if the torpedoes among them are (DW-052)', () => {
    const parts = [shot('a', 'gun'), shot('b', 'torpedoes')]
    const fast = havingUnit(duel(), 'b', { mars: [mar('fastTorpedoes')] })
    const declared = playAll(fast, attack({ parts, option: 'link', splitDice: null }, 'x'), next)
    given(
      play(
        declared,
        roll('a1', 4),
        Array.from({ length: 12 }, () => 5)
      )
    )
      .when(defend(CC))
      .rolling([5, 1, 1, 1])
      .asks({ purpose: 'dw.roll.again', count: 1 })
  })
})

describe('a row of the appendix by which nothing hits (DW-047)', () => {
  const never = (row: string, weapon: string): BattleState => ({
    ...havingUnit(rolledFor(duel(), 3, weapon), 'a', { type: 'flying' }),
    rulings: { [`dw.appendix.${row}`]: 'never' }
  })
  it('is asked for the torpedoes or rockets at hand, not for the attacker that fired them', () => {
    given(never('aaVsFlyer', 'rockets'))
      .when(defend(fire(shot('x', 'aa'))))
      .asks({ count: 5 })
    given(never('aaVsRockets', 'rockets'))
      .when(defend(fire(shot('x', 'aa'))))
      .isRefused('cannot-hit')
    given(never('aaVsRockets', 'rockets'))
      .when(defend(fire(shot('x', 'aa')), 4))
      .asks({ count: 5 })
    given(never('ccVsTorpedoes', 'torpedoes')).when(defend(CC)).isRefused('cannot-hit')
  })
})

describe('dice that have answered already (DW-046, DW-049)', () => {
  /** Rockets of a flyer that `x` has counter-attacked with 3 of its 5 dice, and `y` with all. */
  const answered = (rulings: BattleState['rulings']): BattleState => {
    const split: Fire = { parts: [shot('x', 'aa')], option: 'split', splitDice: 3 }
    const declared = playAll(duel({ a: { type: 'flying' }, rulings }), attack('a', 'x', 'rockets'), next)
    const countered = playAll(declared, counter(split, 'a'), counter('y', 'a'), next)
    const shot3 = { type: 'resolveCounter', attackId: 'a2', toHit: null, modifiers: [] } as const
    const after = play(play(countered, shot3, [1, 1, 1]), { ...shot3, attackId: 'a3' }, [1, 1, 1, 1, 1])
    return play(after, roll('a1', 4), [5, 5, 5, 1, 1, 1, 1, 1])
  }
  it('fire again (dw.defenceAfterCounter = yes)', () => {
    given(answered({}))
      .when(defend(fire(shot('x', 'aa'))))
      .asks({ count: 5 })
  })
  it('are spent (dw.defenceAfterCounter = no)', () => {
    const state = answered({ 'dw.defenceAfterCounter': 'no' })
    const split = (splitDice: number): Fire => ({ ...fire(shot('x', 'aa')), option: 'split', splitDice })
    given(state)
      .when(defend(fire(shot('x', 'aa'))))
      .isRefused('too-many-dice')
    given(state)
      .when(defend(split(3)))
      .isRefused('too-many-dice')
    given(state)
      .when(defend(split(2)))
      .asks({ count: 2 })
    given(state)
      .when(defend(fire(shot('y', 'aa'))))
      .isRefused('too-many-dice')
  })
  const twice = (rulings: BattleState['rulings']): BattleState => {
    const both = playAll(duel({ rulings }), attack('a', 'x', 'torpedoes'), attack('b', 'x', 'torpedoes'), next)
    const first = play(play(both, roll('a1', 4), [5, 5, 5, 1, 1, 1, 1, 1]), defend(CC), [1, 1, 1, 1])
    return play(play(first, damage), roll('a2', 4), [5, 5, 5, 1, 1, 1, 1, 1])
  }
  it('are one pool for an activation (dw.defencePool = activation)', () => {
    given(twice({})).when(defend(CC)).isRefused('too-many-dice')
  })
  it('fire at each attack anew (dw.defencePool = attack)', () => {
    given(twice({ 'dw.defencePool': 'attack' }))
      .when(defend(CC))
      .asks({ count: 4 })
  })
})

describe('wings of the squadron (DW-048)', () => {
  /** Only the wing `g` has Ack Ack. */
  const guarded = (rulings: BattleState['rulings'], weapon = 'rockets'): BattleState =>
    rolledFor(havingUnit(havingUnit(duel({ rulings }), 'x', { aa: 0, cc: 0 }), 'y', { aa: 0, cc: 0 }), 3, weapon)
  const byWing = defend(fire(shot('g', 'aa')))
  it('fire at rockets, even where nobody else could (dw.wingDefence = yes)', () => {
    expect([guarded({}).step, guarded({}, 'torpedoes').step]).toEqual(['defensiveFire', 'damage'])
    given(guarded({})).when(byWing).asks({ count: 5, actor: 'g' })
    expect(
      rolledFor(havingWing(havingUnit(havingUnit(duel(), 'x', { aa: 0 }), 'y', { aa: 0 }), 'g', { bar: 'aa' }), 3, 'rockets').step
    ).toBe('damage')
  })
  it('do not (dw.wingDefence = no)', () => {
    expect(guarded({ 'dw.wingDefence': 'no' }).step).toBe('damage')
    given({ ...guarded({}), rulings: { 'dw.wingDefence': 'no' } })
      .when(byWing)
      .isRefused('wings-do-not-defend')
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
