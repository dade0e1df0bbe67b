import { describe, expect, it } from 'vitest'
import { CRITICALS } from '../model/effects'
import { CRITICAL_TABLE } from '../tables/damage'
import { CRITICAL_ROLLS, criticalRow, criticalRowKey, criticalRowText, readCriticalRow } from './critical-row'

describe('the table of criticals a GM may edit (FA-Q02)', () => {
  it('is that of the later edition, row by row', () => {
    expect(CRITICAL_ROLLS.map(roll => criticalRow({}, roll))).toEqual(Object.values(CRITICAL_TABLE))
  })
  it('has the row of the GM where there is one, and what lasts goes with the critical', () => {
    const rulings = { [criticalRowKey(7)]: 'ragingFire/d3', [criticalRowKey(3)]: 'hardPounding/0' }
    expect(criticalRow(rulings, 7)).toEqual({ critical: 'ragingFire', crew: 'd3', lasts: true })
    expect(criticalRow(rulings, 3)).toEqual({ critical: 'hardPounding', crew: 0, lasts: false })
    expect(criticalRow(rulings, 8)).toEqual(CRITICAL_TABLE[8])
  })
  it('takes every critical there is', () => {
    expect(CRITICALS.filter(critical => readCriticalRow(`${critical}/0`) === null)).toEqual([])
  })
  it('reads what it writes, and nothing else', () => {
    for (const row of Object.values(CRITICAL_TABLE)) expect(readCriticalRow(criticalRowText(row))).toEqual(row)
    for (const text of ['', 'ragingFire', 'ragingFire/2', 'luck/1', 'ragingFire/1/1', '/1']) expect(readCriticalRow(text)).toBeNull()
  })
})
