import { describe, expect, it } from 'vitest'
import { jsonProblem } from './json-problem'

describe('plain JSON', () => {
  it('is strings, numbers, booleans, null, lists and objects of these', () => {
    expect(jsonProblem({ name: 'Halberd', hull: [3, 0, -2.5], lost: false, admiral: null, none: {} })).toBeNull()
  })

  it.each([
    ['an undefined property', { fleet: { hull: undefined } }, '.fleet.hull'],
    ['an undefined item of a list', { fleets: [1, undefined] }, '.fleets[1]'],
    ['a gap in a list', { fleets: Object.assign([], { 2: 1 }) }, '.fleets[0]'],
    ['a number that is none', { fleets: [{ hull: Number.NaN }] }, '.fleets[0].hull'],
    ['infinity', [Infinity], '[0]'],
    ['minus zero, which a save turns into zero', { bonus: -0 }, '.bonus'],
    ['a map', { marks: new Map() }, '.marks'],
    ['a date', { at: new Date(0) }, '.at'],
    ['a function', { roll: () => 4 }, '.roll'],
    ['the value itself', undefined, '']
  ])('is not %s, and the path says where', (_name, value, path) => {
    expect(jsonProblem(value)).toBe(path)
  })
})
