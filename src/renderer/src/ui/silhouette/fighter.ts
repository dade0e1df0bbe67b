import type { FighterOutline } from '@shared/core/view/outline'
import { between, body, box, emptySketch, path, polygon, ring, stroke, upTo, type Detail, type Sketch } from './sketch'

interface Airframe {
  readonly x: number
  readonly y: number
  readonly length: number
  /** Half of the body's width. */
  readonly half: number
  /** From the keel to the wing tip. */
  readonly span: number
}

/** Where the gun of a wing begins, from the keel, and how long it is. */
interface Tip {
  readonly x: number
  readonly y: number
  readonly length: number
}

/** One wing, by the side it is on, and its gun. */
interface Wing {
  readonly shape: (side: number) => string
  readonly tip: Tip
}

const WINGS: readonly ((frame: Airframe) => Wing)[] = [swept, forward, delta, boom, curved, cross]

/** A fighter from above. Agility thins the body, hull thickens it; which of six wings it has is drawn by lot. */
export function drawFighter(outline: FighterOutline, detail: Detail, random: () => number): Sketch {
  const sketch = emptySketch()
  const { agility, hull, shields, guns } = outline
  const [x, y] = [46, 32]
  const length = between(44 + hull * 4, 46, 78)
  const half = between(13 - agility * 2.6 + hull * 0.35, 4, 13)
  const span = between(15 + agility * 3 + hull * 1.1, 16, 28)
  const frame: Airframe = { x, y, length, half, span }
  const nose = 0.08 + random() * 0.4
  sketch.hull += body(frame, [
    [-0.5, 0.62],
    [-0.42, 1],
    [-0.1, 0.94],
    [0.08, 0.66],
    [0.36, 0.42],
    [0.5, nose * 0.5]
  ])
  const { shape, tip } = (WINGS[Math.floor(random() * WINGS.length)] ?? swept)(frame)
  const attack = guns[0]?.attack ?? 2
  const carries = (arc: (arc: string) => boolean): boolean => guns.some(gun => arc(gun.arc))
  for (const side of [-1, 1]) {
    sketch.hull += shape(side)
    sketch.gun += stroke(tip.x, y + side * tip.y, tip.length, 0)
    if (attack > 2 && detail > 0) sketch.gun += stroke(tip.x - 2, y + side * (tip.y - 3.2), tip.length * 0.8, 0)
    if (guns.some(gun => gun.isOrdnance))
      sketch.hull += body({ x: x - 2, y: y + side * (half + (tip.y - half) * 0.46), length: 15, half: 2.1 }, [
        [-0.5, 0.8],
        [0.3, 1],
        [0.5, 0.2]
      ])
    if (carries(arc => arc === 'rear')) sketch.gun += stroke(x - length * 0.5, y + side * 1.5, -7, side)
  }
  if (attack > 3) sketch.gun += stroke(x + length * 0.44, y, 7, 0)
  if (carries(arc => arc === 'bullseye')) sketch.hull += box(x, y - 1.6, 94 - x, 3.2)
  if (carries(arc => /turret|all|full/iu.test(arc))) {
    sketch.hole += ring(x - length * 0.18, y, half * 0.62 + 1.4)
    sketch.island += ring(x - length * 0.18, y, half * 0.5)
    sketch.gun += stroke(x - length * 0.18, y, -5, -half - 5)
  }
  for (const jet of half > 6 ? [-0.5, 0.5] : [0]) sketch.gun += stroke(x - length * 0.5, y + jet * half, -3.6, 0)
  if (detail === 0) return sketch
  sketch.hole += body({ x: x + length * 0.12, y, length: length * 0.18, half: half * 0.34 }, [
    [-0.5, 0.5],
    [-0.3, 1],
    [0.2, 0.8],
    [0.5, 0.1]
  ])
  for (const side of [-1, 1]) sketch.cut += stroke(x - length * 0.22, y + side * half * 0.2, 0, side * span)
  sketch.tone += box(x - length * 0.4, y - half * 0.22, length * 0.3, half * 0.44)
  for (const shield of upTo(between(shields, 0, 4)))
    sketch.thin += path`M${x + length * 0.42 + shield * 2.6} ${y - 8 - shield * 1.6}q6 ${8 + shield * 1.6} 0 ${16 + shield * 3.2}`
  return sketch
}

function swept({ x, y, length, half, span }: Airframe): Wing {
  return {
    shape: side =>
      polygon(
        [x + 4, y + side * half * 0.6],
        [x - length * 0.3, y + side * span],
        [x - length * 0.46, y + side * span],
        [x - length * 0.3, y + side * half * 0.7]
      ),
    tip: { x: x - length * 0.42, y: span, length: 22 }
  }
}

function forward({ x, y, length, half, span }: Airframe): Wing {
  return {
    shape: side =>
      polygon(
        [x - length * 0.3, y + side * half * 0.6],
        [x + length * 0.12, y + side * span],
        [x + length * 0.22, y + side * (span - 1)],
        [x - length * 0.06, y + side * half * 0.7]
      ),
    tip: { x: x + length * 0.12, y: span, length: 16 }
  }
}

function delta({ x, y, length, half, span }: Airframe): Wing {
  return {
    shape: side =>
      polygon(
        [x + length * 0.2, y + side * half * 0.4],
        [x - length * 0.4, y + side * span],
        [x - length * 0.5, y + side * (span - 3)],
        [x - length * 0.44, y + side * half * 0.6]
      ),
    tip: { x: x - length * 0.3, y: span * 0.82, length: 16 }
  }
}

function boom({ x, y, length, half, span }: Airframe): Wing {
  return {
    shape: side =>
      box(x - length * 0.46, y + side * span - 2.6, length * 0.74, 5.2) +
      polygon(
        [x - length * 0.14, y + side * half * 0.5],
        [x - length * 0.2, y + side * span],
        [x - length * 0.38, y + side * span],
        [x - length * 0.36, y + side * half * 0.5]
      ),
    tip: { x: x + length * 0.26, y: span, length: 9 }
  }
}

function curved({ x, y, length, half, span }: Airframe): Wing {
  return {
    shape: side => {
      const at = (along: number, beside: number): string => path`${x + length * along} ${y + side * beside}`
      const inner = span * 0.9 - 4.6
      return `M${at(-0.34, half * 0.5)}Q${at(-0.36, span * 1.25)} ${at(0.22, span * 0.9)}L${at(0.16, inner)}Q${at(-0.16, span * 0.84)} ${at(-0.14, half * 0.5)}Z`
    },
    tip: { x: x + length * 0.16, y: span * 0.86, length: 12 }
  }
}

function cross({ x, y, length, half, span }: Airframe): Wing {
  return {
    shape: side =>
      polygon(
        [x - length * 0.06, y + side * half * 0.5],
        [x - length * 0.12, y + side * span],
        [x - length * 0.22, y + side * span],
        [x - length * 0.26, y + side * half * 0.5]
      ) +
      polygon(
        [x - length * 0.3, y + side * half * 0.5],
        [x - length * 0.44, y + side * span * 0.8],
        [x - length * 0.52, y + side * span * 0.8],
        [x - length * 0.46, y + side * half * 0.5]
      ),
    tip: { x: x - length * 0.2, y: span, length: 26 }
  }
}
