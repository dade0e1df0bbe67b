import { describe, expect, it } from 'vitest'
import { PRINTED_TABLES } from '@shared/systems/petit-wargame/tables/scores'
import { heatChart } from './heat-charts'

const tables = PRINTED_TABLES

describe('the detection table with its odds (PW-033 to PW-038)', () => {
  const chart = heatChart(tables, {}, 'detected')
  const cell = (row: string | null, column: string) => chart.flat().find(one => one.row === row && one.column === column)

  it('has a cell for each countermeasure and none, and each detector', () => {
    expect(chart.map(row => row.length)).toEqual([4, 4, 4, 4, 4])
  })
  it('reads both scores as the example of the text does: detector Y against countermeasure X', () => {
    expect(cell('x', 'Y')).toMatchObject({ score: 8, enemyScore: 5 })
  })
  it('is certain where a score of 8 meets no countermeasure', () => {
    expect(cell(null, 'Y')).toMatchObject({ score: 8, enemyScore: null, value: 1, heat: 1 })
  })
  it('never jams without a countermeasure', () => {
    const jams = heatChart(tables, {}, 'jammed')
    expect(jams.at(-1)?.map(one => one.value)).toEqual([0, 0, 0, 0])
    expect(Math.max(...jams.flat().map(one => one.heat))).toBe(1)
  })
})

describe('the combat table with its odds (PW-048 to PW-055)', () => {
  const chart = heatChart(tables, {}, 'expected')
  const cell = (row: string | null, column: string) => chart.flat().find(one => one.row === row && one.column === column)

  it('has a cell for each defence and none, and each weapon', () => {
    expect(chart.map(row => row.length)).toEqual([6, 6, 6, 6, 6, 6, 6])
  })
  it('reads both scores as the example of the text does: weapon C against defence a', () => {
    expect(cell('a', 'C')).toMatchObject({ score: 10, enemyScore: 4 })
  })
  it('follows the tables and the house rules in force', () => {
    const strict = heatChart(tables, { 'pw.shooterMustHit': 'yes' }, 'expected').flat()
    expect(chart.flat().some((one, i) => one.value > (strict[i]?.value ?? 0))).toBe(true)
    const sure = heatChart({ ...tables, combat: tables.combat.map(row => row.map(() => 12)) }, {}, 'any')
    expect(new Set(sure.flat().map(one => one.score))).toEqual(new Set([12]))
    expect(sure.at(-1)?.every(one => Math.abs(one.value - 35 / 36) < 1e-9)).toBe(true)
  })
})
