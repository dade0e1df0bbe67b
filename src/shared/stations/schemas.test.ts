import { describe, expect, it } from 'vitest'
import { phoneMessageSchema } from './schemas'

const takes = (...messages: readonly object[]): readonly boolean[] => messages.map(message => phoneMessageSchema.safeParse(message).success)
const many = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one)

describe('what a phone may say', () => {
  it('is a code of six characters and a name, to be admitted', () => {
    const join = { type: 'join', protocol: 1, name: 'Mara' }
    expect(takes({ ...join, code: 'ABCDE' }, { ...join, code: 'ABCDEF' }, { ...join, code: 'ABCDEFG' })).toEqual([false, true, false])
    expect(takes({ ...join, code: 'ABCDEF', name: '' }, { ...join, code: 'ABCDEF', protocol: 0 })).toEqual([false, false])
  })
  it('is whom the player speaks for: 40 claims at most, or none to look', () => {
    expect(takes(...[0, 40, 41].map(count => ({ type: 'claim', claims: many(count, 'c') })))).toEqual([true, true, false])
  })
  it('is 1 to 100 faces, each from 1 to 100', () => {
    const dice = (faces: readonly number[]): object => ({ type: 'dice', ask: 'a', faces })
    expect(takes(...[0, 1, 100, 101].map(count => dice(many(count, 6))))).toEqual([false, true, true, false])
    expect(takes(...[0, 1, 100, 101, 2.5].map(face => dice([face])))).toEqual([false, true, true, false, false])
  })
  it('is words, of which there are some', () => {
    const say = (text: string): object => ({ type: 'say', proposal: 'p', text })
    expect(takes(say(''), say('x'), say('x'.repeat(400)), say('x'.repeat(401)))).toEqual([false, true, true, false])
  })
  it('is values of five digits at most', () => {
    const propose = (value: unknown): object => ({ type: 'propose', proposal: 'p', offer: 'o', values: { range: value } })
    expect(takes(...[-100_000, -99_999, 99_999, 100_000, 1.5, true].map(propose))).toEqual([false, true, true, false, false, true])
  })
  it('is nothing else, and has no other field', () => {
    expect(takes({ type: 'leave' }, { type: 'leave', seat: 'x' }, { type: 'admit' })).toEqual([true, false, false])
  })
})
