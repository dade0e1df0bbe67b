import { describe, expect, it } from 'vitest'
import { attacked, attackerWindow, defenderWindow, duel, play, shoot, skipTo } from '@kit/systems/xwing'
import { conductorSteps } from './conductor-steps'

const standing = (state: ReturnType<typeof duel>) => conductorSteps(state).map(step => step.state)
const parts = (state: ReturnType<typeof duel>) =>
  conductorSteps(state).flatMap(step => step.stages.map(part => [part.stage, part.speaker, part.state]))

describe('the six steps on the screen (XW-001)', () => {
  it('stand at the first until an attack is declared, with no parts', () => {
    expect(standing(duel())).toEqual(['now', 'next', 'next', 'next', 'next', 'next'])
    expect(parts(duel())).toEqual([])
  })
  it('unfold the attack dice, defender before attacker (XW-013)', () => {
    expect(standing(play(duel(), shoot('a', 'x')))).toEqual(['done', 'now', 'next', 'next', 'next', 'next'])
    expect(parts(attacked(duel(), 'hhh'))).toEqual([
      ['rollAttack', 'attacker', 'done'],
      ['defenderModifiesAttack', 'defender', 'now'],
      ['attackerModifiesAttack', 'attacker', 'next']
    ])
    expect(parts(attackerWindow(duel(), 'hhh'))[2]).toEqual(['attackerModifiesAttack', 'attacker', 'now'])
  })
  it('unfold the defense dice, attacker before defender (XW-018)', () => {
    expect(parts(defenderWindow(duel(), 'hhh', 'bb')).map(([stage]) => stage)).toEqual([
      'rollDefense',
      'attackerModifiesDefense',
      'defenderModifiesDefense'
    ])
  })
  it('unfold the aftermath in its four groups (XW-027, XW-028, XW-029, XW-030)', () => {
    const aftermath = skipTo(defenderWindow(duel(), 'bbb', 'bb'), 'attackerAbilities')
    expect(standing(aftermath)).toEqual(['done', 'done', 'done', 'done', 'done', 'now'])
    expect(parts(aftermath)).toEqual([
      ['defenderAbilities', 'defender', 'done'],
      ['attackerAbilities', 'attacker', 'now'],
      ['defenderBonus', 'defender', 'next'],
      ['attackerBonus', 'attacker', 'next']
    ])
  })
})
