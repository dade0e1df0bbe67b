import type { Message } from '@shared/core/engine/message'
import type { Account } from '@shared/report/account'
import { sideLetter } from '../../ui/marks/side-letter'
import { sideShape } from '../../ui/marks/side-shapes'
import { FAINT, GROUND, SIDE, silhouette, type SilhouetteState } from '../../ui/silhouette/draw'
import type { Outline } from '@shared/core/view/outline'
import { hullSteps } from '../report/hull-steps'
import { lookAtEnd } from './look-at-end'

/** What is written in the picture, in the language of the screen. */
interface PictureWords {
  readonly headline: string
  readonly why: string
  readonly standing: string
  readonly hull: string
  readonly foot: string
  readonly turned: string
  /** The turning points, told where the hull of no side is known and so no curve can be drawn. */
  readonly turns: readonly { readonly what: string; readonly round: string }[]
  say(message: Message): string
}

const WIDTH = 1200
const LEFT = 28
const RIGHT = WIDTH - LEFT
const CHART = { left: 70, right: 1130, top: 165, bottom: 430 }
/** Names in a row, and the height of one. */
const ACROSS = 8
const ROW = 30
/** Width of a ship beside its name. */
const SHIP = 36
const DASHES = ['', '12 7', '3 5', '14 4 4 4']
const FACES = { name: "Vollkorn, Georgia, 'Times New Roman', serif", text: "'IBM Plex Sans', 'Segoe UI', Arial, sans-serif" }

/**
 * The end of a battle as an SVG of its own, 1200 wide. It draws what the account tells and asks nothing else, so that a picture of the
 * players' account holds what they have seen and no more. Colours by the names of their tokens.
 */
export function endPicture(account: Account, words: PictureWords, colour: (token: string) => string): string {
  const sideColour = (side: number): string => colour(`side-${sideLetter(side)}`)
  const parts: string[] = []
  const text = (x: number, y: number, size: number, what: string, more: Partial<TextLook> = {}): void => {
    const { ink = 'ink', face = 'text', weight = 400, anchor = 'start', width = Infinity, isStruck = false } = more
    // What is too long for its room is written smaller, never cut.
    const fitting = Math.min(size, width / (0.56 * Math.max(what.length, 1)))
    const struck = isStruck ? ' text-decoration="line-through"' : ''
    parts.push(
      `<text x="${num(x)}" y="${num(y)}" font-family="${FACES[face]}" font-size="${num(fitting)}" font-weight="${String(weight)}" ` +
        `text-anchor="${anchor}" fill="${colour(ink)}"${struck}>${escaped(what)}</text>`
    )
  }
  const mark = (side: number, x: number, y: number, size: number): void => {
    const scale = size / 24
    parts.push(
      `<path d="${sideShape(sideLetter(side))}" fill="${sideColour(side)}" ` +
        `transform="translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${num(scale)})"/>`
    )
  }
  const ship = (outline: Outline, look: SilhouetteState, side: number, x: number, y: number): void => {
    const scale = SHIP / 96
    // Bows of the others to the left.
    const place =
      side === 0
        ? `translate(${num(x)} ${num(y - 32 * scale)}) scale(${num3(scale)})`
        : `translate(${num(x + SHIP)} ${num(y - 32 * scale)}) scale(${num3(-scale)} ${num3(scale)})`
    const paint = (ink: string): string =>
      ink === SIDE ? sideColour(side) : ink === GROUND ? colour('ground') : ink === FAINT ? colour('ink-3') : ink
    const paths = silhouette(outline, SHIP, look).map(
      ({ d, fill, stroke, ...more }) =>
        `<path d="${d}" fill="${paint(fill)}"${stroke === undefined ? '' : ` stroke="${paint(stroke)}"`}${Object.entries(more)
          .map(([name, value]) => ` ${name}="${num(value)}"`)
          .join('')}/>`
    )
    parts.push(`<g transform="${place}">${paths.join('')}</g>`)
  }
  const line = (x1: number, y1: number, x2: number, y2: number, ink: string, more = ''): void => {
    parts.push(`<line x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}" stroke="${colour(ink)}"${more}/>`)
  }

  const { victor = null } = account.ending ?? {}
  parts.push(`<rect x="${String(LEFT)}" y="26" width="72" height="4" fill="${victor === null ? colour('edge') : sideColour(victor)}"/>`)
  text(LEFT, 76, 42, words.headline, { face: 'name', weight: 600, width: 740 })
  text(LEFT, 108, 17, words.why, { ink: 'ink-2', width: 740 })
  text(1060, 40, 13, words.standing, { ink: 'ink-2', anchor: 'end', width: 130 })
  if (account.sides.some(({ hull }) => hull !== null)) text(RIGHT, 40, 13, words.hull, { ink: 'ink-2', anchor: 'end', width: 100 })
  account.sides.forEach(({ name, standing, of, hull }, side) => {
    const y = 66 + side * 28
    mark(side, 800, y - 5, 20)
    text(820, y, 16, name, { weight: 700, width: 170 })
    text(1060, y, 18, `${String(standing)}/${String(of)}`, { weight: 700, anchor: 'end' })
    if (hull !== null) text(RIGHT, y, 18, `${String(hull.left)}/${String(hull.max)}`, { weight: 700, anchor: 'end' })
  })

  const top = CHART.top + Math.max(0, account.sides.length - 3) * 28
  const steps = hullSteps(account)
  const x = (percent: number): number => CHART.left + ((CHART.right - CHART.left) * percent) / 100
  const y = (percent: number): number => top + ((CHART.bottom - top) * percent) / 100
  const hasCurve = steps.lines.length > 0
  for (const tick of hasCurve ? steps.ticks : []) {
    line(CHART.left, y(tick.y), CHART.right, y(tick.y), 'line')
    text(CHART.left - 10, y(tick.y) + 4, 12, String(tick.value), { ink: 'ink-2', anchor: 'end' })
  }
  for (const round of hasCurve ? steps.rounds : [])
    text(x(round.x) - 4, CHART.bottom + 18, 12, words.say(round.word), { ink: 'ink-3', anchor: 'end' })
  for (const turn of hasCurve ? steps.turns : []) line(x(turn.x), top, x(turn.x), CHART.bottom, 'ink-2', ' stroke-dasharray="2 4"')
  for (const { side, points, dots } of steps.lines) {
    const placed = points.split(' ').map(point => point.split(',').map(Number))
    const path = placed.map(([px = 0, py = 0]) => `${num(x(px))},${num(y(py))}`).join(' ')
    parts.push(
      `<polyline points="${path}" fill="none" stroke="${sideColour(side)}" stroke-width="3" stroke-dasharray="${DASHES[side % DASHES.length] ?? ''}"/>`
    )
    for (const dot of dots) mark(side, x(dot.x), y(dot.y), 11)
    const last = dots.at(-1)
    if (last !== undefined) text(x(last.x) + 10, y(last.y) + (last.isBelow ? 18 : 5), 16, String(last.value), { weight: 700 })
  }

  if (!hasCurve && words.turns.length > 0) {
    text(LEFT, top + 20, 17, words.turned, { weight: 700 })
    words.turns.forEach(({ what, round }, i) => {
      text(LEFT, top + 62 + i * 42, 18, `${String(i + 1)}.`, { weight: 700 })
      text(LEFT + 28, top + 62 + i * 42, 18, what, { width: 940 })
      text(RIGHT, top + 62 + i * 42, 14, round, { ink: 'ink-2', anchor: 'end', width: 150 })
    })
  }

  let row = CHART.bottom + 50
  account.sides.forEach((_, side) => {
    const units = account.units.filter(unit => unit.side === side)
    line(0, row - 20, WIDTH, row - 20, 'line')
    units.forEach(({ name, fate, standing, hull, outline }, i) => {
      const left = LEFT + ((RIGHT - LEFT) / ACROSS) * (i % ACROSS)
      const at = row + Math.floor(i / ACROSS) * ROW
      if (outline === undefined) mark(side, left + 6, at - 5, 11)
      else ship(outline, lookAtEnd({ standing, hull }), side, left, at - 5)
      text(left + (outline === undefined ? 17 : SHIP + 6), at, 14, name, {
        face: 'name',
        ink: fate === null ? 'ink' : 'ink-3',
        width: outline === undefined ? 118 : 118 - SHIP + 11,
        isStruck: standing === 'destroyed'
      })
    })
    row += Math.max(1, Math.ceil(units.length / ACROSS)) * ROW + 14
  })
  line(0, row - 20, WIDTH, row - 20, 'line')
  text(LEFT, row + 6, 15, account.name, { face: 'name', weight: 600, width: 560 })
  text(RIGHT, row + 6, 13, words.foot, { ink: 'ink-2', anchor: 'end', width: 560 })
  const height = Math.max(630, row + 26)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${num(height)}" width="${String(WIDTH)}" height="${num(height)}">` +
    `<title>${escaped(words.headline)}</title><rect width="100%" height="100%" fill="${colour('ground')}"/>${parts.join('')}</svg>\n`
  )
}

interface TextLook {
  readonly ink: string
  readonly face: keyof typeof FACES
  readonly weight: number
  readonly anchor: 'start' | 'end'
  /** The room there is for it. */
  readonly width: number
  readonly isStruck: boolean
}

const num = (value: number): string => String(Math.round(value * 100) / 100)
const num3 = (value: number): string => String(Math.round(value * 1000) / 1000)

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"]/gu, char => ENTITIES[char] ?? '')
