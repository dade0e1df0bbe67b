import { describe, expect, it } from 'vitest'
import { quartersLeft } from './reveal'

describe('what is left, for those who may not know the number', () => {
  it.each([
    [0, 20, 0],
    [-3, 20, 0],
    [1, 20, 1],
    [5, 20, 1],
    [6, 20, 2],
    [10, 20, 2],
    [11, 20, 3],
    [19, 20, 3],
    [20, 20, 4],
    [25, 20, 4],
    [0, 0, 0],
    [3, 0, 0],
    [1, 3, 2],
    [1, 1, 4]
  ])('%i of %i is step %i', (value, max, step) => {
    expect(quartersLeft(value, max)).toBe(step)
  })
})
