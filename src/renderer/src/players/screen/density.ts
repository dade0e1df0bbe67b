import type { SideView, StripView } from '@shared/core/view/table-view'

/** How large the rows can be, so that all of them are on the screen. Sizes are in steps of the screen, of which it is 90 wide. */
interface Density {
  /** Rows of one column. */
  readonly rows: number
  /** Lines of cells that a squadron may take. */
  readonly lines: number
  /** Width of one point of any gauge whose figures are known, as a length of CSS: the largest of them fills its width. */
  readonly point: string
  /** Of each side, in their order. */
  readonly rooms: readonly Room[]
}

/** What a row of one side has room for. */
export interface Room {
  /** Columns of each side. With two there is room for names and hulls only. */
  readonly columns: number
  /** Size of the contents of a row; 1 for eight of them. */
  readonly scale: number
  /** A row is so high that words and figures have a line of their own, between the name and the bars. */
  readonly isTall: boolean
  /** Width of the marker and, where the side shows one, of the silhouette; at scale 1. */
  readonly face: number
  /** Width of what a row says beside its marker and its silhouette. */
  readonly told: number
  /** Width of the figures of a row, where they are known. */
  readonly figures: number
  /** Whether it shows silhouettes. */
  readonly hasFaces: boolean
  /** Its squadrons name their ships: every name is whole there. Otherwise all are numbered. */
  readonly isNamed: boolean
}

type Side = Pick<SideView, 'strips'>

/** Most rows that a column holds before a side gets a second one. */
const MOST_ROWS = 12
/** Height of the rows together, and of those of one among so many sides where one is below the other. */
const ROOM = 36.3
const roomBelow = (sides: number): number => Math.min(ROOM, (75 / Math.max(1, sides) - 2.6) / 0.92)
/** Rows are never higher. */
const MOST_HEIGHT = 18
/** Heights at scale 1: of a row, of one whose words have a line of their own, and of the bars in it or each line of cells instead. */
const ROW = 4.5
const TALL = 7.6
const LINE = 2.4
const BARS = 1.8
const WIDTH = 90
/** Marker and silhouette, or the marker alone, and what is between and around them and what follows, at scale 1. */
const FACE = { whole: 9.8, bare: 4.2 }
const AROUND = 4.4
/** Figures of one gauge of so many digits, and in the smallest letters. */
const figuresWidth = (digits: number, scale: number): number => Math.max((1.8 + 1.4 * digits) * scale, (0.9 + digits) * LEAST_LETTERS)

/** Most that rows grow, by columns beside each other. */
const LARGEST = { low: [1, 1.15, 1.15, 0.8, 0.72], tall: [1, 1.45, 1.45, 0.9, 0.75] }

/** Smallest letters, 25 pixels on a display 1920 wide. */
export const LEAST_LETTERS = 1.18
/** Most letters have less than this width, in parts of their height. */
const LETTER = 0.54
/** Whether a line of so many letters has room there. */
export const hasRoom = (letters: number, width: number, scale = 1): boolean =>
  letters * LETTER * LEAST_LETTERS * Math.max(1, scale) <= width

/** With as few lines of cells as have room for all that they say, else for the names of ships, else as few as are usual. */
export function densityOf(sides: readonly Side[]): Density {
  const most = Math.max(1, ...sides.flatMap(({ strips }) => strips.map(strip => strip.parts.length)))
  const all = [1, 2, 3].map(lines => densityIn(sides, lines))
  const roomy = all.filter(({ isRoomy }, i) => i < most && isRoomy)
  const best = roomy.find(({ isWhole }) => isWhole) ?? roomy.find(({ density }) => density.rooms.every(({ isNamed }) => isNamed))
  return (best ?? densityIn(sides, most > 3 ? 2 : 1)).density
}

interface Tried {
  readonly density: Density
  /** So many lines of cells are no higher than their rows. */
  readonly isRoomy: boolean
  /** Every cell has room for its name and for what follows. */
  readonly isWhole: boolean
}

function densityIn(sides: readonly Side[], lines: number): Tried {
  const strips = sides.flatMap(side => side.strips)
  const most = Math.max(0, ...sides.map(side => side.strips.length))
  const columns = Math.ceil(most / MOST_ROWS) || 1
  const rows = Math.max(1, Math.ceil(most / columns))
  const across = Math.max(1, sides.length) * columns
  const hasCells = strips.some(({ parts }) => parts.length > 0)
  const cells = hasCells ? lines * LINE - BARS : 0
  const height = Math.min(MOST_HEIGHT, roomBelow(sides.length) / rows)
  const largest = LARGEST.tall[across] ?? 0
  const isTall = columns === 1 && height / (TALL + cells) >= Math.min(1, largest)
  const low = Math.min(hasCells ? 1 : Infinity, LARGEST.low[across] ?? 0.6, ROOM / rows / ROW)
  const scale = isTall ? Math.min(largest, height / (TALL + cells)) : low
  const gauges = columns > 1 ? 1 : Math.max(1, ...strips.map(strip => strip.gauges.length))
  const figures = gauges * figuresWidth(digitsOf(strips), scale)
  const rooms = sides.map((side): Room => {
    const hasFaces = columns === 1 && facesOf(side)
    const face = hasFaces ? FACE.whole : FACE.bare
    const room = { columns, scale, isTall, hasFaces, face, told: WIDTH / across - (face + AROUND) * scale, figures }
    return { ...room, isNamed: cellsFit(side, room, lines, { figures: 5, word: 0 }) }
  })
  return {
    density: { rows, lines, rooms, point: pointOf(sides, rooms, lines, isTall ? 0 : figures + GAP) },
    isRoomy: isTall || height / (ROW + cells) >= scale,
    isWhole: sides.every((side, i) => rooms[i] !== undefined && cellsFit(side, rooms[i], lines, { figures: 5, word: 13 }))
  }
}

/** Whether every cell has room for its name, and for so many letters of its figures or of the word of its gauge. */
function cellsFit(side: Side, { told, scale }: Omit<Room, 'isNamed'>, lines: number, after: { figures: number; word: number }): boolean {
  return side.strips.every(({ parts }) => {
    const width = cellWidth(told, cellsAcross(parts.length, lines))
    return parts.every(({ name, standing, gauges: [gauge] }) => {
      const isSaid = standing === 'fighting' ? gauge !== undefined : true
      const isFigure = standing === 'fighting' && gauge !== undefined && gauge.figures !== null
      return hasRoom(name.length + (isFigure ? after.figures : isSaid ? after.word : 0), width, scale)
    })
  })
}

/** Whether one of those that still take part shows a face, or one of all that do not. */
function facesOf({ strips }: Side): boolean {
  const left = strips.filter(strip => !isOut(strip))
  return (left.length > 0 ? left : strips).some(strip => faceOf(strip) !== undefined)
}

/** Whether it takes part no more: its row says so and nothing else. */
export const isOut = ({ standing }: Pick<StripView, 'standing'>): boolean => ['disabled', 'destroyed', 'gone'].includes(standing)

const digitsOf = (strips: readonly StripView[]): number =>
  String(Math.max(0, ...strips.flatMap(({ gauges }) => gauges.map(({ figures }) => Math.max(figures?.max ?? 0, figures?.value ?? 0)))))
    .length

/** What it looks like. A squadron has the face of its first ship: sisters look alike. */
export const faceOf = (strip: Pick<StripView, 'outline' | 'parts'>): StripView['outline'] => strip.outline ?? strip.parts[0]?.outline

/** Cells of a squadron beside each other. */
export const cellsAcross = (parts: number, lines: number): number => Math.max(1, Math.ceil(parts / lines))

/** Gap between cells. */
const GAP = 1

/** Width of what a cell says. */
export const cellWidth = (told: number, across: number): number => told / across - 1.2

function pointOf(sides: readonly Side[], rooms: readonly Room[], lines: number, beside: number): string {
  const longest = new Map<string, number>()
  for (const [i, { face, columns }] of rooms.entries())
    for (const { gauges, parts } of sides[i]?.strips ?? []) {
      const max = Math.max(0, ...[gauges, ...parts.map(part => part.gauges)].flat().map(gauge => gauge.figures?.max ?? 0))
      const across = cellsAcross(parts.length, lines)
      const less = parts.length === 0 ? beside : ((across - 1) / across) * GAP
      const told = `${String(100 / columns / across)}cqi - ${String((face + AROUND) / across)} * var(--k) - ${String(less)} * var(--u)`
      if (max > 0) longest.set(told, Math.max(max, longest.get(told) ?? 0))
    }
  const widths = [...longest].map(([told, max]) => `(${told}) / ${String(max)}`)
  return widths.length === 0 ? '0px' : `min(${widths.join(', ')})`
}

/** Letters of the words of a row. */
const wordSize = ({ scale, isTall }: Room): number => Math.max((isTall ? 1.2 : 1.3) * scale, LEAST_LETTERS)

/** Width of the mark of its scans, and of the gaps around it. */
const scanWidth = ({ scan }: Pick<StripView, 'scan'>, { scale }: Room): number => (scan === null ? 1 : 5.2 * scale)

/** Width of words beside a name, with the mark of its scans and the gaps. */
export function wordsWidth(words: string, strip: Pick<StripView, 'scan'>, room: Room): number {
  return words.length * LETTER * wordSize(room) + scanWidth(strip, room)
}

/** Letters of a name: as large as the row allows beside words of this width, smaller where it is long. Beyond that it wraps. */
export function nameSize(strip: Pick<StripView, 'name' | 'scan'>, room: Room, beside = 0): number {
  const { scale, told, columns, isTall } = room
  const width = isTall ? told - scanWidth(strip, room) : columns > 1 ? told : Math.min(0.62 * told, told - beside)
  return Math.max(LEAST_LETTERS, Math.min(1.9 * scale, width / (strip.name.length * LETTER)))
}

/** Whether these words have room beside a name in letters of this size, or beside its figures in a line of their own. */
export function wordsFit(strip: Pick<StripView, 'name' | 'scan' | 'gauges'>, size: number, words: string, room: Room): boolean {
  const own = room.told - (strip.gauges.some(gauge => gauge.figures !== null) ? room.figures + GAP : 0)
  const width = room.isTall ? words.length * LETTER * wordSize(room) : strip.name.length * size * LETTER + wordsWidth(words, strip, room)
  return width <= (room.isTall ? own : room.told) + 0.1
}
