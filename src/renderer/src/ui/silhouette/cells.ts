import type { CellOutline } from '@shared/core/view/outline'
import { between, box, emptySketch, ring, stroke, upTo, type Detail, type Sketch } from './sketch'

type Sector = keyof CellOutline['sectors']

interface Cell {
  readonly x: number
  readonly y: number
  readonly element: string
  readonly sector: Sector
}

/** What a lost point of structure is written as. */
const LOST = '.'
const WIDTH = { small: 70, medium: 80, large: 88 } as const
/** Which way a weapon of a sector looks; those above and below look ahead. */
const OUTWARD: Readonly<Record<Sector, readonly [number, number]>> = {
  front: [1, 0],
  rear: [-1, 0],
  left: [0, -1],
  right: [0, 1],
  top: [1, 0],
  bottom: [1, 0]
}

/** Every point of structure is a cell in its sector, its mark the element on it; a lost one is hollow. */
export function drawCells(outline: CellOutline, detail: Detail): Sketch {
  const sketch = emptySketch()
  const cells = cellsOf(outline.sectors)
  if (cells.length === 0) return sketch
  const xs = cells.map(cell => cell.x)
  const ys = cells.map(cell => cell.y)
  const wide = Math.max(...xs) - Math.min(...xs) + 1
  const high = Math.max(...ys) - Math.min(...ys) + 1
  const pitch = Math.min(WIDTH[outline.size] / wide, 58 / high)
  const gap = detail > 0 ? Math.max(0.7, pitch * 0.09) : 0
  const left = 48 - pitch * ((Math.min(...xs) + Math.max(...xs) + 1) / 2)
  const side = pitch - gap
  for (const { x, y, element, sector } of cells) {
    const px = left + x * pitch
    const py = 32 + y * pitch
    sketch.under += box(px - 0.16 * pitch, py - 0.16 * pitch, pitch * 1.32 - gap, pitch * 1.32 - gap)
    if (element === LOST) {
      sketch.hole += box(px, py, side, side)
      if (detail > 0) sketch.thin += box(px + 0.6, py + 0.6, side - 1.2, side - 1.2)
      continue
    }
    sketch[sector === 'bottom' ? 'shade' : 'hull'] += box(px, py, side, side)
    addMark(sketch, element, sector, { x: px, y: py, side, pitch }, detail)
  }
  return sketch
}

interface Square {
  readonly x: number
  readonly y: number
  readonly side: number
  readonly pitch: number
}

function addMark(sketch: Sketch, element: string, sector: Sector, { x, y, side, pitch }: Square, detail: Detail): void {
  const [mx, my] = [x + side / 2, y + side / 2]
  const r = side * 0.24
  const isEngine = element === '+'
  if (/[A-F]/u.test(element)) {
    const [dx, dy] = OUTWARD[sector]
    if (detail > 1) sketch.hole += box(mx - r, my - r * 0.7, r * 2, r * 1.4)
    if (sector !== 'top' && sector !== 'bottom' && (detail > 0 || sector === 'front'))
      sketch.gun += stroke(mx + dx * side * 0.5, my + dy * side * 0.5, dx * pitch * 0.62, dy * pitch * 0.62)
  }
  if (detail < 2) {
    if (isEngine && sector === 'rear') sketch.hull += box(x - 2.6, y + 1.4, 2.6, side - 2.8)
    return
  }
  if (/[a-f]/u.test(element)) sketch.cut += box(mx - r, my - r, r * 2, r * 2)
  if (/[W-Z]/u.test(element)) sketch.hole += ring(mx, my, r * 1.15)
  if (/[w-z]/u.test(element)) sketch.cut += ring(mx, my, r * 1.1)
  if (isEngine) sketch.cut += stroke(mx - r, my, r * 2, 0)
  if (isEngine && sector === 'rear') sketch.gun += stroke(x, my, -pitch * 0.4, 0)
}

/** Bow and stern taper, the flanks stand in two rows beside the core, and what is above and below makes the core. */
function cellsOf({ front, rear, left, right, top, bottom }: CellOutline['sectors']): readonly Cell[] {
  const core = Math.max(3, top.length, bottom.length)
  const flank = Math.max(1, Math.ceil(Math.max(left.length, right.length) / 2))
  const bow = columns(front.length, [4, 4, 3, 2, 1])
  const stern = columns(rear.length, [4, 3, 2])
  const lay = (elements: string, sector: Sector, place: (i: number) => readonly [number, number]): readonly Cell[] =>
    [...elements].map((element, i) => {
      const [x, y] = place(i)
      return { x, y, element, sector }
    })
  const along = (i: number): number => (i % flank) - core / 2 + (i < flank ? 0.2 : -0.3)
  return [
    ...lay(top, 'top', i => [i - core / 2, -1]),
    ...lay(bottom, 'bottom', i => [i - core / 2, 0]),
    ...lay(left, 'left', i => [along(i), -2 - Math.floor(i / flank)]),
    ...lay(right, 'right', i => [along(i), 1 + Math.floor(i / flank)]),
    ...lay(front, 'front', i => [core / 2 + (bow[i]?.[0] ?? 0) + 0.15, bow[i]?.[1] ?? 0]),
    ...lay(rear, 'rear', i => [-core / 2 - 1 - (stern[i]?.[0] ?? 0) - 0.15, stern[i]?.[1] ?? 0])
  ]
}

/** Places in columns of these heights, the last height repeated, each column about the keel. */
function columns(count: number, heights: readonly number[]): readonly (readonly [column: number, y: number])[] {
  const places: (readonly [number, number])[] = []
  for (let column = 0; places.length < count; column += 1) {
    const height = Math.min(heights[between(column, 0, heights.length - 1)] ?? 1, count - places.length)
    for (const row of upTo(height)) places.push([column, row - height / 2])
  }
  return places
}
