import { describe, expect, it } from 'vitest'
import { isRulingValue } from './ruling-values'

describe('what a GM may set a house rule to', () => {
  it('is for a row of the table a critical and what it costs (FA-Q02)', () => {
    expect(['ragingFire/1', 'hardPounding/d3'].map(value => isRulingValue('fa.critRow12', value))).toEqual([true, true])
    expect(['ragingFire', 'luck/1', ''].map(value => isRulingValue('fa.critRow12', value))).toEqual([false, false, false])
    expect([isRulingValue('fa.critRow1', 'ragingFire/1'), isRulingValue('fa.critRow13', 'ragingFire/1')]).toEqual([false, false])
  })
})
