import { describe, expect, it } from 'vitest'
import { present } from './present'

describe('what a check has promised', () => {
  it('is given as it is, also when it is zero or empty', () => {
    expect([present(0, 'a'), present('', 'b'), present(false, 'c')]).toEqual([0, '', false])
  })

  it('throws with the id when it is missing all the same', () => {
    expect(() => present(undefined, 'fleet-7')).toThrow('Missing: fleet-7')
    expect(() => present(null, 'fleet-8')).toThrow('Missing: fleet-8')
  })
})
