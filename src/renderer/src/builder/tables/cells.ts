import type { Message, MessageValue } from '@shared/core/engine/message'
import { figureOf } from '@shared/exchange/foreign/tables/figure-of'
import { plainWord } from '@shared/exchange/foreign/tables/headings'
import { guarded, unguarded } from '@shared/kernel/formula-guard'
import type { CellKind, Reading, SaidAs } from '../../contract/tables/roster-table'
import { NAME_MAX, nameFrom } from '../../ui/text/name-text'
import { plainLine } from '../../ui/text/plain-line'

/** What is wrong with a cell, and what to write instead. */
export const wrong = (code: string, text: string, values: Readonly<Record<string, MessageValue>> = {}): { readonly problem: Message } => ({
  problem: { key: `tables.problem.${code}`, values: { ...values, text: shortened(text) } }
})

/** No more of a cell than a sentence can show. */
function shortened(text: string): string {
  return text.length > 40 ? `${[...text].slice(0, 40).join('')}…` : text
}

/** What parts several words or figures in one cell. */
const PARTS = /\s*[;,/|\n]\s*/u
const JOINED = '; '

/** One line, as fields take it. Line breaks of a spreadsheet become spaces. */
function lineOf(text: string): string {
  return plainLine(unguarded(text)).trim()
}

export const name: CellKind<string> = {
  write: guarded,
  read(text) {
    const read = nameFrom(lineOf(text))
    return read === null ? wrong('long', text, { most: NAME_MAX }) : { value: read }
  }
}

/** A line that may be empty. */
export const line = (most: number): CellKind<string> => ({
  write: guarded,
  read(text) {
    const value = lineOf(text)
    return value.length > most ? wrong('long', text, { most }) : { value }
  },
  empty: { value: '' }
})

/** A whole number. An empty cell is 0 where that is allowed, else what a new part has. */
export const figure = (min: number, max: number): CellKind<number> => ({
  write: String,
  read(text) {
    const value = figureOf(text)
    if (value === null) return min <= 0 ? { value: 0 } : wrong('figure', text, { min, max })
    return wholeIn(value, text, min, max)
  },
  ...(min <= 0 && { empty: { value: 0 } })
})

/** A whole number, or none. */
export const figureOrNone = (min: number, max: number): CellKind<number | null> => ({
  write: value => (value === null ? '' : String(value)),
  read(text) {
    const value = figureOf(text)
    return value === null ? { value } : wholeIn(value, text, min, max)
  },
  empty: { value: null }
})

function wholeIn(value: number | 'ambiguous' | undefined, text: string, min: number, max: number): Reading<number> {
  if (value === 'ambiguous') return wrong('thousands', text, { min, max })
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max ? { value } : wrong('figure', text, { min, max })
}

/** Several whole numbers, such as dice by range band. Written so that no spreadsheet takes them for a date. */
export const figures = (min: number, max: number, most: number): CellKind<readonly number[]> => ({
  write: value => value.join(JOINED),
  read: text =>
    listOf(
      text.split(/[\s;,/|]+/u).filter(part => part !== ''),
      most,
      text,
      part => wholeIn(figureOf(part) ?? undefined, text, min, max)
    ),
  empty: { value: [] }
})

/** Pairs of whole numbers: "8 = 6; 16 = 4". */
export const pairs = (firstMax: number, secondMax: number, most: number): CellKind<readonly (readonly [number, number])[]> => ({
  write: value => value.map(([one, other]) => `${String(one)} = ${String(other)}`).join(JOINED),
  read: text =>
    listOf(
      text.split(PARTS).filter(part => part !== ''),
      most,
      text,
      (part): Reading<readonly [number, number]> => {
        const [, one, other] = /^([^=:→>]+?)\s*(?:[=:→>]|->)\s*([^=:→>]+)$/u.exec(part) ?? []
        if (one === undefined || other === undefined) return wrong('pairs', text)
        const first = wholeIn(figureOf(one) ?? undefined, one, 0, firstMax)
        const second = wholeIn(figureOf(other) ?? undefined, other, 0, secondMax)
        if ('problem' in first) return first
        return 'problem' in second ? second : { value: [first.value, second.value] }
      }
    ),
  empty: { value: [] }
})

const YES = 'tables.yes'
const NO = 'tables.no'
const YES_SIGNS: readonly string[] = ['x', '1', 'true', 'vrai', 'v', 'y', 'o']
const NO_SIGNS: readonly string[] = ['0', 'false', 'faux', 'n']

export const flag: CellKind<boolean> = {
  write: (value, said) => first(said(value ? YES : NO)),
  read(text, said) {
    const word = plainWord(text)
    if (/^[\u2713\u2714\u2611]$/u.test(text) || is(word, said(YES), YES_SIGNS)) return { value: true }
    return word === '' || is(word, said(NO), NO_SIGNS) ? { value: false } : wrong('flag', text)
  },
  empty: { value: false }
}

function is(word: string, said: readonly string[], signs: readonly string[]): boolean {
  return signs.includes(word) || said.some(one => plainWord(one) === word)
}

/** One of a list, by what it is called under the first of these messages; the other names of it, and its own in files, are understood. */
export const choice = <One extends string>(of: readonly One[], ...called: readonly string[]): CellKind<One> => ({
  write: (value, said) => first(said(`${called[0] ?? ''}.${value}`)),
  read(text, said) {
    const value = named(of, called, text, said)
    return value === undefined ? wrong('choice', text, { choices: choicesOf(of, called, said) }) : { value }
  }
})

/** One of a list, or none, which is called so. */
export const choiceOrNone = <One extends string>(of: readonly One[], none: string, ...called: readonly string[]): CellKind<One | null> => {
  const one = choice(of, ...called)
  return {
    write: (value, said) => (value === null ? first(said(none)) : one.write(value, said)),
    read: (text, said) => (is(plainWord(text), said(none), ['']) ? { value: null } : one.read(text, said)),
    empty: { value: null }
  }
}

/** Several of a list, in their order. */
export const choices = <One extends string>(of: readonly One[], most: number, ...called: readonly string[]): CellKind<readonly One[]> => ({
  write: (value, said) => value.map(one => choice(of, ...called).write(one, said)).join(JOINED),
  read: (text, said) =>
    listOf(
      text.split(PARTS).filter(part => part !== ''),
      most,
      text,
      part => choice(of, ...called).read(part, said)
    ),
  empty: { value: [] }
})

function listOf<One>(parts: readonly string[], most: number, text: string, read: (part: string) => Reading<One>): Reading<readonly One[]> {
  const value: One[] = []
  for (const part of parts) {
    const one = read(part)
    if ('problem' in one) return one
    value.push(one.value)
  }
  return value.length > most ? wrong('several', text, { most }) : { value }
}

function named<One extends string>(of: readonly One[], called: readonly string[], text: string, said: SaidAs): One | undefined {
  const word = plainWord(text)
  const exact = of.find(one => one === text.trim())
  return (
    exact ??
    called.map(prefix => of.find(one => said(`${prefix}.${one}`).some(said => plainWord(said) === word))).find(one => one !== undefined)
  )
}

function choicesOf(of: readonly string[], called: readonly string[], said: SaidAs): string {
  return of.map(one => first(said(`${called[0] ?? ''}.${one}`))).join(', ')
}

function first(said: readonly string[]): string {
  return said[0] ?? ''
}
