import type { SideView, StripView } from '@shared/core/view/table-view'

/** How large the rows can be, so that all of them are on the screen. Sizes are in steps of the screen, of which it is 90 wide. */
export interface Density {
  /** Rows of one column. */
  readonly rows: number
  /** Columns of each side. With two there is room for names and hulls only. */
  readonly columns: number
  /** Size of the contents of a row; 1 where there is room for everything. */
  readonly scale: number
  /** Width of the marker and, unless a side takes two columns or nobody has one, of the silhouette; at scale 1. */
  readonly face: number
  /** Width of what a row says beside its marker and its silhouette. */
  readonly told: number
  /** Width of the figures of a row. */
  readonly figures: number
  /** Width of one point of any gauge whose figures are known, as a length of CSS: the largest of them fills its width. */
  readonly point: string
}

/** Most rows that a column holds before a side gets a second one. */
const MOST_ROWS = 12
/** Rows are never taller than a quarter of the screen. */
const FEWEST_ROWS = 4
/** Height of the rows together, and of one at scale 1. */
const ROOM = 36.3
const ROW = 4.5
const WIDTH = 90
/** Marker and silhouette, or the marker alone, and what is between and around them and what follows, at scale 1. */
const FACE = { whole: 9.8, bare: 4.2 }
const AROUND = 4.4
/** Of one gauge, at scale 1. */
const FIGURES = 4.6

const SCALE_BY_COLUMNS = [1, 1, 1, 0.8, 0.72]

/** Smallest letters, 25 pixels on a display 1920 wide. */
export const LEAST_LETTERS = 1.18
/** Most letters have less than this width, in parts of their height. */
const LETTER = 0.54

/** Whether a line of so many letters has room there. */
export const hasRoom = (letters: number, width: number): boolean => letters * LETTER * LEAST_LETTERS <= width

export function densityOf(sides: readonly Pick<SideView, 'strips'>[]): Density {
  const most = Math.max(0, ...sides.map(side => side.strips.length))
  const columns = Math.ceil(most / MOST_ROWS) || 1
  const rows = Math.max(FEWEST_ROWS, Math.ceil(most / columns))
  const across = Math.max(1, sides.length) * columns
  const scale = Math.min(SCALE_BY_COLUMNS[across] ?? 0.6, ROOM / rows / ROW)
  const gauges = columns > 1 ? 1 : Math.max(1, ...sides.flatMap(side => side.strips.map(strip => strip.gauges.length)))
  const hasFaces = sides.some(side => side.strips.some(strip => (strip.outline ?? strip.parts[0]?.outline) !== undefined))
  const face = hasFaces && columns === 1 ? FACE.whole : FACE.bare
  const told = WIDTH / across - (face + AROUND) * scale
  const figures = gauges * Math.max(FIGURES * scale, 2.9 * LEAST_LETTERS)
  return { rows, columns, scale, face, told, figures, point: pointOf(sides, figures) }
}

/** Cells of a squadron beside each other. */
export const cellsAcross = (parts: number): number => (parts <= 3 ? Math.max(1, parts) : Math.ceil(parts / 2))

/** Gap between cells. */
const GAP = 1

function pointOf(sides: readonly Pick<SideView, 'strips'>[], figures: number): string {
  const longest = new Map<number, number>()
  for (const { gauges, parts } of sides.flatMap(side => side.strips)) {
    const across = parts.length === 0 ? 0 : cellsAcross(parts.length)
    const all = [gauges, ...parts.map(part => part.gauges)].flat()
    const max = Math.max(0, ...all.map(gauge => gauge.figures?.max ?? 0))
    if (max > 0) longest.set(across, Math.max(max, longest.get(across) ?? 0))
  }
  const widths = [...longest].map(([across, max]) => {
    const [share, less] = across === 0 ? [100, figures + GAP] : [100 / across, ((across - 1) / across) * GAP]
    return `(${String(share)}cqi - ${String(less)} * var(--u)) / ${String(max)}`
  })
  return widths.length === 0 ? '0px' : `min(${widths.join(', ')})`
}

/** Width of words beside a name, with the mark of its scans and the gaps. */
export function wordsWidth(words: string, { scan }: Pick<StripView, 'scan'>, { scale }: Density): number {
  return words.length * LETTER * Math.max(1.3 * scale, LEAST_LETTERS) + (scan === null ? 1 : 5.2 * scale)
}

/** Letters of a name beside words of this width: as large as the row allows, smaller where it is long. Beyond that it wraps. */
export function nameSize(name: string, { scale, told, columns }: Density, beside = 0): number {
  const room = columns > 1 ? told : Math.min(0.62 * told, told - beside)
  return Math.max(LEAST_LETTERS, Math.min(1.9 * scale, room / (name.length * LETTER)))
}

/** Whether these words have room beside a name in letters of this size. */
export function wordsFit(strip: Pick<StripView, 'name' | 'scan'>, size: number, words: string, density: Density): boolean {
  return strip.name.length * size * LETTER + wordsWidth(words, strip, density) <= density.told + 0.1
}
