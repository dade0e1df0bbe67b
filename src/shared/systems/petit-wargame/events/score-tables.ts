import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState, Building } from '../model/battle'
import type { scoreTableEvents } from '../schema/events-v1/score-tables'
import { cellLabels } from './table-labels'
import { sideName, totalsOf, word } from './words'

/** The tables of scores: built from tokens before the first turn, or changed by the GM. */
export type ScoreTableEvent = Infer<(typeof scoreTableEvents)[number]>

export const SCORE_TABLE_EVENTS: EventTable<BattleState, ScoreTableEvent> = {
  tokensShared: {
    evolve: (state, { sideId, hands }) => withBuilding(state, building => ({ ...building, nextSideId: sideId, hands })),
    describe(state, { table, sideId, rolls }, say) {
      return say({ table: word('table', table), side: sideName(state, sideId), ...totalsOf(rolls) }, 'PW-064')
    }
  },
  tokenPlaced: {
    evolve(state, { sideId, row, column, value, nextSideId }) {
      return withBuilding(state, building => ({
        ...building,
        nextSideId,
        hands: building.hands.map(hand => (hand.sideId === sideId ? { ...hand, tokens: withoutOne(hand.tokens, value) } : hand)),
        cells: withCell(building.cells, row, column, value)
      }))
    },
    describe(state, { table, sideId, row, column, value }, say) {
      return say({ side: sideName(state, sideId), value, ...cellLabels(table, row, column), table: word('table', table) }, 'PW-064')
    }
  },
  tableCompleted: {
    evolve(state, { table, scores, next }) {
      const phase = next === null ? 'deployment' : 'tables'
      return { ...state, tables: { ...state.tables, [table]: scores }, building: next, phase }
    },
    describe: (_state, { table }, say) => say({ table: word('table', table) }, 'PW-064')
  },
  tableCellSet: {
    evolve(state, { table, row, column, value, rowO }) {
      const scores = withCell(state.tables[table], row, column, value)
      return { ...state, tables: { ...state.tables, [table]: withCell(scores, scores.length - 1, column, rowO) } }
    },
    describe(state, { table, row, column, value, rowO, columnMax }, say) {
      const scores = state.tables[table]
      const before = scores[row]?.[column] ?? 0
      const isRowO = row === scores.length - 1
      const variant = rowO !== columnMax ? 'notMaximum' : !isRowO && scores.at(-1)?.[column] !== rowO ? 'follows' : 'plain'
      const values = { table: word('table', table), ...cellLabels(table, row, column), before, value, rowO, max: columnMax }
      return say(values, variant === 'plain' ? 'PW-Q27' : 'PW-064', variant)
    }
  }
}

function withBuilding(state: BattleState, change: (building: Building) => Building): BattleState {
  return state.building === null ? state : { ...state, building: change(state.building) }
}

function withCell<Cell>(rows: readonly (readonly Cell[])[], row: number, column: number, value: Cell): readonly (readonly Cell[])[] {
  return rows.map((cells, r) => (r === row ? cells.map((cell, c) => (c === column ? value : cell)) : cells))
}

function withoutOne(tokens: readonly number[], value: number): readonly number[] {
  const index = tokens.indexOf(value)
  return tokens.filter((_, i) => i !== index)
}
