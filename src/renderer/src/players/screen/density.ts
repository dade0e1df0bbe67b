/** How large the rows can be, so that all of them are on the screen. */
interface Density {
  /** Rows of one column. */
  readonly rows: number
  /** Columns of each side. */
  readonly columns: number
  /** Size of the contents of a row; 1 where there is room for everything. */
  readonly scale: number
  /** Name and words in one line. */
  readonly isFlat: boolean
  /** Width of the gauges, in steps of the row. */
  readonly gaugeWidth: number
}

/** Most rows that a column holds before a side gets a second one. */
const MOST_ROWS = 12
/** Rows are never taller than a quarter of the screen. */
const FEWEST_ROWS = 4
/** From this number on, name and words share one line. */
const FLAT_FROM = 9
/** Height of the rows together, and of one at scale 1, in steps of the screen. */
const ROOM = 36.3
const ROW = 5.4

const SCALE_BY_COLUMNS = [1, 1, 1, 0.8, 0.72]

export function densityOf(sides: readonly { readonly strips: readonly unknown[] }[]): Density {
  const most = Math.max(0, ...sides.map(side => side.strips.length))
  const columns = Math.ceil(most / MOST_ROWS) || 1
  const rows = Math.max(FEWEST_ROWS, Math.ceil(most / columns))
  const across = Math.max(1, sides.length) * columns
  const byWidth = SCALE_BY_COLUMNS[across] ?? 0.6
  const isFlat = rows >= FLAT_FROM
  const byHeight = isFlat ? 0.75 : ROOM / rows / ROW
  return { rows, columns, scale: Math.min(byWidth, byHeight), isFlat, gaugeWidth: across > 2 ? 11.5 : 15.9 }
}
