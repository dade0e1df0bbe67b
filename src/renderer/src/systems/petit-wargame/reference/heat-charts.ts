import type { ChosenRulings } from '@shared/core/rulings/ruling'
import { counterScore, defenceScore, detectionScore, hitScore } from '@shared/systems/petit-wargame/derive/scores'
import type { ScoreTables, TableName } from '@shared/systems/petit-wargame/model/board'
import { COUNTERMEASURES, DEFENCES, DETECTORS, WEAPONS, type Element } from '@shared/systems/petit-wargame/model/element'
import { combatChart, detectionChart } from '@shared/systems/petit-wargame/odds/charts'

/** The quantities a table can show. */
export const CHART_FIGURES = {
  detection: ['detected', 'jammed'],
  combat: ['expected', 'any']
} as const satisfies Readonly<Record<TableName, readonly string[]>>
export type ChartFigure = (typeof CHART_FIGURES)[TableName][number]

export interface HeatCell {
  readonly row: Element | null
  readonly column: Element
  /** A chance from 0 to 1, or points of damage. */
  readonly value: number
  /** From 0, the lowest of the table, to 1, the highest. */
  readonly heat: number
  /** The highest rolls that succeed, of the active side and of the enemy; null in row O, where the enemy does not roll. */
  readonly score: number
  readonly enemyScore: number | null
}

/** A table of the rules with the exact odds of every cell, row by row; `row` null is row O. */
export function heatChart(tables: ScoreTables, rulings: ChosenRulings, figure: ChartFigure): readonly (readonly HeatCell[])[] {
  const isDetection = figure === 'detected' || figure === 'jammed'
  const values = isDetection
    ? detectionChart(tables).map(row => row.map(odds => odds[figure]))
    : combatChart(tables, rulings).map(row => row.map(odds => odds[figure]))
  const lowest = Math.min(...values.flat())
  const spread = Math.max(...values.flat()) - lowest
  const heat = (value: number): number => (spread === 0 ? 0 : (value - lowest) / spread)
  const at = (r: number, c: number): number => values[r]?.[c] ?? 0
  return isDetection
    ? [...COUNTERMEASURES, null].map((row, r) =>
        DETECTORS.map((column, c) => ({
          row,
          column,
          value: at(r, c),
          heat: heat(at(r, c)),
          score: detectionScore(tables, column, row),
          enemyScore: row === null ? null : counterScore(tables, column, row)
        }))
      )
    : [...DEFENCES, null].map((row, r) =>
        WEAPONS.map((column, c) => ({
          row,
          column,
          value: at(r, c),
          heat: heat(at(r, c)),
          score: hitScore(tables, column, row),
          enemyScore: row === null ? null : defenceScore(tables, column, row)
        }))
      )
}
