/**
 * Parts of a silhouette as path data, in the order in which they are painted. The box is 96 by 64, the bow to the right. Two tones of the
 * side's colour, holes that show the ground, and lines; no gradient.
 */
export interface Sketch {
  /** Cells below those of `hull`, in the second tone. */
  under: string
  /** Cells seen through others, a little darker than the hull. */
  shade: string
  hull: string
  /** The second tone on the hull. */
  tone: string
  hole: string
  /** The hull again, inside a hole. */
  island: string
  /** Lines of the ground, across the hull. */
  cut: string
  /** Thin lines of the hull's colour. */
  thin: string
  gun: string
}

/** What is drawn at this size: its mass alone, its parts too, or every porthole. */
export type Detail = 0 | 1 | 2

export const emptySketch = (): Sketch => ({
  under: '',
  shade: '',
  hull: '',
  tone: '',
  hole: '',
  island: '',
  cut: '',
  thin: '',
  gun: ''
})

/** Numbers from 0 up to 1, always the same ones for the same text: FNV-1a into mulberry32. */
export function seededBy(text: string): () => number {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** The numbers 0 to `count` - 1. */
export const upTo = (count: number): readonly number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i)

/** Path data, its numbers rounded to a tenth: engines differ in the last digit. */
export function path(texts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return String.raw({ raw: texts }, ...numbers.map(number => Math.round(number * 10) / 10))
}

type Point = readonly [x: number, y: number]

export const polygon = (...points: readonly Point[]): string => `M${points.map(([x, y]) => path`${x} ${y}`).join('L')}Z`
export const box = (x: number, y: number, width: number, height: number): string => path`M${x} ${y}h${width}v${height}h${-width}Z`
export const ring = (x: number, y: number, r: number): string =>
  path`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
export const stroke = (x: number, y: number, dx: number, dy: number): string => path`M${x} ${y}l${dx} ${dy}`

/** Where a body is, and how large. */
interface Body {
  readonly x: number
  readonly y: number
  readonly length: number
  /** Half of its beam. */
  readonly half: number
}

/** Share of the length, from -0.5 at the stern to 0.5 at the bow, and share of the half beam there. */
export type Station = readonly [along: number, beam: number]

/** A body mirrored about its keel, from stern to bow; rounded where asked. */
export function body({ x, y, length, half }: Body, stations: readonly Station[], isRound = false): string {
  const upper = stations.map(([along, beam]): Point => [x + along * length, y - beam * half])
  const lower = stations.map(([along, beam]): Point => [x + along * length, y + beam * half]).reverse()
  const points = [...upper, ...lower]
  if (!isRound) return polygon(...points)
  const middles = points.map(([px, py], i): Point => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [px, py]
    return [(px + nx) / 2, (py + ny) / 2]
  })
  const [startX, startY] = middles.at(-1) ?? [x, y]
  return `${path`M${startX} ${startY}`}${points.map(([px, py], i) => path`Q${px} ${py} ${middles[i]?.[0] ?? px} ${middles[i]?.[1] ?? py}`).join('')}Z`
}
