import type { FormationOutline } from '@shared/core/view/outline'
import { between, body, box, emptySketch, path, polygon, ring, stroke, upTo, type Detail, type Sketch, type Station } from './sketch'

type Place = readonly [x: number, y: number]

/** Faceted lanterns: darts, pairs or one large ship with its escorts. */
export function drawFormation(outline: FormationOutline, detail: Detail, random: () => number): Sketch {
  if (outline.fleetClass === 'fighter') return fighters(outline, detail, random)
  return outline.fleetClass === 'destroyer' ? destroyers(outline, detail, random) : capital(outline, detail, random)
}

const SIZE = { small: 0, medium: 1, large: 2 } as const
const has = (outline: FormationOutline, ability: string): boolean => outline.abilities.includes(ability)
const diamond = (x: number, y: number, r: number): string => polygon([x, y - r], [x + r, y], [x, y + r], [x - r, y])
const dart = (x: number, y: number, length: number): string =>
  polygon([x + length, y], [x, y - length * 0.36], [x + length * 0.24, y], [x, y + length * 0.36])

const DARTS: readonly Place[] = [
  [60, 32],
  [42, 18],
  [42, 46],
  [24, 6],
  [24, 58],
  [20, 32],
  [4, 20]
]

function fighters(outline: FormationOutline, detail: Detail, random: () => number): Sketch {
  const sketch = emptySketch()
  const size = SIZE[outline.size]
  const count = detail > 0 ? ([3, 5, 7] as const)[size] : size > 0 ? 5 : 3
  const length = ([30, 27, 24] as const)[size] - random() * 2
  const isSwept = random() > 0.5
  for (const [x, y] of DARTS.slice(0, count)) {
    sketch.hull += isSwept ? dart(x, y, length) : winged(x, y, length)
    if (detail === 0) continue
    sketch.cut += stroke(x + length * 0.42, y, length * 0.32, 0)
    for (const side of [-1, 1]) {
      if (has(outline, 'bombers')) sketch.hull += ring(x + length * 0.34, y + side * 4.6, 1.5)
      if (has(outline, 'interceptors')) sketch.gun += stroke(x + length * 0.5, y + side * 2.4, length * 0.32, 0)
    }
  }
  if (has(outline, 'flagship')) sketch.hole += ring(60 + length * 0.46, 32, 2.2)
  return sketch
}

const winged = (x: number, y: number, length: number): string =>
  polygon(
    [x + length, y],
    [x + length * 0.42, y - 2.6],
    [x, y - length * 0.4],
    [x + length * 0.2, y - 1.5],
    [x + 2, y],
    [x + length * 0.2, y + 1.5],
    [x, y + length * 0.4],
    [x + length * 0.42, y + 2.6]
  )

const LINES: readonly (readonly Place[])[] = [
  [
    [44, 21],
    [54, 43]
  ],
  [
    [56, 32],
    [38, 13],
    [38, 51]
  ],
  [
    [62, 25],
    [50, 44],
    [34, 9],
    [26, 57]
  ]
]

function destroyers(outline: FormationOutline, detail: Detail, random: () => number): Sketch {
  const sketch = emptySketch()
  const size = SIZE[outline.size]
  const length = ([58, 52, 44] as const)[size]
  const half = ([10, 8.6, 7.4] as const)[size]
  const shoulder = 0.02 + random() * 0.14
  const bow = 0.08 + random() * 0.3
  const tail = 0.45 + random() * 0.4
  const stations: readonly Station[] = [
    [-0.5, tail],
    [-0.43, 0.92],
    [-0.3, 0.92],
    [-0.24, 0.66],
    [shoulder - 0.14, 0.7],
    [shoulder, 1],
    [shoulder + 0.16, 0.86],
    [0.4, 0.34],
    [0.5, bow * 0.6]
  ]
  for (const [i, [x, y]] of (LINES[size] ?? []).entries()) {
    sketch.hull += body({ x, y, length, half }, stations)
    if (i === 0 && has(outline, 'flagship')) {
      sketch.hole += diamond(x + 1, y, 5)
      sketch.island += diamond(x + 1, y, 2.4)
    }
    if (detail === 0) continue
    const cabin = { x: x - length * 0.02, y, length: length * 0.3, half: half * 0.28 }
    const cabinStations: readonly Station[] = [
      [-0.5, 1],
      [0.3, 1],
      [0.5, 0]
    ]
    sketch.hole += body(cabin, cabinStations)
    sketch.cut += stroke(x - length * 0.27, y - half, 0, half * 2)
    if (detail > 1) {
      sketch.cut += stroke(x + length * (shoulder + 0.16), y - half, 0, half * 2)
      for (const lamp of upTo(Math.ceil(outline.tier / 4)))
        sketch.island += box(x - length * 0.1 + lamp * 3, y - half * 0.12, 1.6, half * 0.24)
    }
    for (const side of [-1, 1]) {
      if (has(outline, 'pointDefense'))
        for (const along of [-0.36, 0.06]) sketch.gun += stroke(x + length * along, y + side * half * 0.9, 1.4, side * 3)
      if (has(outline, 'boarders')) sketch.gun += stroke(x + length * 0.3, y + side * half * 0.52, length * 0.2, side * half * 0.1)
    }
    if (has(outline, 'gravityMines')) sketch.hull += ring(x - length * 0.6, y, 1.7)
    if (i > 0) continue
    if (has(outline, 'array')) sketch.thin += ring(x + length * 0.1, y, half * 1.5)
    if (has(outline, 'emp')) sketch.thin += path`M${x + length * 0.5} ${y - 7}q6 7 0 14` + path`M${x + length * 0.5 + 5} ${y - 9}q8 9 0 18`
  }
  return sketch
}

const ESCORTS: readonly Place[] = [
  [-0.34, 1.5],
  [-0.34, -1.5],
  [0.16, 1.36],
  [0.16, -1.36]
]
const ESCORT: readonly Station[] = [
  [-0.5, 0.6],
  [-0.3, 1],
  [0.1, 0.9],
  [0.5, 0.1]
]

function capital(outline: FormationOutline, detail: Detail, random: () => number): Sketch {
  const sketch = emptySketch()
  const size = SIZE[outline.size]
  const length = ([60, 72, 84] as const)[size]
  const half = ([15, 18, 20] as const)[size] + (outline.tier > 12 ? 1.5 : 0)
  const x = has(outline, 'superweapon') ? 43 : 46
  const y = 32
  const shoulder = -0.26 + random() * 0.1
  const notch = 0.56 + random() * 0.14
  const bow = 0.16 + random() * 0.3
  sketch.hull += body({ x, y, length, half }, [
    [-0.5, 0.42],
    [-0.47, 0.6],
    [-0.36, 0.66],
    [shoulder - 0.05, 1],
    [shoulder + 0.2, 1],
    [shoulder + 0.26, notch],
    [0.12, notch],
    [0.16, 0.82],
    [0.28, 0.66],
    [0.41, bow + 0.14],
    [0.5, bow * 0.4]
  ])
  if (has(outline, 'superweapon')) sketch.hull += box(x + length * 0.3, y - 1.9, 94 - x - length * 0.3, 3.8) + box(88, y - 4.4, 4, 8.8)
  const escorts = ([0, 2, detail > 0 ? 4 : 2] as const)[size]
  for (const [along, beside] of ESCORTS.slice(0, escorts))
    sketch.hull += body({ x: x + along * length, y: y + beside * half, length: 19, half: 3.4 }, ESCORT)
  if (detail > 0) addCapitalParts(sketch, outline, { x, y, length, half, shoulder }, detail)
  if (has(outline, 'flagship')) {
    const middle = x + length * 0.06
    sketch.hole += diamond(middle, y, 6.4)
    sketch.island += diamond(middle, y, 3.4)
  }
  return sketch
}

interface Capital {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly half: number
  readonly shoulder: number
}

function addCapitalParts(sketch: Sketch, outline: FormationOutline, { x, y, length, half, shoulder }: Capital, detail: Detail): void {
  sketch.tone += body({ x: x - length * 0.06, y, length: length * 0.56, half: half * 0.36 }, [
    [-0.5, 0.5],
    [-0.42, 1],
    [0.1, 1],
    [0.3, 0.6],
    [0.5, 0.2]
  ])
  for (const along of [shoulder - 0.05, shoulder + 0.26, 0.16]) sketch.cut += stroke(x + length * along, y - half, 0, half * 2)
  for (const lamp of upTo(between(Math.ceil(outline.tier / 4), 1, 5)))
    sketch.hole += box(x - length * 0.2 + lamp * length * 0.075, y - 1.3, 2.6, 2.6)
  for (const jet of [-0.5, 0, 0.5]) sketch.gun += stroke(x - length * 0.5, y + jet * half * 0.62, -3.4, 0)
  if (has(outline, 'array')) sketch.thin += ring(x + length * 0.06, y, half * 0.92)
  if (has(outline, 'bombers'))
    for (const beside of [-0.8, 0.62]) sketch.hole += box(x + length * (shoulder + 0.02), y + beside * half, length * 0.12, half * 0.17)
  if (has(outline, 'gravityMines')) for (const beside of [-8, 0, 8]) sketch.hull += ring(x - length * 0.5 - 4.5, y + beside, 1.6)
  if (has(outline, 'emp')) sketch.thin += path`M${x + length * 0.5} ${y - 8}q6 8 0 16`
  if (has(outline, 'selfDestruct')) sketch.hole += ring(x - length * 0.36, y, 2.4)
  for (const side of [-1, 1]) {
    if (has(outline, 'boarders')) sketch.gun += stroke(x + length * 0.3, y + side * half * 0.62, length * 0.16, side)
    if (has(outline, 'pointDefense'))
      for (const along of [shoulder, shoulder + 0.16, 0.26])
        sketch.gun += stroke(x + length * along, y + side * half * (along > 0.2 ? 0.66 : 1), 1.6, side * 3)
    if (has(outline, 'damageThreshold')) sketch.thin += path`M${x + length * (shoulder - 0.06)} ${y + side * (half + 2.6)}h${length * 0.28}`
    if (has(outline, 'interceptors')) sketch.hull += dart(x + length * 0.34, y + side * half * 1.1, 10)
    if (detail > 1)
      for (const rib of upTo(4))
        sketch.cut += stroke(x + length * (shoulder + 0.02 + rib * 0.045), y + (side < 0 ? -0.95 : 0.53) * half, 0, half * 0.42)
  }
}
