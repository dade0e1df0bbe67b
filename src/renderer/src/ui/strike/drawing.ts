import { drainsOf, type Drain } from './drains'
import type { Place, Places } from './places'
import { FLIGHT_MS, wordMs, type Shot } from './shots'

/** One node of the picture, and how it moves. */
export interface Drawn {
  readonly tag: 'path' | 'circle' | 'text' | 'rect'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly text: string
  readonly frames: Keyframe[]
  readonly timing: { readonly delay: number; readonly duration: number }
}

/** The words at the end of a shot. */
interface StrikeWords {
  lost(points: number): string
  readonly misses: string
  readonly nothing: string
}

const NODES_MAX = 60
const BURST_MS = 260
const WAKE_MS = 468
const BOLT = 90
/** Pixels between words at one target. */
const WORD_APART = 48
const TAB_WORD_APART = 22

/**
 * The picture of these shots, at most 60 nodes; one whose ends are not on the screen is left out. Where they are too many, wakes go first,
 * then what the shots at one target took drains at once, then hits do not burst.
 */
export function drawn(shots: readonly Shot[], places: Places, words: StrikeWords): readonly Drawn[] {
  const told = new Map<string, number>()
  const flights = shots.flatMap(shot => {
    const [from, to] = [places.from(shot.fromId), places.to(shot.toId)]
    if (from === null || to === null) return []
    const nth = told.get(shot.toId) ?? 0
    told.set(shot.toId, nth + 1)
    return [{ shot, from, to, end: shot.isHit ? to : past(to, places.heightPx), nth, lands: shot.startMs + FLIGHT_MS }]
  })
  const flown = flights.map(({ shot }) => shot)
  const targets = [...new Set(flown.map(({ toId }) => toId))].map(id => ({
    at: flown.filter(one => one.toId === id),
    gauges: places.gauges(id)
  }))
  const each = targets.flatMap(({ at, gauges }) => drainsOf(at, gauges))
  const isFew = 3 * flights.length + each.length <= NODES_MAX
  const drains = isFew ? each : targets.flatMap(({ at, gauges }) => drainsOf(together(at), gauges))
  const hasWakes = 4 * flights.length + drains.length <= NODES_MAX
  const hasBursts = 3 * flights.length + drains.length <= NODES_MAX
  const flying = flights.flatMap(({ shot, from, to, end, nth, lands }) => [
    ...(hasWakes ? [wake(from, end, shot.startMs)] : []),
    bolt(from, end, shot.startMs),
    ...(hasBursts || !shot.isHit ? [burst(end, shot.isHit, lands)] : []),
    word(shot, to, end, nth, { words, delay: lands, duration: wordMs(shots) })
  ])
  return [...drains.slice(0, NODES_MAX - flying.length).map(drain), ...flying]
}

/** The last hit, as if it had done what all of them did. */
function together(shots: readonly Shot[]): readonly Shot[] {
  const hits = shots.filter(({ landed }) => landed > 0)
  return hits.slice(-1).map(last => ({ ...last, landed: hits.reduce((sum, { landed }) => sum + landed, 0) }))
}

const EASE = 'cubic-bezier(0.2, 0, 0, 1)'

function drain({ box, delay, duration }: Drain): Drawn {
  const at = `translate(${px(box.x)}px, ${px(box.y)}px)`
  return {
    tag: 'rect',
    attributes: { width: px(box.width), height: px(box.height), fill: 'var(--ink)' },
    text: '',
    frames: [{ transform: `${at} scaleX(1)`, easing: EASE }, { transform: `${at} scaleX(0)` }],
    timing: { delay, duration }
  }
}

const PAST = 34

/** Where a miss ends: beyond its target, in the open; above it where there is no room below. */
function past({ x, y, edge, inward, side }: Place, heightPx: number): Place {
  if (inward === 0) return { x: x + 40, y: y - PAST, edge, inward, side }
  return { x: edge + inward * 26, y: y + PAST * (y + 1.5 * PAST > heightPx ? -1 : 1), edge, inward, side }
}

const line = (from: Place, to: Place): string => `M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}`
/** Of a shot out of nowhere nobody's. */
const colour = (side: string): string => (side === '' ? 'var(--ink)' : `var(--side-${side.toLowerCase()})`)

function wake(from: Place, to: Place, delay: number): Drawn {
  // At night both sides have one colour.
  const dashes = from.side === 'A' ? {} : { 'stroke-dasharray': '7 5' }
  return {
    tag: 'path',
    attributes: { d: line(from, to), fill: 'none', stroke: colour(from.side), 'stroke-width': 1.25, ...dashes },
    text: '',
    frames: [{ opacity: 0 }, { opacity: 0.6, offset: 0.3 }, { opacity: 0.6, offset: 0.7 }, { opacity: 0 }],
    timing: { delay, duration: WAKE_MS }
  }
}

function bolt(from: Place, to: Place, delay: number): Drawn {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return {
    tag: 'path',
    attributes: {
      d: line(from, to),
      fill: 'none',
      stroke: colour(from.side),
      'stroke-width': 3,
      'stroke-dasharray': `${String(BOLT)} ${px(length + 2 * BOLT)}`
    },
    text: '',
    frames: [{ strokeDashoffset: String(BOLT) }, { strokeDashoffset: px(-length) }],
    timing: { delay, duration: FLIGHT_MS }
  }
}

/** A hit bursts; a miss leaves an open ring. */
function burst({ x, y }: Place, isHit: boolean, delay: number): Drawn {
  return {
    tag: 'circle',
    attributes: { cx: px(x), cy: px(y), r: 3, fill: 'none', stroke: 'var(--ink)', 'stroke-width': 2 },
    text: '',
    frames: [
      { opacity: 0, r: '2px' },
      { opacity: 1, r: '5px', offset: 0.15 },
      { opacity: 0, r: isHit ? '17px' : '8px' }
    ],
    timing: { delay, duration: BURST_MS }
  }
}

interface Telling {
  readonly words: StrikeWords
  readonly delay: number
  readonly duration: number
}

/** Damage at the inner edge of the rack, each further word on its target farther in; a miss is told at its ring. */
function word({ isHit, landed }: Shot, to: Place, end: Place, nth: number, { words, delay, duration }: Telling): Drawn {
  const text = !isHit ? words.misses : landed > 0 ? words.lost(landed) : words.nothing
  const isFigure = isHit && landed > 0
  const inwards = isHit ? to.edge + to.inward * (12 + nth * WORD_APART) : end.x + to.inward * 14
  const y = to.inward === 0 ? to.y - 10 - nth * TAB_WORD_APART : isHit ? to.y + 7 : end.y + 5
  return {
    tag: 'text',
    attributes: {
      x: px(to.inward === 0 ? end.x : inwards),
      y: px(y),
      'text-anchor': to.inward === 0 ? 'middle' : to.inward === 1 ? 'start' : 'end',
      fill: 'var(--ink)',
      stroke: 'var(--raise)',
      'stroke-width': 5,
      'paint-order': 'stroke',
      'font-family': isFigure ? 'var(--font-fig)' : 'inherit',
      'font-size': isFigure ? '1.25rem' : '0.8125rem',
      'font-weight': 700
    },
    text,
    frames: [
      { opacity: 0, transform: 'translateY(6px)' },
      { opacity: 1, transform: 'none', offset: 0.2 },
      { opacity: 1, transform: 'none', offset: 0.8 },
      { opacity: 0, transform: 'translateY(-6px)' }
    ],
    timing: { delay, duration }
  }
}

const px = (value: number): string => String(Math.round(value * 10) / 10)
