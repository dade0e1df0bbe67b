import { describe, expect, it } from 'vitest'
import type { Account, AccountUnit } from '@shared/report/account'
import { END_FORMATS, endDrawing, type EndFormat, type EndWords } from './end-drawing'
import { fitted } from './fitted'

const LONG = 'Reconnaissance-Battlecruiser of Northern Wolverhampton'
const FORMATS = Object.keys(END_FORMATS) as EndFormat[]

function ended(perSide: number, sides = 2): Account {
  const units = Array.from({ length: perSide * sides }, (_, i): AccountUnit => {
    const side = i % sides
    const hull = { left: 3, max: 9 }
    return {
      name: `${LONG} ${String(i)}`,
      side,
      number: i,
      group: '',
      hull,
      quarters: null,
      standing: 'fighting',
      standingWord: null,
      fate: null
    }
  })
  const hull = { left: 3, max: 9, start: 9 }
  return {
    name: 'The gap',
    copy: 'players',
    ending: { victor: 0 },
    sides: Array.from({ length: sides }, (_, side) => ({ name: LONG, standing: 1, of: 2, hull: side === 0 ? hull : null })),
    units,
    rounds: [9, 3].map(left => ({ hull: [left, null], word: { key: 'view.turn' } })),
    turningPoints: []
  } as unknown as Account
}

const words = (units: number): EndWords => ({
  headline: `${LONG} holds the field`,
  why: LONG,
  kept: LONG,
  standing: LONG,
  hull: LONG,
  dealt: LONG,
  turned: LONG,
  turns: Array.from({ length: 5 }, () => ({ what: LONG, round: 'round 2' })),
  honours: [{ unit: undefined, figure: '×5.0', what: LONG, more: LONG }],
  fates: Array.from({ length: units }, () => LONG),
  rounds: ['Round 1', 'Round 2'],
  foot: LONG,
  dealtBy: [null, null]
})

describe('the drawing of an end', () => {
  it.each(FORMATS)('keeps everything within a frame that is %s, with eight a side', format => {
    const { width, height, texts, ships } = endDrawing(ended(8), words(16), format)
    for (const { x, y } of [...texts, ...ships]) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThanOrEqual(height)
    }
  })

  it.each(FORMATS)('writes every name whole in a frame that is %s, however many there are', format => {
    const written = endDrawing(ended(20, 3), words(60), format).texts.map(({ text }) => text)
    for (const unit of ended(20, 3).units) expect(written.join(' ')).toContain(unit.name)
  })

  it('has a curve for those whose hull is known, and the turning points where there is none', () => {
    const drawn = endDrawing(ended(2), words(4), 'wide')
    const strokes = drawn.shapes.map(({ stroke }) => stroke)
    expect(strokes).toContain('var(--side-a)')
    expect(strokes).not.toContain('var(--side-b)')
    const { sides, ...rest } = ended(2)
    const unknown = endDrawing({ ...rest, sides: sides.map(side => ({ ...side, hull: null })) }, words(4), 'wide')
    expect(unknown.texts.filter(({ text }) => text === '5.')).toHaveLength(1)
  })

  it.each(FORMATS)('gives the room of a curve that is not known to the ships, under the turning points, in a frame that is %s', format => {
    const { sides, ...rest } = ended(4)
    const named = (account: Account) => ({ ...account, units: account.units.map((unit, i) => ({ ...unit, name: `Ship ${String(i)}` })) })
    const unknown = named({ ...rest, sides: sides.map(side => ({ ...side, hull: null })) })
    const namesIn = (account: Account, turns: EndWords['turns']) =>
      endDrawing(account, { ...words(8), turns }, format).texts.filter(({ text }) => text.startsWith('Ship '))
    const lastTurn = endDrawing(unknown, words(8), format).texts.find(({ text }) => text === '5.')
    for (const { y } of namesIn(unknown, words(8).turns)) expect(y).toBeGreaterThan(lastTurn?.y ?? Infinity)
    const size = (account: Account): number => namesIn(account, [])[0]?.['font-size'] ?? 0
    expect(size(unknown)).toBeGreaterThan(size(named(ended(4))))
  })
})

it('folds a text between words, and writes it smaller where that is not enough', () => {
  expect(fitted('one two three', 10, 60, 2).lines).toEqual(['one two', 'three'])
  const { size, lines } = fitted('one two three', 10, 40)
  expect(lines).toEqual(['one two three'])
  expect(size).toBeLessThan(7)
})
