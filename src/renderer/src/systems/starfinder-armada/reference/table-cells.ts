import type { Message } from '@shared/core/engine/message'
import type { ReferenceTable } from '../../../contract/system-reference'
import { signed } from '../../../i18n/signed'

export type Cells = ReferenceTable['rows'][number]

/** Where there is no number. */
export const NONE = '–'

export const column = (name: string): Message => ({ key: `saDigest.column.${name}` })
export const span = (from: number, to: number): string => (from === to ? String(from) : `${String(from)}–${String(to)}`)

/** What something changes by; 0 has no sign. */
export const shiftOf = (value: number): string => (value === 0 ? '0' : signed(value))

/** A row for each run of numbers that have the same cells: the run, then those cells. */
export function grouped(numbers: readonly number[], cellsOf: (one: number) => readonly string[]): readonly Cells[] {
  const runs: { readonly from: number; to: number; readonly cells: readonly string[] }[] = []
  for (const one of numbers) {
    const cells = cellsOf(one)
    const run = runs.at(-1)
    if (run?.cells.join() === cells.join()) run.to = one
    else runs.push({ from: one, to: one, cells })
  }
  return runs.map(({ from, to, cells }) => [span(from, to), ...cells])
}
