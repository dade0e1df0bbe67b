import { expect, it } from 'vitest'
import { EMPTY_BATTLE } from '../state'
import { describe } from './index'

it('a ruling has words (DW-Q03)', () => {
  const told = (key: string, value: string) => describe(EMPTY_BATTLE, { type: 'rulingSet', key, value }).values
  expect(told('dw.threshold', 'gt')).toEqual({
    ruling: { key: 'rulings.dw.threshold.title' },
    value: { key: 'rulings.dw.threshold.short.gt' }
  })
  expect(told('dw.appendix.aaVsFlyer', '3')).toEqual({ ruling: { key: 'dw.appendix.aaVsFlyer' }, value: '3' })
  expect(told('dw.appendix.aaVsFlyer', 'never')?.['value']).toEqual({ key: 'dw.appendixNever' })
})
