import { expect, it, describe as suite } from 'vitest'
import { EMPTY_BATTLE } from '../state'
import { describe } from './index'

suite('a ruling in words', () => {
  const told = (key: string, value: string) => describe(EMPTY_BATTLE, { type: 'rulingSet', key, value }).values

  it('has its name and the name of its reading', () => {
    expect(told('sa.emp', 'permanentCondition')).toEqual({
      ruling: { key: 'rulings.sa.emp.title' },
      value: { key: 'rulings.sa.emp.short.permanentCondition' }
    })
  })
  it('has the class with its bands', () => {
    expect(told('sa.rangeBands.fighter', '4/8/12')).toEqual({
      ruling: { key: 'rulings.sa.rangeBands.title' },
      value: { key: 'rulings.sa.rangeBands.of', values: { fleetClass: { key: 'sa.class.fighter' }, bands: '4/8/12' } }
    })
  })
  it('has the GM’s own words on agile', () => {
    expect(told('sa.agile.cost', '2')?.['value']).toEqual({ key: 'rulings.sa.agile.priced', values: { cost: '2' } })
    expect(told('sa.agile.text', 'Turns twice')).toEqual({ ruling: { key: 'rulings.sa.agile.title' }, value: 'Turns twice' })
  })
})
