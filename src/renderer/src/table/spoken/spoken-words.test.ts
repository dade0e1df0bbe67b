import { describe, expect, it } from 'vitest'
import type { StripView, TableView } from '@shared/core/view/table-view'
import type { LogLine } from '../../contract/log-line'
import { outcomeOf, sentences, standingOf, stripsOf } from './spoken-words'

const said = {
  t: (key: string, values?: unknown): string =>
    `${key.split('.').at(-1) ?? ''} ${typeof values === 'object' ? Object.values(values ?? {}).join(' ') : ''}`.trim(),
  say: (message: { readonly key: string } | string | number): string => (typeof message === 'object' ? message.key : String(message))
}
const line = (seq: number, key: string, told: LogLine['told'] = null): LogLine =>
  ({ seq, message: { key }, told, changes: [] as LogLine['changes'] }) as LogLine
const strip = (name: string, more: Partial<StripView> = {}): StripView =>
  ({ name, what: null, standingWord: null, words: [], gauges: [], parts: [], isActing: false, isTarget: false, ...more }) as StripView
const view = (...strips: readonly StripView[]): TableView => ({ sides: [{ strips }] }) as unknown as TableView

describe('what is said of an act', () => {
  it('is all its lines, up to what one can listen to', () => {
    expect(outcomeOf([line(1, 'old'), line(2, 'hit')], 1, said)).toBe('hit')
    expect(outcomeOf([line(2, 'a'), line(2, 'b'), line(2, 'c')], 1, said)).toBe('a; b; c')
    const many = Array.from({ length: 43 }, (_, i) => line(2, String(i)))
    expect(outcomeOf(many, 1, said)).toMatch(/^andMore 0; 1; .*; 37; 38; 42 3$/u)
  })
  it('tells of a correction what it made of what', () => {
    const changes = [{ label: { key: 'hp' }, from: 8, to: 2 }]
    expect(outcomeOf([{ ...line(2, 'hp'), changes }], 1, said)).toBe('hp, change 8 2')
    expect(outcomeOf([{ ...line(2, 'several'), changes }], 1, said)).toBe('several, hp change 8 2')
  })
  it('is one sentence, even where the log has two', () =>
    expect(outcomeOf([line(2, 'Spends. Dice: 4.'), line(2, 'Coup !')], 1, said)).toBe('Spends; Dice: 4; Coup'))
  it('leaves out steps in which nothing was done, and a line that what is due says again', () => {
    const passed = { ...line(2, 'Step 2'), fold: 'steps' } as LogLine
    expect(outcomeOf([line(2, 'hit'), passed, line(2, 'Step 3', 'heading')], 1, said, 'Step 3: who?')).toBe('hit')
    expect(outcomeOf([line(2, 'Step 3', 'heading')], 1, said, 'Step 4')).toBe('Step 3')
  })
  it('leaves out what is said elsewhere, unless there is nothing else', () => {
    expect(outcomeOf([line(2, 'Round 2', 'heading'), line(2, 'settled', 'result'), line(2, 'hit')], 1, said)).toBe('Round 2; hit')
    expect(outcomeOf([line(2, 'settled', 'result')], 1, said)).toBe('settled')
    expect(outcomeOf([], 1, said)).toBe('')
  })
})

describe('how a unit stands', () => {
  const gauge = { kind: 'hull', label: { key: 'Hull' }, quarters: 2, word: { key: 'half' }, figures: null } as const
  it('is its figures, what comes to them, and its marks', () => {
    const figures = { value: 5, max: 9, threshold: 4, coming: 2 }
    const hurt = strip('Lantern', { gauges: [{ ...gauge, figures }], words: [{ key: 'moved' }] })
    expect(standingOf(hurt, said)).toBe('unit Lantern gaugeComing Hull 5 9 2, moved')
    expect(standingOf(strip('Veil', { gauges: [gauge] }), said)).toBe('unit Veil Hull half')
    expect(standingOf(strip('Nothing'), said)).toBe('unit Nothing nothing')
    const told = (name: string): readonly { readonly key: string }[] => (name === 'Veil' ? [{ key: 'crew' }] : [])
    expect(standingOf(strip('Veil', { gauges: [gauge] }), said, told)).toBe('unit Veil Hull half, crew')
  })
  it('is asked of those that are named, else of whoever acts and is aimed at', () => {
    const both = view(strip('A', { isActing: true }), strip('B', { isTarget: true }), strip('C'))
    expect(stripsOf(both, ['C']).map(one => one.name)).toEqual(['C'])
    expect(stripsOf(both, ['nobody']).map(one => one.name)).toEqual(['A', 'B'])
  })
})

it('sentences end with a stop, once', () => expect(sentences('a', '', 'b?', 'c.')).toBe('a. b? c.'))
