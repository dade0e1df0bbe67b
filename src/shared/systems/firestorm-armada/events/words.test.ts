import { describe, expect, it } from 'vitest'
import { rulingWords } from './words'

describe('a house rule (FA-Q02)', () => {
  it('is named by the words of the register', () => {
    expect(rulingWords('fa.shields', 'yes').value).toEqual({ key: 'rulings.fa.shields.short.yes' })
    expect(rulingWords('fa.critRow4', 'engineFailure/1')).toEqual({
      ruling: { key: 'rulings.fa.critTable.title' },
      value: {
        key: 'rulings.fa.critTable.of',
        values: { roll: 4, critical: { key: 'fa.critical.engineFailure' }, crew: { key: 'rulings.fa.critTable.crew.1' } }
      }
    })
  })
})
