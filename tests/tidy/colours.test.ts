import { describe, expect, it } from 'vitest'
import { FILES, places } from './repository'

const TOKENS = 'src/renderer/src/styles/tokens.css'
/** Paper has its own ink, whatever the theme on the screen. */
const PAPER = /\/(?:print|print-sheet)\.css$/u

const STYLED = FILES.filter(file => file.path.startsWith('src/renderer/src/') && /\.(?:css|vue)$/u.test(file.path))
const elsewhere = STYLED.filter(file => file.path !== TOKENS)
const tokens = STYLED.find(file => file.path === TOKENS)?.text ?? ''
/** Colours with one meaning each, which they take from the palette. */
const MEANINGS = [...tokens.matchAll(/^ {2}--([\w-]+): var\(--[\w-]+\);/gmu)].map(([, name = '']) => name)

describe('the colours', () => {
  it('stand in the tokens alone', () => {
    const literal = /(?<=:[^;{}]*)(?:#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\()(?=[^{}]*;)/giu
    const styles = elsewhere.filter(file => !PAPER.test(file.path)).map(file => ({ ...file, text: stylesOf(file) }))
    expect(places(styles, literal)).toEqual([])
  })

  it('are called by what they mean, and never as the palette calls the lamp', () => {
    expect(places(elsewhere, /var\(--(?:on-)?lamp\)/gu)).toEqual([])
  })

  it('have no meaning that is shown nowhere', () => {
    expect(MEANINGS).toEqual(expect.arrayContaining(['due', 'chosen', 'focus', 'actor', 'target', 'crossed']))
    expect(MEANINGS.filter(name => !elsewhere.some(file => file.text.includes(`var(--${name})`)))).toEqual([])
  })

  it('show a crossed threshold in one place', () => {
    expect(elsewhere.filter(file => /var\(--crossed\)/u.test(file.text)).map(file => file.path)).toEqual([
      'src/renderer/src/styles/marks.css'
    ])
  })

  it('are ours on every native box, which otherwise is blue', () => {
    const drawn = /class="[^"]*\b(?:box|switch|unseen|sr|covers)\b/u
    const boxes = STYLED.flatMap(({ path, text }) =>
      [...text.matchAll(/<input\b(?:=>|[^>])*?type="(?:checkbox|radio)"(?:=>|[^>])*>/gsu)].map(([input]) => ({ path, input }))
    )
    expect(boxes.length).toBeGreaterThan(50)
    expect(boxes.filter(({ input }) => !drawn.test(input)).map(({ path, input }) => `${path}: ${input}`)).toEqual([])
  })

  it('are all declared', () => {
    const declared = new Set(STYLED.flatMap(file => [...file.text.matchAll(/['"\s{;](--[\w-]+)['"]?:/gu)].map(found => found[1])))
    const used = elsewhere.flatMap(file => [...file.text.matchAll(/var\((--[\w-]+)\)/gu)].map(([, name]) => ({ path: file.path, name })))
    expect(used.filter(({ name }) => !declared.has(name)).map(({ path, name }) => `${path}: ${String(name)}`)).toEqual([])
  })
})

function stylesOf(file: (typeof FILES)[number]): string {
  if (file.path.endsWith('.css')) return file.text
  return [...file.text.matchAll(/<style[^>]*>(.*?)<\/style>/gsu)].map(found => found[1]).join('\n')
}
