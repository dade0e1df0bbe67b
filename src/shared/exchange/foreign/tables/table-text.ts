import type { Separator } from './grid'

/** Rows as text: with tabs as a spreadsheet pastes them, or as CSV (RFC 4180). */
export function tableText(rows: readonly (readonly string[])[], separator: Separator): string {
  return rows.map(cells => `${cells.map(cell => written(cell, separator)).join(separator)}\r\n`).join('')
}

/** In quotes if anything in it could part cells, begin a quoted one, or be cut off. With tabs, a quote within a cell needs none. */
function written(cell: string, separator: Separator): string {
  const needs = separator === '\t' ? /^["\s]|[\t\r\n]|\s$/u : /[",;|\t\r\n]|^\s|\s$/u
  return needs.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
