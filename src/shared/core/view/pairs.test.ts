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
it('compares what views say', () => {
  expect([isTheSame({ a: [1] }, { a: [1] }), isTheSame({ a: [1] }, { a: [2] })]).toEqual([true, false])
})
