import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import type { DraftUnit, DraftWing } from '../../model/force'
import {
  attack,
  attacksIn,
  counter,
  duel,
  given,
  havingUnit,
  havingWing,
  next,
  play,
  playAll,
  unitIn,
  wingIn
} from '@kit/systems/dystopian-wars'

const resolve = { type: 'resolveTinyFlyers', rolls: [] } as const
interface Options {
  readonly rulings?: BattleState['rulings']
  readonly f?: Partial<DraftWing>
  readonly g?: Partial<DraftWing>
  readonly x?: Partial<DraftUnit>
}
/** Our wing `f` attacks unit `x`, which answers with 5 dice; both also meet wing `g` where told. Step 4. */
const overUnit = (options: Options = {}): BattleState => playAll(duel(options), attack('f', 'x', 'aa'), next, counter('x', 'f'), next)
/** Our wing `f` attacks wing `g`, which answers. Step 5. */
const overWing = (options: Options = {}): BattleState => playAll(duel(options), attack('f', 'g', 'aa'), next, counter('g', 'f'), next)
const NOTHING = [1, 1, 1, 1, 1]

describe('numbers against a unit (DW-018)', () => {
  it('are those of the appendix for each side, or the GM’s', () => {
    given(overUnit())
      .when(resolve)
      .rolling([4, 1, 1, 1, 1], [4, 5, 1, 1, 1])
      .thenAmong(
        event => event.type === 'attackRolled' && event.toHit === 4 && event.hits === 1,
        event => event.type === 'attackRolled' && event.toHit === 5 && event.hits === 1
      )
    given(overUnit())
      .when({ ...resolve, rolls: [{ attackId: 'a2', toHit: 4, modifiers: [] }] })
      .rolling([1, 1, 1, 1, 1], [4, 5, 1, 1, 1])
      .thenAmong(event => event.type === 'attackRolled' && event.attackId === 'a2' && event.hits === 2)
  })
  it('are numbers, for attacks that are there, in their step', () => {
    given(overUnit())
      .when({ ...resolve, rolls: [{ attackId: 'a2', toHit: 1, modifiers: [] }] })
      .isRefused('bad-number')
    given(overUnit())
      .when({ ...resolve, rolls: [{ attackId: 'a9', toHit: 4, modifiers: [] }] })
      .isRefused('no-such-attack')
    given(playAll(duel(), attack('f', 'x', 'aa')))
      .when(resolve)
      .isRefused('wrong-step')
    given(playAll(duel(), attack('f', 'g', 'aa')))
      .when(resolve)
      .isRefused('wrong-step')
    given(playAll(duel(), attack('a', 'x'), next))
      .when(resolve)
      .isRefused('no-such-attack')
  })
})

describe('rolling at the same time (DW-019)', () => {
  it('asks the attacker first, then the defender, and applies nothing before both are down', () => {
    given(overUnit()).when(resolve).asks({ actor: 'f', count: 5 }).rolling(NOTHING).asks({ actor: 'x', count: 5 })
    const weak = havingUnit(overUnit({ rulings: { 'dw.lastDie': 'stays' } }), 'x', { hp: 1 })
    // Five hits remove the unit, and its last die is rolled all the same.
    const after = play(weak, resolve, [4, 4, 4, 4, 4], [6])
    expect([unitIn(after, 'x').status, wingIn(after, 'f').tokens]).toEqual(['removed', 4])
  })
})

describe('damage of Tiny Flyers to a unit (DW-020)', () => {
  it('is done against DR and CR without shields', () => {
    const after = play(overUnit({ x: { shields: 3 } }), resolve, [4, 4, 4, 4, 4], NOTHING)
    expect(unitIn(after, 'x').hp).toBe(5)
    const critical = play(overUnit(), resolve, [6, 6, 6, 4, 4], [1, 1, 1], NOTHING, [6, 2])
    expect([unitIn(critical, 'x').hp, unitIn(critical, 'x').criticals.length]).toEqual([4, 1])
  })
})

describe('criticals of Tiny Flyers (DW-020)', () => {
  it('are none where only hull points are counted (dw.counterCrit = no)', () => {
    const state = overUnit({ rulings: { 'dw.counterCrit': 'no' } })
    expect(unitIn(play(state, resolve, [6, 6, 6, 4, 4], [1, 1, 1], NOTHING), 'x').hp).toBe(5)
  })
})

describe('destruction of Tiny Flyers (DW-021)', () => {
  it('each six destroys a token and adds no die (dw.tfSixes = destroyNoExplode)', () => {
    expect(wingIn(play(overUnit(), resolve, NOTHING, [6, 6, 1, 1, 1]), 'f').tokens).toBe(3)
  })
  it('each six destroys a token and adds a die (dw.tfSixes = destroyExplode)', () => {
    const state = overUnit({ rulings: { 'dw.tfSixes': 'destroyExplode' } })
    expect(wingIn(play(state, resolve, NOTHING, [6, 6, 1, 1, 1], [6, 1], [2]), 'f').tokens).toBe(2)
  })
  it('removes the wing with its last token', () => {
    given(havingWing(overUnit(), 'f', { tokens: 2 }))
      .when(resolve)
      .rolling([1, 1], [6, 6, 6, 1, 1])
      .thenAmong({ type: 'tokensLost', wingId: wingIn(overUnit(), 'f').id, tokens: 2, left: 0 }, event => event.type === 'wingRemoved')
  })
})

describe('the abort after step 4 (DW-022)', () => {
  it('costs fuel', () => {
    const after = play(overUnit(), resolve, NOTHING, [5, 5, 5, 5, 5])
    expect([wingIn(after, 'f').hasAborted, wingIn(after, 'f').fuel]).toEqual([true, 1])
  })
})

describe('a wing that aborted over a unit (DW-023)', () => {
  it('makes no Ack Ack attack on wings', () => {
    const both = playAll(
      duel({ f: { aaPerToken: 2 } }),
      attack({ parts: overUnit().activation?.attacks[0]?.parts ?? [], option: 'split', splitDice: 5 }, 'x')
    )
    const two = playAll(
      both,
      attack({ parts: attacksIn(both)[0]?.parts ?? [], option: 'split', splitDice: 5 }, 'g'),
      next,
      counter('x', 'f'),
      next
    )
    given(two)
      .when(resolve)
      .rolling(NOTHING, [5, 5, 5, 5, 5])
      .thenAmong(event => event.type === 'wingAborted', { type: 'attackDropped', attackId: 'a2', because: 'aborted' })
  })
})

describe('wings against wings (DW-024)', () => {
  it('fighters hit on 3, the attacker rolls first', () => {
    const state = overWing({ g: { type: 'recon' } })
    expect(state.step).toBe('tinyFlyersOnTinyFlyers')
    given(state)
      .when(resolve)
      .asks({ actor: 'f' })
      .rolling([3, 3, 1, 1, 1])
      .asks({ actor: 'g' })
      .rolling([5, 4, 4, 4, 4])
      .thenAmong(
        event => event.type === 'attackRolled' && event.toHit === 3 && event.hits === 2,
        event => event.type === 'attackRolled' && event.toHit === 5 && event.hits === 1
      )
  })
})

describe('destruction of all wings (DW-025)', () => {
  it('counts on both, though the first would have destroyed the second', () => {
    const after = play(overWing(), resolve, [6, 6, 6, 6, 6], [6, 6, 1, 1, 1])
    expect([wingIn(after, 'g').status, wingIn(after, 'f').tokens]).toEqual(['removed', 3])
  })
})

describe('aborts after step 5 (DW-026)', () => {
  it('come on both sides', () => {
    const after = play(overWing(), resolve, [5, 5, 5, 5, 5], [5, 5, 5, 5, 5])
    expect([wingIn(after, 'f').fuel, wingIn(after, 'g').fuel]).toEqual([1, 1])
  })
})

describe('when a wing aborts (DW-027)', () => {
  const withThree = (rulings: BattleState['rulings']) => {
    const state = havingWing(overUnit({ rulings }), 'f', { tokens: 3 })
    const rolls = [
      [5, 5, 5, 1, 1],
      [5, 5, 1, 1, 1],
      [6, 5, 5, 1, 1],
      [6, 5, 1, 1, 1],
      [6, 1, 1, 1, 1]
    ]
    return rolls.map(faces => wingIn(play(state, resolve, [1, 1, 1], faces), 'f').hasAborted)
  }
  it('at as many hits as tokens are left, those that destroyed one too, and not below (dw.abortCounts = everyHit)', () => {
    expect(withThree({})).toEqual([true, false, true, true, false])
  })
  it('at as many hits that destroyed nothing as tokens are left (dw.abortCounts = hitsWithoutSixes)', () => {
    expect(withThree({ 'dw.abortCounts': 'hitsWithoutSixes' })).toEqual([true, false, true, false, false])
  })
  it('once a turn', () => {
    const again = play(havingWing(overUnit(), 'f', { hasAborted: true }), resolve, NOTHING, [5, 5, 5, 5, 5])
    expect(wingIn(again, 'f').fuel).toBe(2)
  })
})

describe('drones (DW-031)', () => {
  it('never abort', () => {
    expect(wingIn(play(overUnit({ f: { type: 'drone' } }), resolve, NOTHING, [5, 5, 5, 5, 5]), 'f').hasAborted).toBe(false)
  })
})

describe('an attacking wing that aborts (DW-032)', () => {
  it('loses a fuel and its ordnance of this turn, and is free again in the next', () => {
    const state = playAll(duel(), attack('f', 'x', 'aa'), attack('f', 'x', 'ordnance'), next, counter('x', 'f'), next)
    given(state)
      .when(resolve)
      .rolling(NOTHING, [5, 5, 5, 5, 5])
      .thenAmong({ type: 'attackDropped', attackId: 'a2', because: 'aborted' }, event => event.type === 'activationEnded')
      .thenState(after => expect([wingIn(after, 'f').bar, wingIn(after, 'f').fuel]).toEqual(['all', 1]))
      .when({ type: 'endTurn' })
      .forced()
      .thenState(after => expect([wingIn(after, 'f').bar, wingIn(after, 'f').hasAborted]).toEqual(['none', false]))
  })
  it('without fuel left the GM decides (dw.fuelZero = gmDecides)', () => {
    const after = play(overUnit({ f: { fuel: 1 } }), resolve, NOTHING, [5, 5, 5, 5, 5])
    expect(after.obligations).toMatchObject([{ kind: 'fuel', wingId: 'f' }])
  })
  it('without fuel left it is removed (dw.fuelZero = removed)', () => {
    const after = play(overUnit({ f: { fuel: 1 }, rulings: { 'dw.fuelZero': 'removed' } }), resolve, NOTHING, [5, 5, 5, 5, 5])
    expect([wingIn(after, 'f').status, after.obligations]).toEqual(['removed', []])
  })
})

describe('a defending wing that aborts (DW-033)', () => {
  const abort = (reading: string): BattleState =>
    play(overWing({ rulings: { 'dw.defenderAbort': reading } }), resolve, [5, 5, 5, 5, 5], NOTHING)
  const fuelAndBar = (state: BattleState) => [wingIn(state, 'g').fuel, wingIn(state, 'g').bar]
  it('loses a fuel and makes no more Ack Ack (dw.defenderAbort = loseFuelNoMoreAa)', () => {
    expect(fuelAndBar(abort('loseFuelNoMoreAa'))).toEqual([1, 'aa'])
  })
  it('loses a fuel alone (dw.defenderAbort = loseFuelOnly)', () => {
    expect(fuelAndBar(abort('loseFuelOnly'))).toEqual([1, 'none'])
  })
  it('suffers nothing (dw.defenderAbort = noEffect)', () => {
    expect(fuelAndBar(abort('noEffect'))).toEqual([2, 'none'])
  })
})

describe('the example of an abort (DW-034)', () => {
  const abort = (reading: string) =>
    given(overUnit({ x: { aa: 6 }, rulings: { 'dw.abortCounts': reading } }))
      .when(resolve)
      .rolling(NOTHING, [6, 6, 5, 5, 5, 2])
  it('five tokens take 6, 6, 5, 5, 5, 2: two are destroyed, and five hits make the three others abort (dw.abortCounts = everyHit)', () => {
    const after = abort('everyHit').thenAmong(event => event.type === 'wingAborted' && event.hits === 5).state
    expect([wingIn(after, 'f').tokens, wingIn(after, 'f').hasAborted]).toEqual([3, true])
  })
  it('as commonly played three hits make the three others abort (dw.abortCounts = hitsWithoutSixes)', () => {
    const after = abort('hitsWithoutSixes').thenAmong(event => event.type === 'wingAborted' && event.hits === 3).state
    expect([wingIn(after, 'f').tokens, wingIn(after, 'f').hasAborted]).toEqual([3, true])
  })
})
