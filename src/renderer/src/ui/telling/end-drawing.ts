import type { Account, AccountUnit } from '@shared/report/account'
import { sideLetter } from '../marks/side-letter'
import { curveDrawn } from './end-curve'
import { Canvas, type EndDrawing } from './end-canvas'

/** What is written in the drawing, in the language of the screen. */
export interface EndWords {
  readonly headline: string
  readonly why: string
  readonly kept: string
  /** Heads of the columns of figures. */
  readonly standing: string
  readonly hull: string
  readonly dealt: string
  readonly turned: string
  readonly turns: readonly { readonly what: string; readonly round: string }[]
  readonly honours: readonly {
    readonly unit: AccountUnit | undefined
    readonly figure: string
    readonly what: string
    readonly more: string
  }[]
  /** What became of each unit, beside those of the account. */
  readonly fates: readonly string[]
  /** Rounds by the number of their place on the curve. */
  readonly rounds: readonly string[]
  /** Whose copy it is, and when it was fought. */
  readonly foot: string
  /** Damage that each side dealt; null where it is not told. */
  readonly dealtBy: readonly (string | null)[]
}

/** Sizes in units of the drawing; text grows with `text`, so that it is read from across a room. */
export const END_FORMATS = {
  wide: { width: 1200, height: 630, text: 1, columns: 8, isTall: false, hasTurns: false },
  tall: { width: 1080, height: 1350, text: 1.4, columns: 4, isTall: true, hasTurns: true },
  /** The player screen, and the players' display of any shape. */
  screen: { width: 1280, height: 720, text: 1.35, columns: 4, isTall: false, hasTurns: false },
  /** A4 landscape within its margins. */
  paper: { width: 1108, height: 745, text: 1, columns: 8, isTall: false, hasTurns: true }
} as const
export type EndFormat = keyof typeof END_FORMATS

/** The least height of the curve, and how small ships may become before it does. */
const LEAST_CURVE = 110
/** The height of a row of fates. */
const ROW = 58
const SHRINKS = [1, 0.85, 0.72, 0.6, 0.5, 0.42]
/** Without a curve the ships take its room. */
const GROWN = [2, 1.75, 1.5, 1.3, 1.15, ...SHRINKS]

/**
 * The end of a battle as a drawing: headline, figures, curve, honours and fates in one frame. It draws what the account tells and asks
 * nothing else, so that the drawing of a players' account holds what they have seen and no more.
 */
export function endDrawing(account: Account, words: EndWords, format: EndFormat): EndDrawing {
  const { width, height, text: k, columns, isTall, hasTurns } = END_FORMATS[format]
  const to = new Canvas(k)
  const [left, right] = [28 * k, width - 28 * k]

  const top = head()
  const foot = height - 36 * k
  const steps = account.rounds.length
  const hasCurve = steps > 0 && account.sides.some(({ hull }) => hull !== null && hull.max > 0)
  const turns = hasTurns || !hasCurve ? words.turns : []
  // Two beside each other, of two lines, where they have the room to themselves.
  const [turnsAcross, turnHeight] = hasCurve || isTall ? [1, 25] : [2, 34]
  const turnsHeight = turns.length === 0 ? 0 : (40 + Math.ceil(turns.length / turnsAcross) * turnHeight) * k
  const honoursHeight = words.honours.length === 0 || format === 'screen' ? 0 : 92 * k
  const room = foot - top - honoursHeight - turnsHeight - (hasCurve ? LEAST_CURVE * k : 0)
  const shrink = (hasCurve ? SHRINKS : GROWN).find(one => fatesHeight(one) <= room) ?? SHRINKS.at(-1) ?? 1

  let y = foot - fatesHeight(shrink)
  fates(y, shrink)
  y -= honoursHeight
  honours(y)
  if (hasCurve) y -= turnsHeight
  if (turns.length > 0) told(hasCurve ? y : top, turns)
  if (hasCurve) curveDrawn(to, account, words.rounds, { left: left + 30 * k, right: right - 96 * k, top: top + 18 * k, bottom: y - 24 * k })
  to.line(0, foot, width, foot, 'line')
  to.text(left, foot + 23 * k, 15, account.name, { face: 'name', weight: 600, width: (right - left) * 0.5 })
  to.text(right, foot + 23 * k, 13, words.foot, { ink: 'ink-2', anchor: 'end', width: (right - left) * 0.45 })
  return { width, height, ...to.drawn }

  /** Headline and figures; returns where they end. */
  function head(): number {
    const victor = account.ending?.victor ?? null
    to.bar(left, 24 * k, 72 * k, 4 * k, victor === null ? 'edge' : `side-${sideLetter(victor)}`)
    const figures = isTall ? right - left : 400 * k
    const says = isTall ? right - left : right - left - figures - 24 * k
    let at = to.lines(left, 34 * k, 42, words.headline, { face: 'name', weight: 600, width: says, most: isTall ? 2 : 1 })
    at = to.lines(left, at + 3 * k, 16, words.why, { weight: 700, width: says, most: 2 })
    if (format !== 'screen') at = to.lines(left, at, 15, words.kept, { ink: 'ink-2', width: says, most: 3 })
    const from = isTall ? at + 26 * k : 40 * k
    return Math.max(at, sideFigures(right - figures, from, figures)) + 12 * k
  }

  function sideFigures(x: number, from: number, room: number): number {
    const shown = [
      { word: words.standing, of: account.sides.map(({ standing, of }) => [standing, of]) },
      { word: words.hull, of: account.sides.map(({ hull }) => (hull === null ? null : [hull.left, hull.max])) },
      { word: words.dealt, of: words.dealtBy }
    ].filter(({ of }) => of.some(one => one !== null))
    const across = 84 * k
    const at = (column: number): number => x + room - (shown.length - 1 - column) * across
    for (const [column, { word }] of shown.entries())
      to.text(at(column), from, 12, word, { ink: 'ink-2', anchor: 'end', width: across - 8 * k })
    for (const [side, { name }] of account.sides.entries()) {
      const y = from + (30 + side * 28) * k
      to.line(x, y - 20 * k, x + room, y - 20 * k, 'line')
      to.mark(side, x + 10 * k, y - 5 * k, 18)
      to.text(x + 26 * k, y, 15, name, { weight: 700, width: room - shown.length * across - 30 * k })
      for (const [column, { of }] of shown.entries()) {
        const value = of[side]
        const figure = typeof value === 'string' ? value : (value?.join('/') ?? '')
        to.text(at(column), y, 17, figure, { face: 'fig', weight: 700, anchor: 'end', width: across - 8 * k })
      }
    }
    return from + (18 + account.sides.length * 28) * k
  }

  function told(from: number, turns: EndWords['turns']): void {
    to.line(0, from, width, from, 'line')
    to.text(left, from + 24 * k, 15, words.turned, { weight: 700 })
    const across = (right - left + 24 * k) / turnsAcross
    const down = Math.ceil(turns.length / turnsAcross)
    for (const [i, { what, round }] of turns.entries()) {
      const x = left + across * Math.floor(i / down)
      const end = x + across - 24 * k
      const y = from + (50 + (i % down) * turnHeight) * k
      to.text(x, y, 14, `${String(i + 1)}.`, { face: 'fig', weight: 700 })
      to.lines(x + 22 * k, y - 14 * k, 14, what, { width: end - x - 90 * k, most: turnsAcross })
      to.text(end, y, 13, round, { ink: 'ink-2', anchor: 'end', width: 64 * k })
    }
  }

  function honours(from: number): void {
    const across = width / Math.max(1, words.honours.length)
    if (honoursHeight === 0) return
    to.bar(0, from, width, honoursHeight, 'rack')
    for (const [i, { unit, figure, what, more }] of words.honours.entries()) {
      const x = left * 0.6 + i * across
      if (i > 0) to.line(i * across, from, i * across, from + honoursHeight, 'line')
      // A narrow one has its figure under its ship.
      const [shipY, figureX, figureY] = isTall ? [from + 26 * k, x, from + 80 * k] : [from + honoursHeight / 2, x + 68 * k, from + 58 * k]
      if (unit !== undefined) to.ship(unit, x, shipY, isTall ? 44 : 60)
      to.text(figureX, figureY, 34, figure, { face: 'fig', weight: 700, width: 62 * k })
      const said = figureX + 68 * k
      const words = { width: (i + 1) * across - said - 6 * k }
      const named = to.lines(said, from + 10 * k, 12, what, { ...words, ink: 'ink-2', most: 2 })
      const after = to.lines(said, named, 15, unit?.name ?? '', { ...words, face: 'name', weight: 600 })
      to.lines(said, after, 12, more, { ...words, ink: 'ink-2', most: 2 })
    }
  }

  function fatesHeight(shrink: number): number {
    return account.sides.reduce((sum, _, side) => sum + rowsOf(side, shrink) * ROW * k * shrink + 8 * k, 0)
  }
  function rowsOf(side: number, shrink: number): number {
    return Math.max(1, Math.ceil(account.units.filter(unit => unit.side === side).length / inRowAt(shrink)))
  }
  function inRowAt(shrink: number): number {
    return Math.max(2, Math.round(columns / shrink))
  }

  function fates(from: number, shrink: number): void {
    const inRow = inRowAt(shrink)
    const across = (right - left - 24 * k) / inRow
    let row = from
    for (const side of account.sides.keys()) {
      const units = account.units.flatMap((unit, place) => (unit.side === side ? [{ unit, what: words.fates[place] ?? '' }] : []))
      const high = rowsOf(side, shrink) * ROW * k * shrink + 8 * k
      to.line(0, row, width, row, 'line')
      to.bar(0, row, 4 * k, high, `side-${sideLetter(side)}`)
      to.mark(side, left, row + high / 2, 18)
      for (const [i, { unit, what }] of units.entries()) {
        const x = left + 18 * k + across * (i % inRow)
        const top = row + 4 * k + Math.floor(i / inRow) * ROW * k * shrink
        const ship = 42 * shrink
        const wide = to.ship(unit, x, top + (ROW / 2) * k * shrink, ship) + 5 * k
        const said = { width: across - wide - 6 * k }
        const isOut = unit.fate !== null
        const name = {
          ...said,
          face: 'name',
          weight: 600,
          ink: isOut ? 'ink-3' : 'ink',
          most: 2,
          isStruck: unit.standing === 'destroyed'
        } as const
        const fate = { ...said, ink: 'ink-2', most: 2 } as const
        const tall = to.heightOf(13 * shrink, unit.name, name) + to.heightOf(11.5 * shrink, what, fate)
        const under = to.lines(x + wide, top + Math.max(0, (ROW * k * shrink - tall) / 2), 13 * shrink, unit.name, name)
        to.lines(x + wide, under, 11.5 * shrink, what, fate)
      }
      row += high
    }
  }
}
