import { computed, onMounted, ref, watch, type Ref } from 'vue'
import type { Message } from '@shared/core/engine/message'
import { readGrid, type Grid, type Separator } from '@shared/exchange/foreign/tables/grid'
import { headingRow, type HeadingRow } from '@shared/exchange/foreign/tables/headings'
import { present } from '@shared/kernel/present'
import type { Roster } from '@shared/systems/index'
import type { Builder } from '../../contract/system-builder'
import type { SaidAs } from '../../contract/tables/roster-table'
import { fetchOtherLocales } from '../../i18n'
import { useWords } from '../../i18n/use-words'
import { newId } from '../../session/host/new-id'
import { useFailure } from '../../session/host/use-failure'
import { headingsOf, levelsOf, mainLevel } from './levels'
import { readRows, type ReadTable, type TableProblem } from './read-rows'
import { withTable, type Taking } from './take-table'
import { rowsOf } from './write-rows'

/** How many rows from the top may be said to hold the headings. */
const HEADING_ROWS = 10
const NO_GRID: Grid = { separator: '\t', rows: [], width: 0 }
const NOTHING: ReadTable = { root: {}, problems: [], count: 0 }

/** A pasted text on its way into the roster of a builder: how it is parted, what its columns hold, and what comes of it. */
export function useTableDraft(builder: Builder, text: Ref<string>, taking: Ref<Taking>) {
  const { t, elsewhere } = useWords()
  const { attempt } = useFailure()
  const table = builder.system.rosterTable
  const levels = levelsOf(table)
  const said: SaidAs = key => [t(key), ...elsewhere(key)]
  onMounted(() => attempt(() => fetchOtherLocales()))

  /** Null to find out. */
  const separator = ref<Separator | null>(null)
  /** Index of the row of headings; null where there is none; undefined to find out. */
  const headingsAt = ref<number | null | undefined>()
  /** What the user says that columns hold, by their index. */
  const chosen = ref<Readonly<Record<number, string | null>>>({})

  const read = computed(() => (text.value.trim() === '' ? null : readGrid(text.value, separator.value)))
  const grid = computed(() => (read.value?.ok === true ? read.value.value : NO_GRID))
  const headings = computed(() => headingsOf(levels, said))
  const found = computed((): HeadingRow => {
    const { rows, width } = grid.value
    const at = headingsAt.value
    if (at === undefined) return headingRow(rows, headings.value, width)
    return { at, keys: headingRow(at === null ? [] : rows.slice(at, at + 1), headings.value, width).keys }
  })
  const keys = computed(() => {
    const own = found.value.keys.map((key, column) => chosen.value[column] ?? (column in chosen.value ? null : key))
    // A list of names and nothing else.
    if (own.every(key => key === null) && Object.keys(chosen.value).length === 0)
      return own.map((_, column) => (column === 0 ? lead : null))
    return own
  })
  const lead = mainLevel(levels, table)?.lead ?? null
  const rows = computed(() => grid.value.rows.slice((found.value.at ?? -1) + 1))
  const filled = computed((): ReadTable => {
    if (rows.value.length === 0 && read.value?.ok !== true) return NOTHING
    return readRows(table, rows.value, keys.value, { roster: builder.roster, word: key => t(key), newId }, said)
  })
  const made = computed(() => (filled.value.problems.length > 0 ? null : withTable(table, builder.roster, filled.value, taking.value)))

  const problems = computed((): readonly TableProblem[] => {
    const now = read.value
    if (now === null) return []
    if (!now.ok) {
      const { code, row, most } = now.error
      return [{ row, heading: null, message: { key: `tables.problem.${code}`, values: { most } } }]
    }
    const refused = made.value?.ok === false ? [{ row: null, heading: null, message: made.value.error }] : []
    return [...filled.value.problems, ...refused]
  })
  /** The roster with the table; null while something is wrong. */
  const result = computed((): Roster | null => (read.value !== null && made.value?.ok === true ? made.value.value : null))
  /** What is read, counted. */
  const what = computed((): Message => {
    const { count } = filled.value
    return count > 0 ? { key: table.counted, values: { count } } : { key: 'tables.rows', values: { count: rows.value.length } }
  })

  watch(
    () => grid.value.width,
    () => (chosen.value = {})
  )

  /** Says what a column holds. Another column that held it holds nothing then. */
  function choose(column: number, key: string | null): void {
    const before = keys.value.map((one, at) => [at, one === key && at !== column ? null : one] as const)
    chosen.value = Object.fromEntries(before.map(([at, one]) => [at, at === column ? key : one]))
  }
  function setHeadings(at: number | null): void {
    headingsAt.value = at
    chosen.value = {}
  }
  /** The roster as it is, as rows. */
  const rowsNow = (): readonly (readonly string[])[] => rowsOf(table, builder.roster, said)

  return {
    separator,
    setHeadings,
    choose,
    grid,
    headings,
    /** The rows that may hold the headings. */
    candidates: computed(() => grid.value.rows.slice(0, HEADING_ROWS)),
    headingsAt: computed(() => found.value.at),
    keys,
    rows,
    problems,
    result,
    what,
    rowsNow,
    isEmpty: computed(() => read.value === null),
    labelOf: (key: string): string => present(said(key)[0], key)
  }
}
