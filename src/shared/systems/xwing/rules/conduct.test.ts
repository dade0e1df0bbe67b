import { describe, expect, it } from 'vitest'
import { shipsDue } from '../derive/whose-turn'
import type { BattleState } from '../model/battle'
import { squadId } from '../model/squad'
import {
  aShip,
  aSquad,
  attacked,
  aWeapon,
  battle,
  deal,
  defenderWindow,
  duel,
  given,
  having,
  holding,
  pass,
  play,
  playAll,
  s,
  shipOf,
  shoot,
  skipAttack,
  skipTo
} from '@kit/systems/xwing'

/** Our ship has fired at `x` and destroyed it; the attack stands in its aftermath. */
const struck = (rulings: BattleState['rulings'] = {}): BattleState =>
  play(skipTo(defenderWindow(duel({ x: { shields: 0, hull: 2 }, rulings }), 'hhh', 'bb'), 'damage'), deal)

describe('simultaneous fire (XW-031)', () => {
  it('keeps a destroyed ship on the table while ships of that initiative are to engage, itself among them', () => {
    const after = skipAttack(struck())
    expect([shipOf(after, 'x').status, shipsDue(after).map(ship => ship.id)]).toEqual(['destroyed', ['x']])
    const fired = attacked(after, 'hhh', shoot('x', 'a'))
    expect(fired.attacks).toHaveLength(1)
  })
  it('takes it away once the last of them has engaged', () => {
    given(skipAttack(struck()))
      .when(pass('x'))
      .then(
        { type: 'shipEngaged', shipId: s('x'), hasAttacked: false },
        { type: 'shipRemoved', shipId: s('x') },
        { type: 'initiativeReached', initiative: 3 }
      )
  })
  it('takes a ship of lower initiative away before it engages', () => {
    const hit = play(skipTo(defenderWindow(having(duel(), 'y', { shields: 0, hull: 1 }), 'hbb', 'bb', shoot('a', 'y')), 'damage'), deal)
    const after = play(skipAttack(hit), pass('x'))
    expect([shipOf(hit, 'y').status, shipOf(after, 'y').status]).toEqual(['destroyed', 'removed'])
  })
  /** In the aftermath of a shot by `a`, of initiative 4, a bonus attack of `y`, of initiative 2, is about to destroy it. */
  const answered = (rulings: BattleState['rulings']): BattleState => {
    const aftermath = skipTo(defenderWindow(having(duel({ rulings }), 'a', { shields: 0, hull: 1 }), 'bbb', 'bb'), 'defenderBonus')
    return skipTo(defenderWindow(aftermath, 'hbb', 'bb', shoot('y', 'a', { kind: 'bonus' })), 'damage')
  }
  it('counts the initiative of the ship that engages, not of one that makes a bonus attack (xw.bonusStep = engaging)', () => {
    given(answered({}))
      .when(deal)
      .thenAmong({ type: 'shipDestroyed', shipId: s('a'), leavesAfter: 4 })
    const after = play(skipAttack(skipAttack(play(answered({}), deal))), pass('x'))
    expect([shipOf(after, 'a').status, after.initiative]).toEqual(['removed', 3])
  })
  it('counts the initiative of the ship that makes the bonus attack (xw.bonusStep = bonusAttacker)', () => {
    const rulings = { 'xw.bonusStep': 'bonusAttacker' }
    given(answered(rulings))
      .when(deal)
      .thenAmong({ type: 'shipDestroyed', shipId: s('a'), leavesAfter: 2 })
    const after = playAll(skipAttack(skipAttack(play(answered(rulings), deal))), pass('x'), pass('b'))
    expect([shipOf(after, 'a').status, after.initiative]).toEqual(['destroyed', 2])
    expect(shipOf(play(after, pass('y')), 'a').status).toBe('removed')
  })
  it('counts it for a ship that the game master destroys meanwhile, too', () => {
    const correction = { type: 'correctShip', shipId: s('a'), correction: { status: 'destroyed' }, reason: '' } as const
    expect([{}, { 'xw.bonusStep': 'bonusAttacker' }].map(one => shipOf(play(answered(one), correction), 'a').leavesAfter)).toEqual([4, 2])
  })
  it('counts the initiative of a ship the GM lets fire out of turn', () => {
    const early = given(having(duel(), 'x', { shields: 0, hull: 1 }))
      .when(shoot('b', 'x'))
      .forced()
      .thenState(() => true).state
    const dealt = play(
      skipTo(
        play(
          skipTo(play(early, { type: 'rollAttackDice', modifiers: [], limits: { min: null, max: null } }, [1, 1, 1]), 'rollDefense'),
          { type: 'rollDefenseDice', modifiers: [], limits: { min: null, max: null } },
          [6, 6]
        ),
        'damage'
      ),
      deal
    )
    expect(shipOf(dealt, 'x').leavesAfter).toBe(3)
    expect(shipOf(skipAttack(dealt), 'x').status).toBe('removed')
  })
  it('is over for those that are destroyed where they engage no more', () => {
    const after = skipAttack(struck({ 'xw.destroyedMayAttack': 'no' }))
    expect([shipOf(after, 'x').status, after.initiative]).toEqual(['removed', 3])
  })
  it('goes on until nobody waits for a ship that has left: nobody destroyed sees the next round', () => {
    const doomed = { hull: 1, shields: 0 }
    const squads = [
      aSquad('ours', aShip('a', { initiative: 3 })),
      aSquad('theirs', aShip('w', { ...doomed, initiative: 5 }), aShip('v', { ...doomed, initiative: 3 }))
    ] as const
    const begun = playAll(battle(...squads), { type: 'beginEngagement' }, pass('w'))
    const killed = (state: BattleState, attacker: string, target: string): BattleState =>
      skipAttack(play(skipTo(defenderWindow(state, 'hbb', 'bb', shoot(attacker, target)), 'damage'), deal))
    const waiting = play(killed(begun, 'a', 'w'), { type: 'joinShips', squadId: squadId('ours'), ships: [aShip('h')] })
    expect([shipOf(waiting, 'w').status, shipsDue(waiting).map(ship => ship.id)]).toEqual(['destroyed', ['h']])
    const after = killed(waiting, 'h', 'v')
    expect([shipOf(after, 'v').status, shipOf(after, 'w').status, after.phase]).toEqual(['removed', 'removed', 'end'])
  })
  it('takes with a ship its cards to name and the locks on it', () => {
    const state = play(skipTo(defenderWindow(holding(duel({ x: { shields: 0, hull: 1 } }), 'b', {}, 'x'), 'cbb', 'bb'), 'damage'), deal)
    expect(state.obligations).toHaveLength(1)
    const after = play(skipAttack(state), pass('x'))
    expect([after.obligations, shipOf(after, 'b').locks]).toEqual([[], []])
  })
})

describe('the order of engagement (XW-040)', () => {
  it('is by initiative, highest first, and by player among equals', () => {
    const order: string[] = []
    let state = duel({ a: { weapons: [aWeapon('cannon')] } })
    while (state.phase === 'engagement') {
      const due = shipsDue(state)[0]?.id ?? s('')
      order.push(due)
      state = play(state, pass(due))
    }
    expect(order).toEqual(['a', 'x', 'b', 'y'])
  })
})
