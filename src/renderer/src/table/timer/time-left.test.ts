import { expect, it } from 'vitest'
import { timeLeft } from './time-left'

it.each([
  [300_000, '5:00', false],
  [299_001, '5:00', false],
  [65_000, '1:05', false],
  [1, '0:01', false],
  [0, '+0:00', true],
  [-61_500, '+1:01', true]
])('%i ms left are shown as %s', (ms, text, isOver) => {
  expect(timeLeft(ms)).toEqual({ text, isOver })
})
