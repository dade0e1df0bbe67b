import { describe, expect, it } from 'vitest'
import { formProblem } from './form-problem'

const asked = (...headers: readonly string[]) => {
  const rawHeaders = ['Host', 'h', ...headers]
  return { method: 'GET', url: '/', httpVersion: '1.1', headers: { host: 'h' }, rawHeaders }
}

describe('the form of a request', () => {
  it('is right for what browsers send', () => {
    expect(formProblem(asked('Sec-CH-UA', '"x";v="1"', 'X_under.score~', '1'), 'h')).toBeNull()
  })
  it.each([
    ['Host ', 'evil.example'],
    ['X Y', 'z'],
    ['X\tY', 'z'],
    ['', 'z'],
    ['Hôst', 'z']
  ])('is wrong with a header called %j, on every Node', (name, value) => {
    expect(formProblem(asked(name, value), 'h')).toBe(400)
  })
})
