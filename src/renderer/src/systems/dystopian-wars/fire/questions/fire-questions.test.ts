import { describe, expect, it } from 'vitest'
import { attack, attacksIn, aUnit, duel, next, playAll, roll, rolledFor, play } from '@kit/systems/dystopian-wars'
import type { QuestionKind } from '../fire-choices'
import { attackOf, EMPTY_DRAFT, withOption, type FireDraft, type FireRole } from '../fire-draft'
import { answered, openQuestion, questionsOf, reopened, settled } from './fire-questions'

type State = ReturnType<typeof duel>

const given = (state: State, role: FireRole, ...answers: readonly (readonly [QuestionKind, string])[]): FireDraft =>
  answers.reduce((draft, [kind, id]) => answered(state, role, draft, kind, id), settled(state, role, EMPTY_DRAFT))
const openIn = (state: State, role: FireRole, draft: FireDraft): QuestionKind | null =>
  openQuestion(questionsOf(state, role, draft))?.kind ?? null
const choicesIn = (state: State, role: FireRole, draft: FireDraft, kind: QuestionKind): readonly [string, string | null][] =>
  questionsOf(state, role, draft)
    .find(question => question.kind === kind)
    ?.choices.map(choice => [choice.id, choice.refusal]) ?? []

describe('what an attack is asked (DW-001 to DW-006)', () => {
  const state = duel()
  it('goes from firer to target, weapon, range and line of sight', () => {
    const asked: (QuestionKind | null)[] = []
    let draft = EMPTY_DRAFT
    for (const [kind, id] of [
      ['firer', 'a'],
      ['target', 'x'],
      ['weapon', 'gun'],
      ['range', '16'],
      ['sight', 'obstructed']
    ] as const) {
      asked.push(openIn(state, 'attack', draft))
      draft = answered(state, 'attack', draft, kind, id)
    }
    expect(asked).toEqual(['firer', 'target', 'weapon', 'range', 'sight'])
    expect(openIn(state, 'attack', draft)).toBeNull()
    expect(attackOf(draft)?.fire.parts).toEqual([{ combatantId: 'a', weaponId: 'gun', rangeInches: 16, obstructions: 1 }])
  })
  it('suggests as firer whoever has declared nothing yet, and nobody once all have', () => {
    const firers = [
      state,
      playAll(state, attack('a', 'x')),
      playAll(state, attack('a', 'x'), attack('b', 'x'), attack('f', 'x', 'ordnance'))
    ]
    expect(firers.map(now => settled(now, 'attack', EMPTY_DRAFT).parts[0]?.combatantId)).toEqual(['a', 'b', null])
  })
  it('a limited sight besides an obstructed arc is asked for only where each halves the dice (DW-005, dw.obstruction = twice)', () => {
    const answers = [
      ['firer', 'a'],
      ['target', 'x'],
      ['weapon', 'gun'],
      ['range', '8']
    ] as const
    const twice = duel({ rulings: { 'dw.obstruction': 'twice' } })
    const sights = (now: State) => choicesIn(now, 'attack', given(now, 'attack', ...answers), 'sight').map(([id]) => id)
    expect([sights(state), sights(twice)]).toEqual([
      ['clear', 'obstructed'],
      ['clear', 'obstructed', 'both']
    ])
    expect(attackOf(given(twice, 'attack', ...answers, ['sight', 'both']))?.fire.parts[0]?.obstructions).toBe(2)
  })
  it('Ack Ack is asked neither its distance nor its sight (DW-014)', () => {
    expect(openIn(state, 'attack', given(state, 'attack', ['firer', 'a'], ['target', 'x'], ['weapon', 'aa']))).toBeNull()
  })
  it('against a wing only Ack Ack is left, and is chosen by itself (DW-035)', () => {
    const draft = given(state, 'attack', ['firer', 'a'], ['target', 'g'])
    expect(draft.parts[0]?.weaponId).toBe('aa')
  })
  it('a weapon that has fired is shown with the reason, and may be chosen all the same', () => {
    const fired = playAll(state, attack('a', 'x'))
    const draft = given(fired, 'attack', ['firer', 'a'], ['target', 'x'])
    expect(choicesIn(fired, 'attack', draft, 'weapon')).toContainEqual(['gun', 'already-fired'])
    expect(openIn(fired, 'attack', answered(fired, 'attack', draft, 'weapon', 'gun'))).toBe('range')
  })
  it('beyond the last band is an answer the rules refuse', () => {
    const draft = given(state, 'attack', ['firer', 'a'], ['target', 'x'], ['weapon', 'gun'])
    expect(choicesIn(state, 'attack', draft, 'range')).toEqual([
      ['8', null],
      ['16', null],
      ['24', null],
      ['25', 'out-of-range']
    ])
  })
  it('a weapon shows the dice its damaged firer has left (DW-004)', () => {
    const hurt = { ...state, units: state.units.map(unit => (unit.id === 'a' ? { ...unit, hp: unit.hp - 2 } : unit)) }
    const draft = given(hurt, 'attack', ['firer', 'a'], ['target', 'x'], ['weapon', 'gun'])
    const dice = (kind: QuestionKind, id: string): unknown =>
      questionsOf(hurt, 'attack', draft)
        .find(question => question.kind === kind)
        ?.choices.find(choice => choice.id === id)?.detail
    expect(['8', '16', '24'].map(id => dice('range', id))).toEqual([6, 4, 1].map(count => ({ key: 'dwTable.dice', values: { count } })))
    expect(dice('range', '25')).toBeNull()
    const { aa } = aUnit('a')
    expect(dice('weapon', 'aa')).toEqual({ key: 'dwTable.dice', values: { count: aa - 2 } })
  })
  it('another firer forgets the weapon of the one before', () => {
    const draft = answered(state, 'attack', given(state, 'attack', ['firer', 'a'], ['target', 'x'], ['weapon', 'gun']), 'firer', 'b')
    expect(openIn(state, 'attack', draft)).toBe('weapon')
  })
  it('linked fire asks for a second weapon and keeps the target', () => {
    const one = given(state, 'attack', ['firer', 'a'], ['target', 'x'], ['weapon', 'gun'], ['range', '8'], ['sight', 'clear'])
    const linked = withOption(one, 'link', 8)
    expect(openIn(state, 'attack', linked)).toBe('firer')
    expect(linked.targetId).toBe('x')
  })
  it('the last choice may be opened again', () => {
    const draft = given(state, 'attack', ['firer', 'a'], ['target', 'x'], ['weapon', 'gun'], ['range', '8'])
    expect(openIn(state, 'attack', reopened(state, 'attack', draft))).toBe('range')
    expect(openIn(state, 'attack', reopened(state, 'attack', reopened(state, 'attack', draft)))).toBe('weapon')
  })
})

describe('what a counter-attack is asked (DW-009 to DW-011)', () => {
  const flyer = playAll(duel({ a: { type: 'flying' } }), attack('a', 'x'), attack('f', 'x', 'ordnance'), next)
  it('whom, by whom, and whether it reaches', () => {
    const draft = given(flyer, 'counter', ['target', 'a'], ['firer', 'x'])
    expect(draft.parts[0]?.weaponId).toBe('aa')
    expect(openIn(flyer, 'counter', draft)).toBe('reach')
  })
  it('against a submarine it is Concussion Charges', () => {
    const submarine = playAll(duel({ a: { type: 'submarine' } }), attack('a', 'x'), next)
    expect(given(submarine, 'counter', ['firer', 'x']).parts[0]?.weaponId).toBe('cc')
  })
  it('a surface unit among the attackers is shown as never countered (DW-008)', () => {
    const mixed = playAll(duel(), attack('a', 'x'), attack('f', 'x', 'ordnance'), next)
    const draft = { ...EMPTY_DRAFT }
    expect(choicesIn(mixed, 'counter', draft, 'target')).toEqual([
      ['a', 'surface-not-countered'],
      ['f', null]
    ])
    expect(settled(mixed, 'counter', EMPTY_DRAFT).targetId).toBe('f')
  })
})

describe('what defensive fire is asked (DW-046 to DW-051)', () => {
  const declared = playAll(duel({ x: aUnit('x') }), attack('a', 'x', 'torpedoes'), next)
  const rolled = play(declared, roll(attacksIn(declared)[0]?.id ?? '', 4), [5, 5, 5, 5, 5, 5, 5, 5])
  it('who helps, and whether it reaches; the weapon follows from the attack', () => {
    const draft = given(rolled, 'defence', ['firer', 'y'])
    expect(draft.parts[0]).toMatchObject({ combatantId: 'y', weaponId: 'cc' })
    expect(openIn(rolled, 'defence', draft)).toBe('reach')
    expect(choicesIn(rolled, 'defence', draft, 'firer').map(([id]) => id)).toEqual(['x', 'y'])
  })
  it('of wings only where rockets come in', () => {
    const rockets = rolledFor(duel(), 3, 'rockets')
    expect(choicesIn(rockets, 'defence', given(rockets, 'defence', ['firer', 'y']), 'firer').map(([id]) => id)).toEqual(['x', 'y', 'g'])
    const none = { ...rockets, rulings: { 'dw.wingDefence': 'no' } }
    expect(choicesIn(none, 'defence', given(none, 'defence', ['firer', 'y']), 'firer').map(([id]) => id)).toEqual(['x', 'y'])
  })
})
