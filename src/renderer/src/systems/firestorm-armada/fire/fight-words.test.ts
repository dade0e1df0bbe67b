import { describe, expect, it } from 'vitest'
import { submit } from '@shared/core/engine/submit'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import { plainRule } from '@shared/systems/firestorm-armada/derive/hit-rule'
import { acting, aim, duel, fire, s } from '@kit/systems/firestorm-armada'
import { eventWords, poolWords } from './fight-words'

const ofSix = { shipId: s('a'), dice: 6, rule: plainRule({}) }
const at = acting(duel())
const command = fire([aim('a')])
const after = (...tape: readonly (readonly number[])[]) => submit(firestormArmada, at, command, tape)

describe('what typed dice would do (FA-017, FA-Q01)', () => {
  it('counts the hits so far, those of sixes with them', () => {
    const say = (...tape: readonly (readonly number[])[]) => poolWords(at, [ofSix], tape, after(...tape))
    expect(say()).toEqual([])
    expect(say([6, 6, 4, 1, 2, 3])).toEqual([{ message: { key: 'faTable.attack.soFar', values: { count: 5 } }, isHarm: false }])
    expect(say([6, 6, 4, 1, 2, 3], [6, 5])).toEqual([{ message: { key: 'faTable.attack.soFar', values: { count: 8 } }, isHarm: false }])
  })
  it('does not count dice that are no attack dice any more', () => {
    expect(poolWords(at, [{ ...ofSix, dice: 2 }], [[4, 5], [6]], null)[0]?.message.values).toEqual({ count: 2 })
  })
  it('counts the dice of each pool as that hits (FA-026)', () => {
    const pools = [
      { shipId: s('a'), dice: 2, rule: { ...plainRule({}), from: 5 } },
      { shipId: s('b'), dice: 2, rule: plainRule({}) }
    ]
    expect(poolWords(at, pools, [[4, 6], [4], [4, 4]], null)[0]?.message.values).toEqual({ count: 4 })
    expect(poolWords(at, pools, [[4, 6]], null)[0]?.message.values).toEqual({ count: 2 })
  })
  it('tells what they do once all are there, harm marked', () => {
    const told = poolWords(at, [ofSix], [[5, 5, 5, 5, 1, 2]], after([5, 5, 5, 5, 1, 2]))
    expect(told.map(({ message, isHarm }) => [message.key, isHarm])).toEqual([
      ['fa.event.weaponsFired.hit', false],
      ['fa.event.hullLost', true]
    ])
  })
  it('says nothing while dice are missing', () => {
    expect(eventWords(at, after())).toEqual([])
  })
})
