import type { ProfileOutline } from '@shared/core/view/outline'
import { between, box, emptySketch, path, ring, stroke, upTo, type Detail, type Sketch } from './sketch'

const guns = (outline: ProfileOutline, kind: string): number => outline.guns[kind] ?? 0

/** Recognition plates: ships in profile over their waterline, submarines, airships, flights of aircraft. */
export function drawProfile(outline: ProfileOutline, detail: Detail, random: () => number): Sketch {
  if (outline.type === 'flight') return flight(outline, detail)
  if (outline.type === 'flying') return airship(outline, detail)
  return outline.type === 'submarine' ? submarine(outline, detail, random) : ship(outline, detail, random)
}

const PLANES = [
  [56, 30],
  [30, 16],
  [30, 46],
  [8, 6],
  [8, 56]
] as const

function flight({ tokens }: ProfileOutline, detail: Detail): Sketch {
  const sketch = emptySketch()
  for (const [x, y] of PLANES.slice(0, detail > 0 ? between(tokens, 2, 5) : Math.min(3, tokens))) {
    sketch.hull += path`M${x} ${y}l6-3.4 14-.6 8 2.6 2 1.6-8 3-16 .6Z` + box(x + 9, y - 7.6, 11, 1.8) + box(x + 9, y + 3.4, 11, 1.8)
    sketch.hull += path`M${x} ${y}l-3-5 4 .5 5 3.4Z`
    sketch.thin += stroke(x + 11, y - 6, 0, 10) + stroke(x + 18, y - 6, 0, 10) + stroke(x + 31, y - 5, 0, 11)
  }
  return sketch
}

function airship(outline: ProfileOutline, detail: Detail): Sketch {
  const sketch = emptySketch()
  const length = outline.isSmall ? 58 : 84
  const stern = 48 - length / 2
  const girth = outline.isSmall ? 10 : 13
  const at = (along: number): number => stern + length * along
  sketch.hull += path`M${stern} 22C${at(0.1)} ${22 - girth * 1.1} ${at(0.66)} ${22 - girth * 1.35} ${at(1)} 21`
  sketch.hull += path`C${at(0.7)} ${22 + girth} ${at(0.14)} ${22 + girth} ${stern} 22Z`
  sketch.hull += path`M${at(0.2)} 39h${length * 0.54}l${length * 0.07} 4 ${-length * 0.1} 6.5H${at(0.26)}l${-length * 0.08}-5Z`
  sketch.hull += path`M${stern + 2} 21l-6-10 9-1 9 7Z`
  for (const along of [0.3, 0.46, 0.62]) sketch.gun += stroke(at(along), 31, 1.5, 9)
  sketch.gun += stroke(stern - 3, 36, 0, 14) + stroke(stern - 3, 43, length * 0.24, 0)
  const bombs = Math.min(3, guns(outline, 'bomb') + guns(outline, 'rocket') + 1)
  for (const bomb of upTo(bombs)) sketch.gun += stroke(at(0.34 + bomb * 0.13), 49, 2.2, 4)
  for (const turret of upTo(Math.min(2, guns(outline, 'gunnery')))) {
    const x = at(0.56) + turret * 10
    sketch.hull += path`M${x} 39q3.4-5 6.8 0Z`
    sketch.gun += stroke(x + 4, 37, 9, -2)
  }
  if (detail === 0) return sketch
  for (const along of [0.2, 0.36, 0.52, 0.68, 0.82])
    sketch.cut += path`M${at(along)} ${22 - girth * 1.4}q${length * 0.03} ${girth} 0 ${girth * 2.6}`
  for (const port of upTo(4)) sketch.hole += box(at(0.34) + port * 5, 42, 2.6, 2)
  return sketch
}

function submarine(outline: ProfileOutline, detail: Detail, random: () => number): Sketch {
  const sketch = emptySketch()
  const length = outline.isSmall ? 60 : 86
  const stern = 48 - length / 2
  const at = (along: number): number => stern + length * along
  sketch.hull += path`M${stern} 40C${at(0.14)} 30 ${at(0.72)} 29 ${at(1) - 7} 34L${at(1)} 40C${at(0.8)} 52 ${at(0.2)} 52 ${stern} 40Z`
  sketch.hull += path`M${at(0.4)} 32l2-10h${length * 0.15}l6 10Z`
  sketch.hull += path`M${stern + 5} 38l-7-9 4-1 12 6Z` + path`M${stern + 5} 43l-7 9 4 1 12-6Z`
  sketch.gun += stroke(at(0.48), 23, 0, -10) + stroke(at(0.48), 13, 4, 0) + stroke(at(0.54), 23, 0, -6)
  if (random() > 0.4) sketch.hull += path`M${at(0.86)} 33l4-5 2 6 5-3 1 6Z`
  if (detail === 0) return sketch
  sketch.cut += path`M${stern + 4} 41C${at(0.3)} 45 ${at(0.7)} 45 ${at(1) - 3} 40`
  for (const tube of upTo(Math.min(4, guns(outline, 'torpedo') + 1))) sketch.hole += ring(at(0.82) - tube * 5, 38 - tube * 0.4, 1.5)
  sketch.thin += stroke(2, 26, 28, 0) + stroke(66, 26, 28, 0)
  return sketch
}

/** Measures of a ship, which its parts stand on. */
interface Ship {
  readonly stern: number
  readonly bow: number
  readonly length: number
  readonly deck: number
  /** Middle of its superstructure, and how high that is. */
  readonly middle: number
  readonly high: number
  readonly scale: number
}

const WATERLINE = 49

function ship(outline: ProfileOutline, detail: Detail, random: () => number): Sketch {
  const sketch = emptySketch()
  const { hull, armour, isSmall, ackAck } = outline
  const length = between(38 + hull * 6 + (isSmall ? -4 : 6), 42, 88)
  const of: Ship = {
    stern: 48 - length / 2,
    bow: 48 + length / 2,
    length,
    deck: 40 - between(hull * 0.35, 0, 3),
    middle: 48 - length * 0.04 + (random() - 0.5) * length * 0.08,
    high: 5 + hull * 0.9,
    scale: isSmall ? 0.72 : 1
  }
  const { stern, bow, deck, middle, high, scale } = of
  const ram = armour >= 4 ? 5 : 1
  sketch.hull += path`M${stern} ${deck}L${stern + 2} ${WATERLINE}H${bow - 4}L${bow + ram} ${WATERLINE - 1.5}L${bow - 1} ${deck - 3}L${bow - length * 0.16} ${deck}Z`
  sketch.hull += box(middle - length * 0.13, deck - high * 0.62, length * 0.34, high * 0.64)
  sketch.hull += box(middle + length * 0.04, deck - high * 1.5, length * 0.12, high * 1.5)
  sketch.hull += path`M${middle + length * 0.03} ${deck - high * 1.5}h${length * 0.15}l-2-2.4h${4 - length * 0.15}Z`
  const funnels = between(Math.round(hull / 2.6), 1, 3)
  for (const funnel of upTo(funnels)) {
    const x = middle - length * 0.1 + funnel * length * 0.075 - (funnels - 1) * 1.2
    sketch.hull += path`M${x} ${deck - high * 0.5}l${-1.2 * scale} ${-high * 0.95}h${4.4 * scale}l${1.2 * scale} ${high * 0.95}Z`
  }
  sketch.gun += stroke(middle + length * 0.1, deck - high * 1.5, 0, -6.5 - ackAck * 0.8)
  addTurrets(sketch, outline, of)
  if (detail > 0) addShipParts(sketch, outline, of, detail)
  return sketch
}

function addTurrets(sketch: Sketch, outline: ProfileOutline, { stern, bow, length, deck, scale }: Ship): void {
  const barrels = between(Math.round(outline.armour / 2), 1, 3)
  const places = [
    [bow - length * 0.22, deck, 1],
    [stern + length * 0.16, deck, -1],
    [bow - length * 0.34, deck - 3.4, 1],
    [stern + length * 0.28, deck - 3.4, -1]
  ] as const
  const count = between(guns(outline, 'gunnery') + (outline.isSmall ? 0 : 1), 1, 4)
  for (const [x, y, ahead] of places.slice(0, count)) {
    sketch.hull += path`M${x - 4.2 * scale} ${y}l${scale} ${-3.6 * scale}h${6.4 * scale}l${scale} ${3.6 * scale}Z`
    for (const barrel of upTo(barrels))
      sketch.gun += stroke(x + ahead * 3 * scale, y - (1.5 + barrel * 1.7) * scale, ahead * 8.5 * scale, -1.2 * scale)
  }
}

function addShipParts(sketch: Sketch, outline: ProfileOutline, { stern, bow, length, deck, middle, high }: Ship, detail: Detail): void {
  const { hull, ackAck, shields, guardians } = outline
  sketch.thin += stroke(middle + length * 0.06, deck - high * 1.5 - 4.5, length * 0.08, 0)
  sketch.cut += path`M${stern} ${deck + 3.6}H${bow}`
  if (hull >= 6) sketch.cut += path`M${stern + 2} ${deck + 6.6}H${bow}`
  for (const port of upTo(between(hull, 2, 8)))
    sketch.hole += box(middle - length * 0.1 + port * length * 0.035, deck - high * 0.36, 1.3, 1.5)
  sketch.hole += box(middle + length * 0.055, deck - high * 1.3, length * 0.09, 1.5)
  for (const rocket of upTo(Math.min(2, guns(outline, 'rocket')))) sketch.gun += stroke(stern + length * 0.34 + rocket * 5, deck, 6, -6)
  for (const tube of upTo(Math.min(3, guns(outline, 'torpedo')))) sketch.hole += ring(bow - length * 0.12 - tube * 4, deck + 6.4, 1.2)
  for (const sphere of upTo(Math.min(3, guardians))) sketch.hull += ring(stern + length * 0.2 + sphere * 9, deck - 14 - sphere * 2, 2.1)
  for (const gun of upTo(between(Math.round(ackAck / 2), 0, 3)))
    sketch.gun += stroke(middle - length * 0.12 + gun * 4, deck - high * 0.6, -2.4, -3.6)
  const sea = WATERLINE + 2.6
  sketch.thin += path`M0 ${sea}h${stern + 6}M${stern + 12} ${sea}H${bow - 12}M${bow - 4} ${sea}H96`
  if (detail < 2) return
  for (const dome of upTo(Math.min(2, shields))) {
    const top = 8 - dome * 2
    sketch.thin += path`M${stern - 4 - dome * 3} ${WATERLINE}C${stern - dome * 3} ${top} ${bow + dome * 3} ${top} ${bow + 6 + dome * 3} ${WATERLINE}`
  }
}
