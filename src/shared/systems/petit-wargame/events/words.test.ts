import { describe, expect, it } from 'vitest'
import { rulingWords } from './words'

describe('a ruling (PW-Q01 to PW-Q29)', () => {
  it('has words', () => {
    expect(rulingWords('pw.initDie', 'd4')).toEqual({
      ruling: { key: 'rulings.pw.initDie.title' },
      value: { key: 'rulings.pw.initDie.short.d4' }
    })
    expect(rulingWords('pw.deployRows', '7')).toEqual({ ruling: { key: 'pw.deployRows' }, value: '7' })
  })
})
