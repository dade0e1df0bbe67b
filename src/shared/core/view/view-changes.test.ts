import { describe, expect, it } from 'vitest'
import type { SideView, StripView, TableView } from './table-view'
import { viewChanges } from './view-changes'

const strip = (name: string, number: number, hull: number, more: Partial<StripView> = {}): StripView => ({
  id: `0-${String(number)}`,
  number,
  name,
  what: null,
  isFlagship: false,
  isMine: false,
  isActing: false,
  scan: null,
  parts: [],
  words: [],
  standing: 'fighting',
  standingWord: null,
  isTarget: false,
  isHidden: false,
  gauges: [
    {
      kind: 'hull',
      label: { key: 'hull' },
      quarters: 4,
      word: { key: 'w' },
      figures: { value: hull, max: 9, threshold: null, coming: null }
    },
    { kind: 'shield', label: { key: 'shield' }, quarters: 4, word: { key: 'w' }, figures: null }
  ],
  ...more
})
const view = (...strips: readonly StripView[]): TableView => ({
  systemId: 's',
  name: 'Gap',
  round: { word: { key: 'r' }, number: 1 },
  heading: { key: 'h' },
  steps: [],
  turn: [],
  sides: [{ marker: 1, name: 'Tithe', relation: 'open', notes: [], strips } satisfies SideView],
  now: null,
  then: null,
  isOver: false
})
const lost = { standing: 'destroyed', standingWord: { key: 'lost' } } as const

describe('what two views add up to', () => {
  it('is nothing while nothing changed', () => {
    expect(viewChanges(view(strip('Wren', 1, 5)), view(strip('Wren', 1, 5)))).toEqual([])
  })

  it('is each unit that lost points or stands otherwise, by its name though its number shifted', () => {
    const before = view(strip('Wren', 1, 5), strip('Rook', 2, 4), strip('Crow', 3, 3))
    const after = view(strip('Gull', 1, 9), strip('Wren', 2, 5), strip('Rook', 3, 1), strip('Crow', 4, 0, lost))
    expect(viewChanges(before, after)).toEqual([
      { marker: 1, number: 1, name: 'Gull', gauges: [], standing: null, isNew: true },
      { marker: 1, number: 3, name: 'Rook', gauges: [{ label: { key: 'hull' }, from: 4, to: 1 }], standing: null, isNew: false },
      { marker: 1, number: 4, name: 'Crow', gauges: [{ label: { key: 'hull' }, from: 3, to: 0 }], standing: { key: 'lost' }, isNew: false }
    ])
  })

  it('tells units of one name apart by their order', () => {
    const changes = viewChanges(view(strip('Dart', 1, 3), strip('Dart', 2, 3)), view(strip('Dart', 1, 3), strip('Dart', 2, 1)))
    expect(changes.map(({ number }) => number)).toEqual([2])
  })

  it('looks into squadrons, and tells ships of one name in two squadrons apart', () => {
    const wing = (name: string, number: number, hull: number): StripView => strip(name, number, 9, { parts: [strip('Dart', 1, hull)] })
    const changes = viewChanges(view(wing('Red', 1, 3), wing('Blue', 2, 3)), view(wing('Red', 1, 3), wing('Blue', 2, 1)))
    expect(changes.map(({ name, number }) => [name, number])).toEqual([['Dart', 2]])
  })
})
