import { describe, expect, it } from 'vitest'
import { RULING_GROUPS, RULINGS } from '@shared/systems/starfinder-armada/rulings'
import { presetInForce, rulingRows, rulingSections, rulingsOfPreset } from './ruling-register'

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
  it('finds every question on which the text is silent by that word', () => {
    const own = {
      rulings: [
        { key: 'xx.plain', group: 'attack', question: 'XX-Q01', basis: 'text', values: ['1', '2'] },
        { key: 'xx.open', group: 'attack', question: 'XX-Q02', basis: 'silent', values: ['1', '2'] }
      ],
      groups: ['attack']
    } as const
    expect(
      keys(own, {}, 'silent', false, key => (key === 'rulings.basis.silent' ? 'silent' : key === 'rulings.basis.text' ? 'text' : '.'))
    ).toEqual(['xx.open'])
  })
  it('shows the changed ones alone when asked', () => {
    expect(keys(reading, { 'sa.cost19': 'pattern' }, '', true, t)).toEqual(['sa.cost19'])
    expect(keys(reading, { 'sa.cost19': 'pattern' }, 'emp', true, t)).toEqual([])
  })
})

describe('the presets of house rules', () => {
  const own = {
    rulings: [
      { key: 'xx.six', group: 'attack', question: 'XX-Q01', basis: 'silent', values: ['1', '2'], common: '2' },
      { key: 'xx.stay', group: 'end', question: 'XX-Q02', basis: 'silent', values: ['yes', 'no'] }
    ]
  } as const
  it('change what differs from them, and nothing else', () => {
    expect(rulingsOfPreset(own, {}, 'asWritten')).toEqual({})
    expect(rulingsOfPreset(own, {}, 'asPlayed')).toEqual({ 'xx.six': '2' })
    expect(rulingsOfPreset(own, { 'xx.six': '2', 'xx.stay': 'no' }, 'asWritten')).toEqual({ 'xx.six': '1', 'xx.stay': 'yes' })
    expect(rulingsOfPreset(own, { 'xx.stay': 'no' }, 'asPlayed')).toEqual({ 'xx.six': '2', 'xx.stay': 'yes' })
  })
  it('are in force when every reading is theirs', () => {
    expect([{}, { 'xx.six': '2' }, { 'xx.six': '2', 'xx.stay': 'no' }].map(chosen => presetInForce(own, chosen))).toEqual([
      'asWritten',
      'asPlayed',
      null
    ])
  })
  it('are both in force, as written first, where tables play by the letter', () => {
    expect(presetInForce({ rulings: [own.rulings[1]] }, {})).toBe('asWritten')
  })
})
