import { describe, expect, it } from 'vitest'
import { TABLE_NAMES } from '../model/board'
import { PRINTED_TABLES } from '../tables/scores'
import { cellLabels, tableLabels } from './table-labels'

describe('the letters of the tables (PW-033, PW-048)', () => {
  it('are one for each row and column, row O behind', () => {
    for (const table of TABLE_NAMES) {
      const { rows, columns } = tableLabels(table)
      expect(rows).toHaveLength(PRINTED_TABLES[table].length)
      expect(columns).toHaveLength(PRINTED_TABLES[table][0]?.length ?? 0)
      expect(rows[rows.length - 1]).toBe('O')
    }
  })
  it('name a cell: the third row of the combat table is c, its third column C', () => {
    expect(cellLabels('combat', 2, 2)).toEqual({ row: 'c', column: 'C' })
    expect(cellLabels('detection', 4, 0)).toEqual({ row: 'O', column: 'W' })
  })
})
