import { describe, expect, it } from 'vitest'
import { markdownTokens } from './markdown-tokens'

/** The longest note a campaign holds. */
const NOTE = 20_000
const typed = { breaks: true, isOurs: false }
const filled = (unit: string, length = NOTE): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
const textOf = (text: string): string =>
  markdownTokens(text, typed)
    .map(({ raw }) => raw)
    .join('')

/** CPU time in milliseconds: what else the machine does must not count. */
function cost(text: string): number {
  const before = process.cpuUsage()
  markdownTokens(text, typed)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** Each took from 0.2 to 8 seconds in one go. */
const BAD = [
  '_**a',
  '*a_',
  "'_",
  'x_',
  '!',
  '> >',
  '> ',
  '+ ',
  '1. ',
  '**\n- ',
  'a\n- ',
  '\n  - [x]: ',
  '***`',
  '***1. <',
  '\n|a|b|\n|-|-|\na****',
  '\\`',
  ' ',
  '[',
  '![a]('
]

describe('a note as long as a note may be', () => {
  it.each(BAD)('holds nothing up, whatever it repeats: %j', unit => {
    markdownTokens(filled(unit, 1_000), typed)
    expect(cost(filled(unit))).toBeLessThan(600)
    expect(textOf(filled(unit)).replaceAll(/\s/gu, '')).toBe(filled(unit).replaceAll(/\s/gu, ''))
  })

  it('costs as much more as it is longer', () => {
    // By turns, and the least of many: a busy machine slows some of them down.
    const costs = Array.from({ length: 9 }, () => [5_000, NOTE].map(length => cost(filled('_**a', length))))
    const [short, long] = [0, 1].map(which => Math.min(...costs.map(pair => pair[which] ?? Infinity)))
    expect(long ?? Infinity).toBeLessThan(12 * Math.max(1, short ?? 0))
  })

  it('is read as a short one is: paragraphs, lists and numbers stay together', () => {
    const paragraph = `**Day** ${'one '.repeat(150)}`
    const read = markdownTokens(filled(`${paragraph}\n\n`, paragraph.length * 20), typed).filter(({ type }) => type !== 'space')
    expect(new Set(read.map(({ type }) => type))).toEqual(new Set(['paragraph']))
    const numbered = markdownTokens(Array.from({ length: 100 }, (_, i) => `${String(i + 1)}. a thing that was done`).join('\n'), typed)
    expect(numbered.every(({ type }) => type === 'list')).toBe(true)
  })

  it('keeps what is emphasised, up to more than a person writes in a paragraph', () => {
    const paragraph = '**a** _b_ '.repeat(10)
    const [token] = markdownTokens(paragraph, typed)
    expect(token?.type === 'paragraph' && token.tokens?.filter(({ type }) => type === 'strong' || type === 'em')).toHaveLength(20)
  })
})
