import { expect, it } from 'vitest'
import { diceOf } from './dice-text'

it('reads dice by range band', () => {
  expect([diceOf('6/5/3/0'), diceOf('4'), diceOf('6, 5'), diceOf('six'), diceOf('')]).toEqual([[6, 5, 3, 0], [4], [6, 5], null, null])
})
