import { describe, expect, it } from 'vitest'
import { isRulingValue } from './ruling-values'

describe('what a ruling may be set to (PW-Q01 to PW-Q29)', () => {
  it('is a number from 1 to 15 for the rows of a zone (PW-Q11)', () => {
    const rows = ['1', '15', '0', '16', 'x', '']
    expect(rows.map(value => isRulingValue('pw.deployRows', value))).toEqual([true, true, false, false, false, false])
  })
})
