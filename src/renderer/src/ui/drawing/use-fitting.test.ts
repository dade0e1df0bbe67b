import { describe, expect, it } from 'vitest'
import { fitting } from './use-fitting'

const line = (width: number, counter: number, lines = 1) => ({ width, gap: 5, lines, counter })

describe('chips in a strip', () => {
  it('all stand where there is room for all, without room for a counter', () => {
    expect(fitting([40, 40, 20], line(110, 30))).toBe(3)
  })

  it('leave room for the counter once one does not fit', () => {
    expect(fitting([40, 40, 20], line(109, 15))).toBe(2)
    expect(fitting([40, 40, 20], line(104, 30))).toBe(1)
    expect(fitting([40, 40, 20], line(69, 30))).toBe(0)
  })

  it('go on in the next line where there is one', () => {
    expect(fitting([40, 40, 40], line(90, 20, 2))).toBe(3)
    expect(fitting([40, 40, 40, 40, 40], line(90, 20, 2))).toBe(3)
    expect(fitting([40, 40, 40, 20, 40], line(90, 15, 2))).toBe(4)
  })

  it('give way to the counter where not even one fits whole', () => {
    expect(fitting([200, 40], line(60, 20))).toBe(0)
    expect(fitting([61], line(60, 20))).toBe(0)
  })

  it('are none where there are none', () => {
    expect(fitting([], line(100, 20))).toBe(0)
  })
})
