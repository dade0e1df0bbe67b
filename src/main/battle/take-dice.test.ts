import { describe, expect, it } from 'vitest'
import { seededRandom } from '../platform/random-source'
import { takeDice, type Attempt } from './take-dice'
import { command, counterSystem } from '@kit/main/battle'

const { rules } = counterSystem
const thrown: Attempt = { command: command({ type: 'throw' }), overruling: null, answered: [] }
const more = { purpose: 'counter.roll.more', die: 'd20', count: 1, actor: null }
const two = { purpose: 'counter.roll.two', die: 'd6', count: 2, actor: null }
const take = (attempt: Attempt, faces?: readonly (readonly number[])[], roll?: boolean) =>
  takeDice(rules, rules.initial, attempt, { ...(faces && { faces }), ...(roll !== undefined && { roll }) }, seededRandom(4))

describe('dice typed by hand', () => {
  it('are asked for when none are given', () => {
    expect(take(thrown)).toEqual({ kind: 'needs', request: two, answered: [], problem: null })
  })

  it('answer one request after another in a single go', () => {
    const outcome = take(thrown, [[6, 6], [11], [4]])
    expect(outcome).toMatchObject({ kind: 'decided', events: [{ type: 'added', amount: 27 }], overruled: null })
    expect(outcome).toMatchObject({ answered: [{ faces: [6, 6], die: 'd6', by: 'hand' }, { faces: [11], die: 'd20' }, { faces: [4] }] })
  })

  it('go on from the dice answered before', () => {
    const answered = [{ purpose: two.purpose, die: 'd6', actor: null, faces: [6, 1], by: 'hand' }] as const
    expect(take({ ...thrown, answered }, [[20]])).toMatchObject({ kind: 'decided', events: [{ amount: 27 }] })
  })

  it('come back when a face is not on the die, for the request they were meant for', () => {
    const outcome = take(thrown, [[6, 2], [21]])
    expect(outcome).toMatchObject({ kind: 'needs', request: more, problem: { code: 'not-a-face', face: 21, sides: 20, position: 0 } })
    expect(outcome).toMatchObject({ answered: [{ faces: [6, 2] }] })
  })

  it('come back when there are too few or too many of them', () => {
    expect(take(thrown, [[5]])).toMatchObject({
      kind: 'needs',
      request: two,
      answered: [],
      problem: { code: 'wrong-count', expected: 2, read: 1 }
    })
  })

  it('do not count at all when answers are left over', () => {
    expect(take(thrown, [[6, 2], [9], [3], [3]])).toEqual({
      kind: 'needs',
      request: two,
      answered: [],
      problem: { code: 'too-many-answers', unused: 2 }
    })
  })

  it('are turned away by a command that asks for none', () => {
    expect(take({ ...thrown, command: command({ type: 'add', amount: 2 }) }, [[1]])).toEqual({ kind: 'unasked', unused: 1 })
  })
})

describe('dice rolled by the host', () => {
  it('answer whatever the typed ones leave open, and are marked', () => {
    const outcome = take(thrown, [[6, 6]], true)
    expect(outcome).toMatchObject({ kind: 'decided', answered: [{ by: 'hand' }, { by: 'host', die: 'd20' }, { by: 'host', die: 'd20' }] })
  })

  it('are not rolled over a typed mistake', () => {
    expect(take(thrown, [[7, 1]], true)).toMatchObject({ kind: 'needs', problem: { code: 'not-a-face', face: 7 } })
  })
})

describe('a refused command', () => {
  const odd: Attempt = { ...thrown, command: command({ type: 'add', amount: 3 }) }

  it('says why and whether the GM may overrule it', () => {
    expect(take(odd)).toEqual({ kind: 'refused', refusal: 'odd', canForce: true })
    expect(take({ ...odd, command: command({ type: 'impossible' }), overruling: { refusals: ['never'], reason: '' } })).toEqual({
      kind: 'refused',
      refusal: 'never',
      canForce: false
    })
  })

  it('is carried out when the GM overrules it, and keeps what was overruled and why', () => {
    const overruling = { refusals: ['odd', 'late'], reason: 'we agreed' }
    expect(take({ ...odd, overruling })).toMatchObject({ kind: 'decided', overruled: { refusals: ['odd'], reason: 'we agreed' } })
  })
})
