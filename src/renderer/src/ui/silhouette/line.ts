import type { LineOutline } from '@shared/core/view/outline'
import { between, body, box, emptySketch, path, ring, stroke, upTo, type Detail, type Sketch, type Station } from './sketch'

/** Length and half beam by class. */
const BUILDS: Readonly<Record<string, readonly [length: number, half: number]>> = {
  capital: [84, 15],
  transport: [72, 15],
  frigate: [60, 10],
  escort: [50, 10],
  corvette: [40, 8],
  shuttle: [28, 7],
  fireDrone: [22, 5]
}
const FRIGATE = [60, 10] as const

/** The prow of each faction: fork, hammer, manta, mandibles, beetle, needle. */
const PROWS: Readonly<Record<string, readonly Station[]>> = {
  dindrenzi: [
    [0.22, 0.62],
    [0.26, 0.46],
    [0.34, 0.4]
  ],
  terran: [
    [0.26, 0.6],
    [0.3, 1.02],
    [0.43, 1.02],
    [0.5, 0.62]
  ],
  aquan: [
    [0.2, 1.25],
    [0.36, 1.02],
    [0.5, 0.16]
  ],
  relthoza: [
    [0.24, 0.7],
    [0.36, 0.9],
    [0.42, 0.5]
  ],
  sorylian: [
    [0.2, 1.1],
    [0.38, 0.9],
    [0.5, 0.42]
  ],
  directorate: [
    [0.2, 0.52],
    [0.34, 0.36],
    [0.5, 0.06]
  ]
}
const ROUND = new Set(['aquan', 'sorylian'])

const TRANSPORT: readonly Station[] = [
  [-0.5, 0.5],
  [-0.46, 1],
  [0.2, 1],
  [0.22, 0.5],
  [0.3, 0.5],
  [0.34, 0.76],
  [0.46, 0.66],
  [0.5, 0.3]
]

interface Slab {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly half: number
}

/** A long slab of plates with the prow of its faction; a platform is a hexagon. */
export function drawLine(outline: LineOutline, detail: Detail, random: () => number): Sketch {
  if (outline.shipClass === 'weaponPlatform') return platform(detail)
  const sketch = emptySketch()
  const [ofClass, beam] = BUILDS[outline.shipClass] ?? FRIGATE
  const length = ofClass + between(outline.hull - 6, -4, 6)
  const half = beam + between((outline.hull - 5) / 2, 0, 3.5)
  const slab: Slab = { x: 46, y: 32, length, half }
  const isTransport = outline.shipClass === 'transport'
  sketch.hull += body(
    slab,
    isTransport ? TRANSPORT : stationsOf(outline.faction, 0.5 + random() * 0.16),
    !isTransport && ROUND.has(outline.faction)
  )
  if (!isTransport) sketch.hull += prongs(outline.faction, slab)
  const jets = between(Math.round(outline.movement / 4), 1, 4)
  for (const jet of upTo(jets))
    sketch.hull += box(slab.x - length * 0.5 - 3.6, slab.y - half * 0.56 + (jet + 0.5) * ((half * 1.12) / jets) - 1.3, 4, 2.6)
  const [, , port, starboard] = outline.guns
  const broadside = (dice: number): number => between(Math.ceil(dice / 2), 0, 6)
  const barrels = [broadside(port), broadside(starboard)] as const
  if (detail === 0) {
    for (const [i, side] of [-1, 1].entries())
      if ((barrels[i] ?? 0) > 0) sketch.hull += box(slab.x - length * 0.11, slab.y + side * half + (side < 0 ? -2 : 0), length * 0.24, 2)
    return sketch
  }
  for (const [i, side] of [-1, 1].entries())
    for (const barrel of upTo(barrels[i] ?? 0))
      sketch.gun += stroke(
        slab.x - length * 0.09 + (barrel * length * 0.2) / Math.max(1, (barrels[i] ?? 0) - 1),
        slab.y + side * half,
        0,
        side * 4.6
      )
  addParts(sketch, outline, slab, detail)
  return sketch
}

const stationsOf = (faction: string, waist: number): readonly Station[] => [
  [-0.5, 0.62],
  [-0.44, 0.62],
  [-0.42, 0.9],
  [-0.24, 0.9],
  [-0.22, waist],
  [-0.14, waist],
  [-0.12, 1],
  [0.14, 1],
  [0.16, 0.7],
  ...(PROWS[faction] ?? PROWS['terran'] ?? [])
]

/** What stands out of the bow besides the body: a fork, or mandibles. */
function prongs(faction: string, { x, y, length, half }: Slab): string {
  if (faction === 'dindrenzi')
    return (
      box(x + length * 0.3, y - half * 0.46, length * 0.2, half * 0.26) + box(x + length * 0.3, y + half * 0.2, length * 0.2, half * 0.26)
    )
  if (faction !== 'relthoza') return ''
  const mandible = (side: number): string => {
    const at = (along: number, beam: number): string => path`${x + length * along} ${y + side * half * beam}`
    return `M${at(0.3, 0.86)}Q${at(0.48, 1.1)} ${at(0.52, 0.2)}Q${at(0.44, 0.6)} ${at(0.3, 0.42)}Z`
  }
  return mandible(-1) + mandible(1)
}

function addParts(sketch: Sketch, outline: LineOutline, { x, y, length, half }: Slab, detail: Detail): void {
  const [fore, aft, , , turret, torpedo] = outline.guns
  sketch.tone += box(x - length * 0.4, y - half * 0.2, length * 0.58, half * 0.4)
  const plates = between(Math.ceil(outline.hull / 2), 1, 6)
  for (const plate of upTo(plates))
    sketch.cut += stroke(x - length * 0.44 + ((plate + 1) * length * 0.62) / (plates + 0.5), y - half * 1.3, 0, half * 2.6)
  const turrets = between(Math.ceil(turret / 4), 0, 4)
  for (const one of upTo(turrets)) {
    const middle = x - length * 0.3 + (one * length * 0.42) / Math.max(1, turrets - 0.5)
    sketch.hole += ring(middle, y, half * 0.28 + 0.6)
    sketch.island += ring(middle, y, half * 0.2)
    sketch.gun += stroke(middle, y, half * 0.55 + 2, 0)
  }
  if (fore > 0) sketch.gun += stroke(x + length * 0.46, y, 94 - x - length * 0.46 > 7 ? 6 : 4, 0)
  for (const side of [-1, 1]) {
    if (torpedo > 0) sketch.hole += box(x + length * 0.18, y + side * half * 0.5 + (side < 0 ? 0 : -1.8), length * 0.08, 1.8)
    if (aft > 0) sketch.gun += stroke(x - length * 0.5, y + side * half * 0.3, -5, side * 2)
  }
  for (const mine of upTo(between(outline.mines, 0, 3))) sketch.hull += ring(x - length * 0.5 - 7, y - 6 + mine * 6, 1.5)
  if (detail < 2) return
  for (const shield of upTo(between(outline.shields, 0, 3))) {
    const beam = half + 7 + shield * 3
    sketch.thin += path`M${x + length * 0.3} ${y - beam}Q${x + length * 0.62 + shield * 3} ${y} ${x + length * 0.3} ${y + beam}`
  }
}

function platform(detail: Detail): Sketch {
  const sketch = emptySketch()
  const [x, y] = [46, 32]
  sketch.hull += path`M${x} 6L${x + 23} 19v26L${x} 58 ${x - 23} 45V19Z`
  sketch.hole += ring(x, y, 9)
  sketch.island += ring(x, y, 4.5)
  const around = (degrees: number): readonly [number, number] => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  for (const degrees of [30, 90, 150, 210, 270, 330]) {
    const [dx, dy] = around(degrees)
    sketch.gun += stroke(x + 21 * dx, y + 21 * dy, 8 * dx, 8 * dy)
  }
  if (detail > 0)
    for (const degrees of [0, 60, 120]) {
      const [dx, dy] = around(degrees)
      sketch.cut += stroke(x - 24 * dx, y - 24 * dy, 48 * dx, 48 * dy)
    }
  return sketch
}
