import { describe, expect, it } from 'vitest'
import { changeInWords } from './recorded-changes.mjs'

const battle = (events: readonly string[], hull: number): string =>
  JSON.stringify({
    entries: events.map((type, index) => ({ seq: index + 1, command: { type: `act${String(index + 1)}` }, events: [{ type }] })),
    end: { round: 2, ships: [{ hull }] }
  })

describe('what has changed in a recorded file', () => {
  it('is told of a battle by its acts, its events and its end', () => {
    const path = 'tests/golden/xwing/a.battle.json'
    expect(changeInWords(path, battle(['moved', 'hit', 'hit'], 3), battle(['moved', 'missed', 'hit'], 4))).toBe(
      `${path}: 1 of 3 acts differ, from 2 (act2) on; events -1 hit, +1 missed; another end in ships`
    )
    expect(changeInWords(path, battle(['moved'], 3), battle(['moved'], 4))).toBe(`${path}: the same acts; another end in ships`)
  })
  it('is told of a schema by its places', () => {
    const path = 'docs/schema/a.json'
    expect(changeInWords(path, '{"a":{"max":3,"min":1}}', '{"a":{"max":4,"or":["b"]}}')).toBe(
      `${path}: a.or.0 is new; a.min is gone; a.max is 4, was 3`
    )
    const many = JSON.stringify({ list: [1, 2, 3, 4, 5, 6, 7] })
    expect(changeInWords(path, '{"list":[]}', many)).toMatch(/list\.4 is new; and 2 more$/u)
  })
  it('is told of anything else by its lines, and of a file that came or went', () => {
    expect(changeInWords('a.told.txt', 'one\ntwo', 'one\nthree')).toBe('a.told.txt: 1 of 2 lines are told otherwise')
    expect([changeInWords('a.txt', '', 'one'), changeInWords('a.txt', 'one', '')]).toEqual(['a.txt: new', 'a.txt: gone'])
  })
})
