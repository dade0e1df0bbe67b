import { describe, expect, it } from 'vitest'
import { whoseTurn } from './derive/whose-turn'
import type { BattleState } from './model/battle'
import { obligations } from './obligations'
import { aShip, aSquadron, battle, begun, detect, duel, engage, facing, fight, next, PLAIN, play, told } from '@kit/systems/petit-wargame'

const owed = (state: BattleState) => obligations(state).map(due => [due.kind, due.owner, due.dice])
const one = [aSquadron('o', aShip('a', PLAIN))]
const other = [aSquadron('t', aShip('x', PLAIN))]

describe('what the table owes (PW-026, PW-028, PW-064)', () => {
  it('is tokens, places and dice before a squadron acts', () => {
    const building = begun(one, other, {}, 'built')
    expect(owed(building)).toEqual([['shareTokens', 'A, B', null]])
    expect(owed(play(building, { type: 'shareTokens', drawn: [2, 3, 3, 4, 4, 4, 5, 5] }, [1], [6]))).toEqual([['token', 'B', null]])
    expect(owed(begun(one, other))).toEqual([['deployRoll', 'A, B', { die: 'd6', count: 2 }]])
    expect(owed(play(begun(one, other), { type: 'rollDeployment' }, [1], [6]))).toEqual([['squadron', 'B', null]])
    expect(owed(battle(one, other, { 'pw.initDie': 'd4' }))).toEqual([['initiative', 'A, B', { die: 'd4', count: 2 }]])
    expect(owed(play(battle(one, other), { type: 'rollInitiative' }, [1], [6]))).toEqual([['activation', 'B', null]])
  })
  it('is nothing while a squadron may do as it likes, nor after the end', () => {
    const phases = [duel(), play(duel(), next), fight()]
    expect(phases.map(state => [whoseTurn(state).awaited, ...whoseTurn(state).sideIds, obligations(state).length])).toEqual([
      ['detection', 'A', 0],
      ['movement', 'A', 0],
      ['engagement', 'A', 0]
    ])
    expect(whoseTurn(play(duel(), { type: 'endBattle', winnerId: null })).awaited).toBe('nobody')
    expect(whoseTurn(battle([aSquadron('o', aShip('a'))], [aSquadron('t', aShip('x'))])).awaited).toBe('nobody')
  })
})

describe('what a ship owes (PW-032, PW-046, PW-050, PW-052, PW-059)', () => {
  it('is the answer of the enemy to a detector', () => {
    expect(owed(play(duel({ x: { front: 'wx' } }), detect('W')))).toEqual([['countermeasure', 'x', null]])
  })
  it('is the position of the winner, the weapon, the fire, the defence and the losses', () => {
    expect(owed(play(fight(), engage(), [1], [6]))).toEqual([['position', 'x', null]])
    expect(owed(facing('front', 'rear', { a: { front: 'AB' } }))).toEqual([['weapon', 'a', null]])
    expect(owed(facing('front', 'top', { a: { front: 'A' }, x: { top: 'FF' } }))).toEqual([['fire', 'x', null]])
    const aimed = facing('front', 'top', { a: { front: 'CCC' }, x: { top: '+ab' } })
    expect(owed(aimed)).toEqual([['fire', 'a', null]])
    const shot = play(aimed, { type: 'declareFire', weapon: 'C', mode: 'concentrated' })
    expect(owed(shot)).toEqual([['defence', 'x', null]])
    const hit = play(shot, { type: 'chooseDefence', defence: 'a' }, [2, 4], [1, 1])
    expect(obligations(hit)).toMatchObject([{ kind: 'losses', owner: 'x', title: { values: { ship: 'x', count: 2 } } }])
    expect(whoseTurn(told(hit, { type: 'damageCorrected', points: 1, reason: '' })).sideIds).toEqual(['B'])
  })
})
