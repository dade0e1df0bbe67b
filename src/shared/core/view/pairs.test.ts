import { expect, it } from 'vitest'
import { isTheSame, pairs } from './pairs'

const named = (...names: readonly string[]): readonly { readonly name: string }[] => names.map(name => ({ name }))
const matched = (before: readonly string[], after: readonly string[]): readonly unknown[] =>
  pairs(named(...before), named(...after)).map(([old, now]) => [old?.name, now?.name])

it('matches by name, whatever the order, and puts what has gone last', () => {
  expect(matched(['Crow', 'Wren'], ['Wren', 'Jay'])).toEqual([
    ['Wren', 'Wren'],
    [undefined, 'Jay'],
    ['Crow', undefined]
  ])
})
it('matches things of one name in their order', () => {
  expect(matched(['Crow', 'Crow'], ['Crow'])).toEqual([
    ['Crow', 'Crow'],
    ['Crow', undefined]
  ])
})
it('matches by what a thing is told as before it goes by the names that were given', () => {
  const patrol = (mark: string) => ({ name: `Patrol ${mark}`, called: 'Patrol' })
  const told = (before: readonly object[], after: readonly object[]): readonly unknown[] =>
    pairs(before as { name: string }[], after as { name: string }[]).map(([old, now]) => [old?.name, now?.name])
  expect(told([patrol('A1'), patrol('A2')], [patrol('A2')])).toEqual([
    ['Patrol A2', 'Patrol A2'],
    ['Patrol A1', undefined]
  ])
  // A second one has come to light, so the first is told with its mark from now on.
  expect(told([{ name: 'Patrol' }], [patrol('A1'), patrol('B1')])).toEqual([
    ['Patrol', 'Patrol A1'],
    [undefined, 'Patrol B1']
  ])
})
it('compares what views say', () => {
  expect([isTheSame({ a: [1] }, { a: [1] }), isTheSame({ a: [1] }, { a: [2] })]).toEqual([true, false])
})
