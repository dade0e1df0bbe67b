import { describe, expect, it } from 'vitest'
import { FILES } from './repository'

/** What the style sheets have come down to. Lower a figure when you can; never raise one. */
const AT_MOST = { lines: 13_119, shared: 2_166 }
/** From here on, a declaration is a word of `styles/layout.css`. */
const MANY = 5

const LAYOUT = 'src/renderer/src/styles/layout.css'
const SHEETS = FILES.filter(file => file.path.startsWith('src/renderer/') && /\.(?:css|vue)$/u.test(file.path)).flatMap(({ path, text }) =>
  stylesIn(path, text).map(css => ({ path, css }))
)
/** In how many places each declaration stands. */
const PLACES = new Map<string, number>()
for (const one of SHEETS.flatMap(({ css }) => rulesIn(css).flat())) PLACES.set(one, (PLACES.get(one) ?? 0) + 1)

/** The values of each theme, which are data. */
const TOKENS = 'src/renderer/src/styles/tokens.css'
const REMEDY = 'use the classes of styles/layout.css (docs/adr/0047), or take as many lines away elsewhere'

describe('the style sheets', () => {
  it('grow no longer', () => {
    const lines = SHEETS.filter(({ path }) => path !== TOKENS).reduce((sum, { css }) => sum + css.split('\n').length, 0)
    expect(lines, REMEDY).toBeLessThanOrEqual(AT_MOST.lines)
  })

  it('repeat no more than they did what many places say', () => {
    const shared = [...PLACES.values()].filter(places => places >= MANY)
    expect(
      shared.reduce((sum, places) => sum + places, 0),
      REMEDY
    ).toBeLessThanOrEqual(AT_MOST.shared)
  })

  it('have each word once', () => {
    const words = SHEETS.filter(({ path }) => path === LAYOUT)
      .flatMap(({ css }) => rulesIn(css))
      .filter(rule => rule.length === 1)
      .flat()
    expect(words.filter((one, i) => words.indexOf(one) !== i)).toEqual([])
  })
})

/** The sheet itself, or the style blocks of a component. */
function stylesIn(path: string, text: string): readonly string[] {
  const blocks = path.endsWith('.css') ? [text] : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gsu)].map(([, css = '']) => css)
  return blocks.map(css => css.replace(/^\n|\n$/gu, '')).filter(css => css.trim() !== '')
}

/** The declarations of each rule, at whatever depth. */
function rulesIn(css: string): readonly (readonly string[])[] {
  const bare = css.replaceAll(/\/\*.*?\*\//gsu, '')
  return [...bare.matchAll(/\{([^{}]*)\}/gu)].map(([, body = '']) =>
    body
      .split(/;(?![^(]*\))/u)
      .map(one => one.trim().replaceAll(/\s+/gu, ' '))
      .filter(one => one !== '')
  )
}
