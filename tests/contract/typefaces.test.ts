import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FACES } from '../../scripts/fonts/faces.mjs'
import { FILES, isTest, places } from '../tidy/repository'

const STYLES = 'src/renderer/src/styles/fonts.css'
const sheet = readFileSync(STYLES, 'utf8')
const page = readFileSync('src/renderer/index.html', 'utf8')

/** Every font file in the style sheet, with its family and its unicode range. */
const declared = [...sheet.matchAll(/@font-face \{([^}]+)\}/gu)]
  .map(([, body = '']) => ({
    family: /font-family: '([^']+)'/u.exec(body)?.[1] ?? '',
    file: /fonts\/([\w-]+\.woff2)/u.exec(body)?.[1] ?? '',
    display: /font-display: (\w+)/u.exec(body)?.[1] ?? '',
    codes: codesOf(/unicode-range:\s*([^;]+);/u.exec(body)?.[1] ?? '')
  }))
  .filter(({ file }) => file !== '')

/** All displayed text: components, styles and messages, and the rosters and battles shipped with the systems. */
const DRAWN = FILES.filter(
  file =>
    !isTest(file) &&
    ((file.path.startsWith('src/renderer/src/') && /\.(vue|json|css|ts)$/u.test(file.path)) ||
      /^src\/shared\/systems\/[^/]+\/samples\//u.test(file.path))
)
const STYLED = DRAWN.filter(file => /\.(vue|css)$/u.test(file.path) && file.path !== STYLES)

describe('the typefaces', () => {
  it('are declared file by file, each for the characters it draws', () => {
    expect(declared.map(({ file, family, codes }) => ({ file, family, codes }))).toEqual(
      FACES.map(({ file, family, codes }) => ({ file, family, codes: [...codes].sort((a, b) => a - b) }))
    )
    expect(declared.filter(({ display }) => display !== 'block')).toEqual([])
  })

  it('are fetched before the page asks where the first screen needs them', () => {
    const preloaded = [...page.matchAll(/<link rel="preload" as="font" type="font\/woff2" crossorigin href="\.\/src\/fonts\/([^"]+)"/gu)]
    expect(preloaded.map(found => found[1])).toEqual(FACES.map(({ file }) => file).filter(file => file.endsWith('-latin.woff2')))
  })

  it('draw every character the app writes by itself', () => {
    const known = new Set(FACES.flatMap(({ codes }) => codes))
    const foreign = DRAWN.flatMap(({ path, text }) =>
      [...new Set(text)].filter(char => char > '~' && !known.has(char.codePointAt(0) ?? 0)).map(char => `${path}: ${char}`)
    )
    expect(DRAWN.length).toBeGreaterThan(300)
    expect(foreign).toEqual([])
  })

  it('are named by the three stacks alone, so that nothing is drawn with what happens to be installed', () => {
    const named = places(STYLED, /(?:font-family:|\bfont:[^;]*\/[^;]*?) *[^;]*;/gu)
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(place => !/var\(--font-(?:ui|fig|name)\);$|: inherit;$/u.test(place))).toEqual([])
  })

  it('show figures on the line where they write names', () => {
    const rules = STYLED.flatMap(({ path, text }) =>
      [...text.matchAll(/\{[^{}]*var\(--font-name\);[^{}]*\}/gu)].map(([rule]) => ({ path, rule }))
    )
    expect(rules.length).toBe(9)
    expect(rules.filter(({ rule }) => !/var\(--font-name\);[^}]*font-variant-numeric: tabular-nums lining-nums;/u.test(rule))).toEqual([])
  })
})

function codesOf(range: string): readonly number[] {
  return range
    .split(',')
    .flatMap(part => {
      const [first = 0, last = first] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map(hex => Number.parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    })
    .filter(code => !Number.isNaN(code))
}
