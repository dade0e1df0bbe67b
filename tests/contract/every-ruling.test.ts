import { describe, expect, it } from 'vitest'
import { SYSTEMS } from '@shared/systems'
import { LOCALES } from '@shared/kernel/locale'
import { messagesOf } from '../support/messages'
import { CODE, isTest } from '../tidy/repository'

const systems = Object.entries(SYSTEMS).map(([id, { rules }]) => ({ id, rulings: rules.rulings }))

describe.each(systems)('every ruling of $id', ({ id, rulings }) => {
  const rooms = [`src/shared/systems/${id}/`, `src/renderer/src/systems/${id}/`]
  const tests = CODE.filter(file => isTest(file) && rooms.some(room => file.path.startsWith(room)))
  const titles = tests.flatMap(file => titlesIn(file.text))

  it('is there', () => {
    expect(rulings.length).toBeGreaterThan(0)
  })

  it('names as commonly played a reading that it has and that is not its default', () => {
    const wrong = rulings.filter(({ values, common }) => common !== undefined && !values.slice(1).includes(common))
    expect(wrong.map(ruling => ruling.key)).toEqual([])
  })

  it('is tested in each of its readings', () => {
    const tested = new Set(titles.flatMap(readingsIn))
    const readings = rulings.flatMap(ruling => ruling.values.map(value => `${ruling.key} = ${value}`))
    expect(readings.filter(reading => !tested.has(reading))).toEqual([])
  })

  it('is set in each reading by a test that names it', () => {
    const bodies = tests.map(file => ({ readings: new Set(titlesIn(file.text).flatMap(readingsIn)), code: withoutTitles(file.text) }))
    const isSet = (key: string, value: string): boolean =>
      bodies.some(({ readings, code }) => readings.has(`${key} = ${value}`) && code.includes(`'${key}'`) && hasWord(code, value))
    // The default is set by nobody: it is there where nothing is said.
    const readings = rulings.flatMap(({ key, values }) => values.slice(1).map(value => ({ key, value: String(value) })))
    expect(readings.filter(({ key, value }) => !isSet(key, value))).toEqual([])
  })

  it('has no reading in a title that it does not have', () => {
    const known = new Set(rulings.flatMap(ruling => ruling.values.map(value => `${ruling.key} = ${value}`)))
    expect(titles.flatMap(readingsIn).filter(reading => !known.has(reading))).toEqual([])
  })

  it.each(LOCALES)('has its name, what the text says, each reading and why, in %s', language => {
    const messages = messagesOf(language)
    const needed = rulings.flatMap(ruling => {
      const topic = `rulings.${ruling.key}`
      const readings = ruling.values.flatMap(value => [`${topic}.values.${value}`, `${topic}.short.${value}`])
      return [`${topic}.title`, `${topic}.source`, `${topic}.why`, ...readings]
    })
    expect(needed.filter(key => !messages.has(key))).toEqual([])
  })
})

describe('readings in titles', () => {
  it('are written as key and value', () => {
    const test = "describe('x (sa.emp = always)', () => {\n  it.each([1])('y (sa.a = 0, sa.b = true)', () => {})\n  // sa.c = no\n})"
    expect(titlesIn(test).flatMap(readingsIn)).toEqual(['sa.emp = always', 'sa.a = 0', 'sa.b = true'])
  })
})

describe('a test that names a reading and never sets it', () => {
  it('says no word of it but in its title', () => {
    const test = "it('is never so (sa.a = never)', () => {\n  expect(play({ 'sa.a': 'always' })).toBe(1)\n})"
    expect([hasWord(test, 'never'), hasWord(withoutTitles(test), 'never'), hasWord(withoutTitles(test), 'always')]).toEqual([
      true,
      false,
      true
    ])
  })
})

/** The first text after `describe(` or `it(`, with or without `.each(...)`. */
function titlesIn(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:describe|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/gu)].map(found => found[2] ?? '')
}

function withoutTitles(text: string): string {
  return titlesIn(text).reduce((rest, title) => rest.replace(title, ''), text)
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`, 'u').test(text)
}

function readingsIn(title: string): readonly string[] {
  return title.match(/\b[a-z]+\.\w+ = \w+/gu) ?? []
}
