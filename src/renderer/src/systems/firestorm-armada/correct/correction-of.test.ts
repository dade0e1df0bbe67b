import { expect, it } from 'vitest'
import { correctionOf, diceOf, ratingOf, wholeOf } from './correction-of'

it('corrects what differs, and nothing else', () => {
  expect(correctionOf({ hull: 6, note: '', dice: [1, 2] }, { hull: 4, note: '', dice: [1, 2] })).toEqual({ hull: 4 })
})

it('reads whole numbers, and keeps what stands where there is none', () => {
  expect([wholeOf('3', 1), wholeOf('−2', 1), wholeOf('', 1), wholeOf('2.5', 1), wholeOf(7, 1)]).toEqual([3, -2, 1, 1, 7])
})

it('reads a rating, empty for none', () => {
  expect([ratingOf('', 4), ratingOf('5', 4), ratingOf('x', null)]).toEqual([null, 5, 1])
})

it('reads dice by range band', () => {
  expect([diceOf('6/5/3/0'), diceOf('4'), diceOf('6, 5'), diceOf('six'), diceOf('')]).toEqual([[6, 5, 3, 0], [4], [6, 5], null, null])
})
