import { describe, expect, it } from 'vitest'
import { RULING_GROUPS, RULINGS } from '@shared/systems/starfinder-armada/rulings'
import { rulingRows, rulingSections } from './ruling-register'

const t = (key: string): string => (key === 'rulings.sa.emp.title' ? 'Électro' : key)
const reading = { rulings: RULINGS, groups: RULING_GROUPS }
const keys = (...args: Parameters<typeof rulingSections>): readonly string[] =>
  rulingSections(...args).flatMap(section => section.rows.map(row => row.key))

describe('the register of house rules', () => {
  it('has every ruling once, under one of its headings in order', () => {
    const sections = rulingSections(reading, {}, '', false, t)
    expect(sections.map(section => section.group)).toEqual([...RULING_GROUPS])
    expect(keys(reading, {}, '', false, t).slice().sort()).toEqual(
      RULINGS.map(ruling => ruling.key)
        .slice()
        .sort()
    )
  })
  it('marks what differs from our reading, and what nobody knows as ours', () => {
    const rows = rulingRows(reading, { 'sa.crit6': 'doubleEffects', 'sa.emp': 'sometimes' })
    expect(rows.filter(row => row.isChanged)).toMatchObject([
      { key: 'sa.crit6', chosen: 'doubleEffects', ours: 'rerollDuplicates', text: 'rulings.sa.crit6', question: 'SA-Q08' }
    ])
  })
  it('finds words wherever they stand, accents and capitals aside', () => {
    expect(keys(reading, {}, ' electro ', false, t)).toEqual(['sa.emp'])
    expect(keys(reading, {}, 'sa-q37', false, t)).toEqual(['sa.minesFriendly', 'sa.minesTarget'])
    expect(rulingSections(reading, {}, 'zzz', false, t)).toEqual([])
  })
  it('shows the changed ones alone when asked', () => {
    expect(keys(reading, { 'sa.cost19': 'pattern' }, '', true, t)).toEqual(['sa.cost19'])
    expect(keys(reading, { 'sa.cost19': 'pattern' }, 'emp', true, t)).toEqual([])
  })
})
