import { describe, expect, it } from 'vitest'
import { aStrip, aView } from '@kit/core/view'
import { firstShown, nextShown } from './next-shown'
import type { GaugeView, StripView, TableView } from './table-view'
import type { Shown } from './shown'

const gauge = (value: number, fields: Partial<GaugeView> = {}): GaugeView => ({
  kind: 'hull',
  label: { key: 'view.gauge.hull' },
  quarters: value > 10 ? 3 : 2,
  word: { key: `word.${String(value > 10)}` },
  figures: { value, max: 20, threshold: 10, coming: null },
  ...fields
})
const side = (...strips: readonly StripView[]): TableView =>
  aView({ sides: [{ marker: 0, name: 'Us', relation: 'own', notes: [], strips }] })
const between = (before: TableView, after: TableView): Shown => nextShown(firstShown(before), after)
const keys = (shown: Shown): readonly string[] => shown.lines.map(line => line.value.key)
const moments = (shown: Shown): readonly string[] => shown.moments.map(moment => moment.value.kind)

describe('what a viewer is told', () => {
  it('is nothing of what was before it came', () => {
    expect(firstShown(side(aStrip('Crow')))).toMatchObject({ lines: [], moments: [] })
  })
  it('is nothing where its view stays as it is: not even another object', () => {
    const shown = firstShown(side(aStrip('Crow')))
    expect(nextShown(shown, side(aStrip('Crow')))).toBe(shown)
  })
  it('is a gauge in figures where it knows them, in a word where it does not', () => {
    const unknown = (value: number): GaugeView => gauge(value, { figures: null })
    expect(between(side(aStrip('Crow', { gauges: [gauge(15)] })), side(aStrip('Crow', { gauges: [gauge(12)] }))).lines).toMatchObject([
      { n: 1, value: { key: 'view.line.gauge', values: { name: 'Crow', from: 15, to: 12 } } }
    ])
    expect(keys(between(side(aStrip('Crow', { gauges: [unknown(15)] })), side(aStrip('Crow', { gauges: [unknown(12)] }))))).toEqual([])
    expect(keys(between(side(aStrip('Crow', { gauges: [unknown(15)] })), side(aStrip('Crow', { gauges: [unknown(5)] }))))).toEqual([
      'view.line.gaugeWord'
    ])
  })
  it('is a scan that has shown more, and none that has shown no more than before', () => {
    const at = (level: number): TableView => side(aStrip('Crow', { scan: { level, of: 3 }, number: level }))
    const lines = [
      [0, 1],
      [2, 2],
      [2, 1]
    ].map(([before = 0, after = 0]) => keys(between(at(before), { ...at(after), isOver: true })))
    expect(lines).toEqual([['view.line.scanned'], [], []])
  })
  it('is who comes into sight and who goes, by name, whatever their new number', () => {
    const shown = between(side(aStrip('Crow')), side(aStrip('Wren'), aStrip('Crow', { number: 2, id: '0-2' })))
    expect(shown.lines.map(line => [line.value.key, line.value.values?.['name']])).toEqual([['view.line.appears', 'Wren']])
    expect(keys(between(side(aStrip('Crow')), side()))).toEqual(['view.line.vanishes'])
  })
  it('is how the battle ended, once, and large', () => {
    const says = { key: 'view.ending.nobody' }
    const over: TableView = { ...side(aStrip('Crow')), isOver: true, ending: { victor: null, kind: 'nobody', says, why: says, sides: [] } }
    const shown = between(side(aStrip('Crow')), over)
    expect(keys(shown)).toEqual(['view.ending.nobody'])
    expect(shown.moments.at(-1)?.value).toMatchObject({ kind: 'over', verb: says })
    expect(keys(between(over, { ...over, name: 'Another' }))).toEqual([])
  })
  it('is a new mark, a new step, and a scan that has shown more', () => {
    expect(keys(between(side(aStrip('Crow')), side(aStrip('Crow', { words: [{ key: 'on.fire' }] }))))).toEqual(['view.line.says'])
    expect(keys(between(aView(), aView({ heading: { key: 'next.step' } })))).toEqual(['view.line.step'])
    const scanned = (level: number): StripView => aStrip('Crow', { scan: { level, of: 3 } })
    expect([keys(between(side(scanned(0)), side(scanned(2)))), keys(between(side(scanned(2)), side(scanned(1))))]).toEqual([
      ['view.line.scanned'],
      []
    ])
  })
  it('is no more what has ended: a mark, an effect of a ship in a squadron, a standing', () => {
    const marked = aStrip('Crow', { words: [{ key: 'on.fire' }], parts: [{ ...aStrip('Sting'), words: [{ key: 'cut' }] }] })
    const told = between(side(aStrip('Crow', { parts: [aStrip('Sting')] })), side(marked))
    expect(told.lines.map(({ value }) => value.values?.['what'])).toEqual([{ key: 'on.fire' }, { key: 'cut' }])
    const repaired = nextShown(told, side({ ...marked, parts: [aStrip('Sting')] }))
    expect(repaired.lines.map(({ n, value }) => [n, value.values?.['what']])).toEqual([[1, { key: 'on.fire' }]])
    expect(
      firstShown(
        repaired.view,
        told.lines.map(({ value }) => value)
      ).lines
    ).toEqual(repaired.lines)
    const flees = between(side(aStrip('Crow')), side(aStrip('Crow', { standing: 'routed', standingWord: { key: 'routs' } })))
    const rallied = nextShown(flees, side(aStrip('Crow')))
    expect([flees, rallied].map(shown => shown.lines.map(({ value }) => value.values?.['what']))).toEqual([
      [{ key: 'routs' }],
      [{ key: 'view.standing.fighting' }]
    ])
  })
  it('is told of the ships of a squadron as of a ship', () => {
    const part = (value: number): StripView => aStrip('Wasps', { parts: [{ ...aStrip('Sting'), gauges: [gauge(value)] }] })
    expect(between(side(part(15)), side(part(9))).lines[0]?.value.values).toMatchObject({ name: 'Sting' })
  })
  it('counts on, and keeps the last twelve', () => {
    let shown = firstShown(side(aStrip('Crow', { gauges: [gauge(50)] })))
    for (let value = 49; value > 30; value -= 1) shown = nextShown(shown, side(aStrip('Crow', { gauges: [gauge(value)] })))
    expect([shown.lines.length, shown.lines.at(0)?.n, shown.lines.at(-1)?.n]).toEqual([12, 8, 19])
  })
})

describe('a moment to show large', () => {
  const flagship = (value: number, fields: Partial<GaugeView> = {}): TableView =>
    side(aStrip('Crow', { isFlagship: true, gauges: [gauge(value, fields)] }))

  it('is a flagship that falls to its threshold, once', () => {
    const shown = between(flagship(15), flagship(9))
    expect(shown.moments).toMatchObject([
      {
        n: 1,
        value: { kind: 'crippled', name: 'Crow', number: 1, before: 15, over: { key: 'view.moment.flagshipOf', values: { side: 'Us' } } }
      }
    ])
    expect(moments(nextShown(shown, flagship(5)))).toEqual(['crippled'])
  })
  it('is so at exactly its threshold, and not one above', () => {
    expect([11, 10].map(value => moments(between(flagship(15), flagship(value))))).toEqual([[], ['crippled']])
  })
  it('is, for those who do not know the figures, a flagship at half its hull', () => {
    const shown = between(flagship(15, { figures: null }), flagship(9, { figures: null }))
    expect(shown.moments[0]?.value.before).toBe(3)
  })
  it('is no other ship at its threshold, and no flagship that is mended', () => {
    expect(moments(between(side(aStrip('Crow', { gauges: [gauge(15)] })), side(aStrip('Crow', { gauges: [gauge(9)] }))))).toEqual([])
    expect(moments(between(flagship(9), flagship(15)))).toEqual([])
  })
  it.each(['routed', 'disabled', 'destroyed', 'gone'] as const)('is a ship %s', standing => {
    const shown = between(side(aStrip('Crow')), side(aStrip('Crow', { standing })))
    expect(moments(shown)).toEqual([standing])
    expect(moments(between(side(aStrip('Crow', { standing })), side(aStrip('Crow'))))).toEqual([])
  })
  it('is a squadron that falls to half its ships, once, beside each ship that is lost', () => {
    const wasps = (fighting: number, all = 4): TableView => {
      const parts = Array.from({ length: all }, (_, i) =>
        aStrip(`Sting ${String(i)}`, { standing: i < fighting ? 'fighting' : 'destroyed' })
      )
      return side(aStrip('Wasps', { parts }))
    }
    expect(moments(between(wasps(4), wasps(3)))).toEqual(['destroyed'])
    expect(between(wasps(3), wasps(2)).moments).toMatchObject([
      { value: { kind: 'crippled', name: 'Wasps' } },
      { value: { kind: 'destroyed', name: 'Sting 2' } }
    ])
    expect(moments(between(wasps(2), wasps(1)))).toEqual(['destroyed'])
    expect(moments(between(wasps(2, 2), wasps(1, 2)))).toEqual(['destroyed'])
    expect(moments(between(wasps(2, 3), wasps(1, 3)))).toEqual(['crippled', 'destroyed'])
  })
  it('is no flagship that a scan has shown to be one when it was low already', () => {
    const unknown = aStrip('Crow', { gauges: [gauge(9, { figures: null })] })
    expect(moments(between(side(unknown), flagship(9)))).toEqual([])
  })
  it('is the end of the battle', () => {
    expect(moments(between(aView(), aView({ isOver: true })))).toEqual(['over'])
  })
})
