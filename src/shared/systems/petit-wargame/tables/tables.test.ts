import { describe, expect, it } from 'vitest'
import { SIDES } from '../../../core/dice/rule'
import { tokensOf } from '../derive/tokens'
import { SECTORS } from '../model/element'
import { PHASES } from '../model/phases'
import { GRID_SIZE } from './grid'
import { COMBAT_TABLE, DETECTION_TABLE, MARGIN_DICE, MARGIN_DIE, SCORE_LIMITS, TABLE_SIZES } from './scores'
import { BUDGET_POINTS, STRUCTURE_POINTS } from './sizes'
import { STEP_COSTS } from './steps'

const sorted = (rows: readonly (readonly number[])[]): readonly number[] => rows.flat().sort((a, b) => a - b)
const maxima = (rows: readonly (readonly number[])[]): readonly number[] =>
  (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column] ?? 0)))

describe('the detection table (PW-033, PW-063)', () => {
  it('has row O at the maximum of each column', () => {
    expect(maxima(DETECTION_TABLE.slice(0, -1))).toEqual(DETECTION_TABLE.at(-1))
    expect([DETECTION_TABLE.length, ...DETECTION_TABLE.map(row => row.length)]).toEqual([5, 4, 4, 4, 4, 4])
  })
  it('is made of its sixteen tokens exactly', () => {
    expect(tokensOf('detection')).toEqual([2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 8])
    expect(sorted(DETECTION_TABLE.slice(0, -1))).toEqual(tokensOf('detection'))
  })
  it('reads by the row of the countermeasure and the column of the detector', () => {
    expect(DETECTION_TABLE.map(row => row.join(' '))).toEqual(['4 6 7 5', '7 2 8 3', '4 5 5 4', '6 3 5 6', '7 6 8 6'])
  })
})

describe('the combat table (PW-048, PW-065)', () => {
  it('has row O at the maximum of each column', () => {
    expect(maxima(COMBAT_TABLE.slice(0, -1))).toEqual(COMBAT_TABLE.at(-1))
    expect([COMBAT_TABLE.length, ...COMBAT_TABLE.map(row => row.length)]).toEqual([7, 6, 6, 6, 6, 6, 6, 6])
  })
  it('differs from its 36 tokens in one cell, as the text has it: five 5s and four 6s for four and five (PW-Q27)', () => {
    const printed = sorted(COMBAT_TABLE.slice(0, -1))
    const tokens = tokensOf('combat')
    const count = (list: readonly number[], value: number): number => list.filter(one => one === value).length
    const values = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    expect([printed.length, tokens.length]).toEqual([36, 36])
    expect(values.map(value => count(tokens, value))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
    expect(values.map(value => count(printed, value) - count(tokens, value))).toEqual([0, 0, 0, 1, -1, 0, 0, 0, 0, 0, 0])
  })
  it('reads by the row of the defence and the column of the weapon', () => {
    expect(COMBAT_TABLE.map(row => row.join(' '))).toEqual([
      '9 7 10 6 11 8',
      '11 7 4 9 6 3',
      '4 8 5 2 7 8',
      '7 12 9 5 3 7',
      '6 5 6 8 4 10',
      '10 5 8 5 9 7',
      '11 12 10 9 11 10'
    ])
  })
})

describe('the dice (PW-002)', () => {
  it('of a margin are two d4 for detection and two d6 for combat, and a score is a sum they can show', () => {
    for (const table of ['detection', 'combat'] as const) {
      const sides = SIDES[MARGIN_DIE[table]]
      expect(SCORE_LIMITS[table]).toEqual({ min: MARGIN_DICE, max: MARGIN_DICE * sides })
      expect(tokensOf(table)).toHaveLength(TABLE_SIZES[table] ** 2)
    }
    expect([MARGIN_DIE.detection, MARGIN_DIE.combat, MARGIN_DICE]).toEqual(['d4', 'd6', 2])
  })
})

describe('the other numbers (PW-001, PW-005, PW-009, PW-027, PW-045)', () => {
  it('are 30 squares and altitudes, 500 points, ships of 20, 30 and 50', () => {
    expect([GRID_SIZE, BUDGET_POINTS, STRUCTURE_POINTS]).toEqual([30, 500, { small: 20, medium: 30, large: 50 }])
  })
  it('are six sectors in the order of the die', () => {
    expect(SECTORS).toEqual(['front', 'rear', 'right', 'left', 'top', 'bottom'])
  })
  it('are four phases of a squadron in their order', () => {
    expect(PHASES.slice(2)).toEqual(['initiative', 'detection', 'movement', 'combat'])
  })
  it('are the costs of a step along one, two and three axes (PW-042)', () => {
    expect(STEP_COSTS).toEqual({ 1: { pd: 1, pm: 0 }, 2: { pd: 1, pm: 1 }, 3: { pd: 1, pm: 2 } })
  })
})
