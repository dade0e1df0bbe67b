import { describe, expect, it } from 'vitest'
import {
  attacked,
  attackIn,
  aWeapon,
  deal,
  defenderWindow,
  duel,
  given,
  next,
  pass,
  play,
  shoot,
  skipAttack,
  skipTo
} from '@kit/systems/xwing'

/** The dice left when nobody modifies any. */
const left = (attack: string, defense: string, agility = 2, rulings = {}) =>
  attackIn(play(defenderWindow(duel({ x: { agility }, rulings }), attack, defense), next)).left

describe('the steps of an attack (XW-001)', () => {
  it('come in their order', () => {
    const seen: string[] = []
    let state = defenderWindow(duel(), 'hhh', 'bb')
    for (;;) {
      seen.push(attackIn(state).stage)
      state = play(state, attackIn(state).stage === 'damage' ? deal : next)
      if (state.attacks.length === 0) break
    }
    expect(seen).toEqual(['defenderModifiesDefense', 'damage', 'defenderAbilities', 'attackerAbilities', 'defenderBonus', 'attackerBonus'])
    expect(attackIn(attacked(duel(), 'hhh')).stage).toBe('defenderModifiesAttack')
  })
  it('wait for dice and for damage', () => {
    given(play(duel(), shoot('a', 'x')))
      .when(next)
      .isRefused('roll-first')
    given(skipTo(defenderWindow(duel(), 'hhh', 'bb'), 'damage'))
      .when(next)
      .isRefused('damage-first')
    given(duel()).when(next).isRefused('no-attack')
  })
})

describe('neutralising (XW-022)', () => {
  it('cancels hits with evades, and criticals only once no hit is left (xw.neutralizeOrder = hitsFirst)', () => {
    expect(left('hhc', 'eb')).toEqual({ hits: 1, crits: 1 })
    expect(left('hhc', 'eee', 3)).toEqual({ hits: 0, crits: 0 })
    expect(left('hcc', 'ee')).toEqual({ hits: 0, crits: 1 })
    expect(left('ccb', 'ee')).toEqual({ hits: 0, crits: 0 })
  })
  it('cancels criticals with evades, and hits only once no critical is left (xw.neutralizeOrder = critsFirst)', () => {
    const order = { 'xw.neutralizeOrder': 'critsFirst' }
    expect(left('hhc', 'eb', 2, order)).toEqual({ hits: 2, crits: 0 })
    expect(left('hhc', 'ee', 2, order)).toEqual({ hits: 1, crits: 0 })
    expect(left('hhc', 'eee', 3, order)).toEqual({ hits: 0, crits: 0 })
    expect(left('hcc', 'eb', 2, order)).toEqual({ hits: 1, crits: 1 })
  })
  it('does not count focus results and blanks', () => {
    expect(left('hfb', 'fb')).toEqual({ hits: 1, crits: 0 })
  })
})

describe('hit or miss (XW-023)', () => {
  it('is a hit with a hit or a critical left', () => {
    const isHit = (attack: string, defense: string) => attackIn(play(defenderWindow(duel(), attack, defense), next)).isHit
    expect([isHit('hbb', 'bb'), isHit('cbb', 'bb'), isHit('hbb', 'eb'), isHit('ffb', 'bb')]).toEqual([true, true, false, false])
  })
  it('as a miss goes straight to the aftermath', () => {
    given(defenderWindow(duel(), 'hbb', 'eb'))
      .when(next)
      .then(
        { type: 'resultsNeutralized', attackId: 'a1', evades: 1, left: { hits: 0, crits: 0 }, isHit: false },
        { type: 'stagePassed', attackId: 'a1', stage: 'damage' },
        { type: 'stageEntered', attackId: 'a1', stage: 'defenderAbilities' }
      )
  })
})

describe('the worked example (XW-024)', () => {
  it('leaves the critical of two hits, a critical and a focus result against two evades', () => {
    const six = duel({ a: { weapons: [aWeapon('cannon', { attack: 4 })] } })
    const state = play(defenderWindow(six, 'hhcf', 'ee'), next)
    expect(attackIn(state)).toMatchObject({ left: { hits: 0, crits: 1 }, isHit: true, stage: 'damage' })
    given(state)
      .when(deal)
      .thenAmong(event => event.type === 'shieldLost' && event.damage === 'crit')
  })
})

describe('the windows on dice (XW-013, XW-018)', () => {
  it('are the defender’s and then the attacker’s on attack dice', () => {
    given(attacked(duel(), 'hhh')).when(next).then({ type: 'stageEntered', attackId: 'a1', stage: 'attackerModifiesAttack' })
  })
  it('are the attacker’s and then the defender’s on defense dice', () => {
    const state = skipTo(attacked(duel(), 'hhh'), 'rollDefense')
    const rolled = play(state, { type: 'rollDefenseDice', modifiers: [], limits: { min: null, max: null } }, [1, 1])
    expect(attackIn(rolled).stage).toBe('attackerModifiesDefense')
    given(rolled).when(next).then({ type: 'stageEntered', attackId: 'a1', stage: 'defenderModifiesDefense' })
  })
})

describe('the aftermath (XW-027, XW-028, XW-029, XW-030)', () => {
  const aftermath = skipTo(defenderWindow(duel(), 'bbb', 'bb'), 'defenderAbilities')
  it('has four windows in their order, and the attack ends with the last', () => {
    given(aftermath).when(next).then({ type: 'stageEntered', attackId: 'a1', stage: 'attackerAbilities' })
    given(skipTo(aftermath, 'attackerAbilities')).when(next).then({ type: 'stageEntered', attackId: 'a1', stage: 'defenderBonus' })
    given(skipTo(aftermath, 'defenderBonus')).when(next).then({ type: 'stageEntered', attackId: 'a1', stage: 'attackerBonus' })
    given(skipTo(aftermath, 'attackerBonus')).when(next).thenAmong({ type: 'attackEnded', attackId: 'a1' })
  })
  it('of a bonus attack is its own; then the one around it goes on where it stood', () => {
    const bonus = play(skipTo(aftermath, 'defenderBonus'), shoot('x', 'a', { kind: 'bonus' }))
    const rolled = play(bonus, { type: 'rollAttackDice', modifiers: [], limits: { min: null, max: null } }, [7, 7, 7])
    const answered = play(
      skipTo(rolled, 'rollDefense'),
      { type: 'rollDefenseDice', modifiers: [], limits: { min: null, max: null } },
      [6, 6]
    )
    expect(skipTo(answered, 'attackerBonus').attacks.map(attack => attack.stage)).toEqual(['defenderBonus', 'attackerBonus'])
    const back = skipAttack(answered)
    expect(back.attacks.map(attack => [attack.id, attack.stage])).toEqual([['a1', 'defenderBonus']])
    given(back).when(pass('x')).isRefused('attack-open')
  })
})
