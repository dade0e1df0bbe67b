import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { firestormArmada } from '../../index'
import { MOUNTS } from '../../model/design'
import { acting, aim, at, aWeapon, duel, fire, given, having, play, s, shipIn, suffering } from '@kit/systems/firestorm-armada'

const table = acting(duel())

describe('attack dice are rolled (FA-017, FA-018)', () => {
  it.each(MOUNTS)('from %s by the same rule', mount => {
    const state = acting(duel({}, { weapons: [aWeapon(mount, 3)] }))
    given(state)
      .when(fire([aim('a', mount)]))
      .asks({ purpose: 'fa.roll.attack', die: 'd6', count: 3, actor: 'a' })
      .rolling([3, 4, 6])
      .asks({ purpose: 'fa.roll.attackExtra', count: 1 })
      .rolling([5])
      .thenAmong(event => event.type === 'weaponsFired' && event.attack.hits === 4)
      .thenState(after => expect(shipIn(after, 'x').hullLost).toBe(1))
  })
  it('and the weapon has fired, at a target that is remembered', () => {
    given(table)
      .when(fire([aim('a')]))
      .rolling([1, 1, 1, 1, 1, 1])
      .then(event => event.type === 'weaponsFired' && event.attack.hits === 0)
      .thenState(state => {
        expect(shipIn(state, 'a').targets).toEqual(['x'])
        expect(shipIn(state, 'a').weapons.map(weapon => weapon.fired)).toEqual(['whole', 'no', 'no', 'no'])
      })
      .when(fire([aim('a')]))
      .isRefused('already-fired')
  })
  it('and every weapon that fired together has, and none of a ship that did not', () => {
    given(table)
      .when(fire([aim('a'), aim('b')]))
      .rolling([1, 1, 1, 1, 1, 1, 1, 1, 1])
      .thenState(state => {
        expect(['a', 'b', 'c'].map(id => shipIn(state, id).targets)).toEqual([['x'], ['x'], []])
        expect(['a', 'b', 'c'].map(id => shipIn(state, id).weapons[0]?.fired)).toEqual(['whole', 'whole', 'no'])
      })
  })
  it('with what the GM adds, and not without any', () => {
    given(table)
      .when(fire([aim('a')], { gmDice: 2 }))
      .asks({ count: 8 })
    given(table)
      .when(fire([aim('a')], { gmDice: -6 }))
      .isRefused('no-dice')
  })
  it('and a refusal of dice may be overruled: the weapon has fired, and nothing is rolled (FA-037)', () => {
    given(table)
      .when(fire([aim('a')], { gmDice: -6 }))
      .forced()
      .then(event => event.type === 'weaponsFired' && event.attack.dice === 0 && event.attack.pools.length === 0)
      .thenState(state => expect(shipIn(state, 'a').weapons[0]?.fired).toBe('whole'))
    const spent = play(table, fire([aim('a')], { splitDice: 6 }), [1, 1, 1, 1, 1, 1])
    given(spent)
      .when(fire([aim('a', 'port', { arc: 'partial' })], { splitDice: 2, targetId: s('y') }))
      .isRefused('too-many-dice')
    given(spent)
      .when(fire([aim('a', 'port', { arc: 'partial' })], { splitDice: 2, targetId: s('y') }))
      .forced()
      .asks({ count: 1 })
  })
  it('and a share that brings none, as all shares are halved as a whole, is fired and rolls nothing (FA-013, FA-037)', () => {
    const share = (targetId: string) => fire([aim('a', 'port', { arc: 'partial' })], { splitDice: 1, targetId: s(targetId) })
    given(play(table, share('x'), [1]))
      .when(share('y'))
      .then(event => event.type === 'weaponsFired' && event.attack.dice === 0)
      .thenState(state =>
        expect(shipIn(state, 'a').weapons[0]?.shares.map(one => [one.targetId, one.rolled])).toEqual([
          ['x', 1],
          ['y', 0]
        ])
      )
  })
})

describe('hits that reach the critical rating (FA-Q01)', () => {
  it('cost two hull points and owe a critical', () => {
    given(table)
      .when(fire([aim('a')]))
      .rolling([6, 6, 6, 4, 1, 1], [1, 1, 1])
      .thenAmong({ type: 'hullLost', shipId: s('x'), points: 2 })
      .thenState(state => expect(state.obligations).toMatchObject([{ kind: 'critical', shipId: 'x' }]))
  })
})

describe('fire at small targets (FA-026, FA-Q08)', () => {
  it('hits on 5 and 6', () => {
    given(having(table, 'x', { shipClass: 'frigate' }))
      .when(fire([aim('a')]))
      .rolling([4, 4, 4, 4, 5, 1])
      .then(event => event.type === 'weaponsFired' && event.attack.hits === 1)
  })
})

describe('too much in the way (FA-015)', () => {
  it('allows no shot, unless the GM does', () => {
    given(table)
      .when(fire([aim('a', 'port', { sight: 'tooThick' })]))
      .isRefused('no-line-of-sight')
    given(table)
      .when(fire([aim('a', 'port', { sight: 'tooThick' })]))
      .forced()
      .asks({ count: 6 })
  })
})

describe('a planet or a meteoroid (FA-016)', () => {
  it('blocks fire', () => {
    given(table)
      .when(fire([aim('a', 'port', { sight: 'blocked' })]))
      .isRefused('no-line-of-sight')
  })
})

describe('who may fire at whom', () => {
  it('a ship of the active squadron at an enemy in arc and range', () => {
    given(table)
      .when(fire([aim('a', 'port', { arc: 'none' })]))
      .isRefused('out-of-arc')
    given(table)
      .when(fire([aim('c')]))
      .isRefused('not-active')
    given(table)
      .when(fire([aim('a')], { targetId: s('b') }))
      .isRefused('not-an-enemy')
    given(at(table, 'endPhase'))
      .when(fire([aim('a')]))
      .isRefused('wrong-phase')
    given(having(table, 'x', { status: 'destroyed' }))
      .when(fire([aim('a')]))
      .isRefused('out-of-battle')
    given(acting(duel({}, { weapons: [aWeapon('port', 4, 0)] })))
      .when(fire([aim('a', 'port', { band: 1 })]))
      .isRefused('out-of-range')
  })
  it('with a weapon that a critical has not taken (FA-Q23)', () => {
    given(suffering(table, 'a', 'secondarySystemsOffline'))
      .when(fire([aim('a', 'torpedo')]))
      .isRefused('weapon-offline')
    const silent = suffering(table, 'a', 'secondarySystemsOffline')
    expect(firestormArmada.check(silent, fire([aim('a', 'torpedo')]), ['weapon-offline'])).toBe('no-dice')
  })
  it('by a command that can be carried out', () => {
    given(table).when(fire([])).isRefused('no-aim')
    given(table)
      .when(fire([aim('nobody')]))
      .isRefused('no-such-ship')
    given(table)
      .when(fire([aim('a', 'fore')]))
      .isRefused('no-such-weapon')
    given(table)
      .when(fire([aim('a')], { targetId: s('nobody') }))
      .isRefused('no-such-target')
    given(table)
      .when(fire([aim('a')], { targetId: s('a') }))
      .isRefused('same-ship')
    given(table)
      .when(fire([aim('a'), aim('a')]))
      .isRefused('duplicate-target')
    for (const fields of [{ splitDice: 0 }, { splitDice: 1.5 }, { gmDice: 0.5 }, { gmDice: 100 }]) {
      given(table)
        .when(fire([aim('a')], fields))
        .isRefused('bad-number')
    }
    given(table)
      .when(fire([aim('a', 'port', { band: 4 })]))
      .isRefused('bad-number')
  })
})

describe('shields (FA-Q12)', () => {
  const shielded = (rulings: BattleState['rulings']): BattleState => acting(duel(rulings, { shields: 2 }))
  it('stop nothing (fa.shields = no)', () => {
    given(shielded({}))
      .when(fire([aim('a')]))
      .rolling([4, 4, 4, 4, 1, 1])
      .thenState(state => expect(shipIn(state, 'x').hullLost).toBe(1))
  })
  it('take hits off by the same rule (fa.shields = yes)', () => {
    given(shielded({ 'fa.shields': 'yes' }))
      .when(fire([aim('a')]))
      .rolling([4, 4, 4, 4, 1, 1])
      .asks({ purpose: 'fa.roll.shields', count: 2, actor: 'x' })
      .rolling([4, 1])
      .then(event => event.type === 'weaponsFired' && event.attack.stopped === 1)
  })
  it('are not asked for where nothing hits', () => {
    given(shielded({ 'fa.shields': 'yes' }))
      .when(fire([aim('a')]))
      .rolling([1, 1, 1, 1, 1, 1])
      .thenState(state => expect(shipIn(state, 'x').hullLost).toBe(0))
  })
})

describe('point defence against torpedoes (FA-Q11)', () => {
  const rolled = [4, 4, 6] as const
  it('stops nothing (fa.pdVsTorpedo = off)', () => {
    given(table)
      .when(fire([aim('a', 'torpedo')]))
      .rolling(rolled, [1])
      .thenState(state => expect(shipIn(state, 'x').hullLost).toBe(1))
  })
  it('takes a hit off for each 4 and more, of torpedoes alone (fa.pdVsTorpedo = on4plus)', () => {
    const state = acting(duel({ 'fa.pdVsTorpedo': 'on4plus' }))
    given(state)
      .when(fire([aim('a', 'torpedo')]))
      .rolling(rolled, [1])
      .asks({ purpose: 'fa.roll.pointDefence', count: 4, actor: 'x' })
      .rolling([4, 1, 1, 1])
      .then(event => event.type === 'weaponsFired' && event.attack.stopped === 1)
    given(state)
      .when(fire([aim('a')]))
      .rolling([4, 4, 4, 4, 1, 1])
      .thenState(after => expect(shipIn(after, 'x').hullLost).toBe(1))
  })
})
