import { expect, it } from 'vitest'
import { seeded } from '../../../kernel/seeded'
import { freshNames } from './crew'

const NAMES = ['Ember', 'Bastion', 'Vigil']
const called = (seed: number, times: number): readonly string[] => {
  const next = freshNames(seeded(seed), NAMES)
  return Array.from({ length: times }, next)
}

it('names come in any order there is, each once before any comes again with a number', () => {
  const orders = new Set(Array.from({ length: 100 }, (_, seed) => called(seed, 3).join(' ')))
  expect(orders.size).toBe(6)
  for (const order of orders) expect(order.split(' ').sort()).toEqual(NAMES.slice().sort())
  const many = called(1, 7)
  expect(many.slice(3)).toEqual([...many.slice(0, 3).map(name => `${name} 2`), `${many[0] ?? ''} 3`])
})
