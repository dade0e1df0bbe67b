import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SHOWN_THEMES } from '@shared/campaign/themes'

const TOKENS = readFileSync(join(import.meta.dirname, '../../src/renderer/src/styles/tokens.css'), 'utf8')
const GROUNDS = ['ground', 'rack', 'strip', 'raise', 'well'] as const
const SIDES = ['side-a', 'side-b', 'side-c', 'side-d'] as const
/** Text colours: WCAG AA 4.5. */
const TEXTS = ['ink', 'ink-2', 'ink-3', 'alert', 'ok', 'lamp', ...SIDES] as const
/** Graphics, not text: WCAG AA 3. */
const PARTS = ['edge', 'shield', 'hull'] as const

describe.each(SHOWN_THEMES)('the colours of the %s theme', theme => {
  const colour = coloursOf(theme)

  it.each(TEXTS)('let %s be read on every ground', text => {
    for (const ground of GROUNDS)
      expect([ground, contrast(colour(text), colour(ground))]).toEqual([ground, expect.toSatisfy(isAtLeast(4.5))])
  })
  it.each(PARTS)('let %s be seen on every ground', part => {
    for (const ground of GROUNDS) expect([ground, contrast(colour(part), colour(ground))]).toEqual([ground, expect.toSatisfy(isAtLeast(3))])
  })
  it('let a marker and the lamp be read', () => {
    for (const side of SIDES) expect(contrast(colour('on-side'), colour(side))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour('on-lamp'), colour('lamp'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour('alert'), colour('alert-well'))).toBeGreaterThanOrEqual(4.5)
  })
})

describe('a theme', () => {
  const tokensOf = (theme: string): readonly string[] => [...blockOf(theme).matchAll(/--([\w-]+):/gu)].map(([, name = '']) => name).sort()

  it.each(SHOWN_THEMES)('called %s says of every colour what it is', theme => {
    const colours = tokensOf('light')
    expect(colours.length).toBeGreaterThan(20)
    expect(tokensOf(theme)).toEqual(expect.arrayContaining([...colours]))
  })
})

describe('night red', () => {
  const all = [...blockOf('night').matchAll(/#([0-9a-f]{6})/gu)].map(([, hex = '']) => channels(hex))

  it('is red on black: no green or blue light worth naming', () => {
    expect(all.length).toBeGreaterThan(20)
    // Relative luminance: red 0.21, green 0.72, blue 0.07.
    for (const [red, green, blue] of all) expect(Math.max(green, blue)).toBeLessThanOrEqual(red * 0.55)
  })
  it('tells no two sides apart by colour, so that shape must', () => {
    const colour = coloursOf('night')
    expect(new Set(SIDES.map(colour)).size).toBe(1)
  })
})

function blockOf(theme: string): string {
  return new RegExp(`data-theme='${theme}'\\] \\{([^}]*)\\}`, 'u').exec(TOKENS)?.[1] ?? ''
}

function coloursOf(theme: string): (token: string) => string {
  const values = new Map([...blockOf(theme).matchAll(/--([\w-]+): #([0-9a-f]{6});/gu)].map(([, name = '', hex = '']) => [name, hex]))
  return token => {
    const hex = values.get(token)
    if (hex === undefined) throw new Error(`${theme} has no --${token}`)
    return hex
  }
}

function channels(hex: string): readonly [number, number, number] {
  const [red, green, blue] = [0, 2, 4].map(at => parseInt(hex.slice(at, at + 2), 16))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** Contrast by WCAG 2.2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map(value => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function isAtLeast(least: number): (value: number) => boolean {
  return value => value >= least
}
