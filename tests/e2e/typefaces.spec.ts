import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES, SOURCE_LOCALE } from '@shared/kernel/locale'
import { startSample } from './support/begin'
import { FIRST_FACES, facesRead } from './support/faces-read'
import { FONTS, type Fonts } from './support/installed-fonts'
import { drawn, settings } from './support/look'
import { removeFolder } from './support/remove-folder'
import { startWebApp, type WebApp } from './support/web-app'

/** Size limit of the typefaces on the first screen, in bytes. */
const FIRST_BYTES_MAX = 70_000

/**
 * Widths in pixels, as the files have them: the largest gauge, a name, French per cent with its narrow space, signs, and names from afar.
 */
const WIDTHS = [
  { what: 'the largest gauge', font: '700 15px var(--font-fig)', text: '121→118/121', width: 79.5 },
  { what: 'a name', font: '600 15px var(--font-name)', text: 'Lantern of Meridian', width: 141 },
  { what: 'per cent in French', font: '400 13px var(--font-ui)', text: '65\u202f%', width: 29.2 },
  { what: 'ten figures', font: '400 13px var(--font-ui)', text: '0123456789', width: 78 },
  { what: 'ten signs', font: '400 13px var(--font-ui)', text: '+−+−+−+−+−', width: 78 },
  { what: 'letters of other tongues', font: '600 15px var(--font-name)', text: 'Łódź Ÿ', width: 46.1 },
  { what: 'all symbols', font: '400 13px var(--font-ui)', text: '→←↑↓↵⇧⏎≤≥∴', width: 90.2 }
]

describe.each(FONTS)('the typefaces of the app, with $fonts', ({ browserEnv }: Fonts) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-faces-'))
  const fetched: string[] = []
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir, browserEnv })
    page = app.page
    // The first look asks for its symbols only once it is drawn; they are no file of the second.
    await page.locator('.welcome').waitFor()
    await drawn(page)
    page.on('request', request => {
      if (request.resourceType() === 'font') fetched.push(request.url())
    })
    await page.reload()
    await page.locator('.welcome').waitFor()
    await drawn(page)
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('are read with the first screen: three files of the app and its symbols, and no more than it needs', async () => {
    expect(await facesRead(page)).toEqual(FIRST_FACES)
    expect(fetched.map(url => new URL(url).pathname.replace(/-[\w-]{8}\.woff2$/u, '')).sort()).toEqual(
      ['figures-latin', 'names-latin', 'symbols', 'text-latin'].map(name => `/assets/flagship-${name}`)
    )
    const sizes = await page.evaluate(
      urls => Promise.all(urls.map(async url => (await (await fetch(url)).arrayBuffer()).byteLength)),
      fetched
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_BYTES_MAX)
  })

  it.each(WIDTHS)('draw $what as wide as everywhere', async ({ font, text, width }) => {
    expect(Math.abs((await widthOf(page, font, text)) - width)).toBeLessThan(0.1)
  })

  it.each(LOCALES)('cut nothing off in a battle on a small screen, in %s', async language => {
    if (language === SOURCE_LOCALE) await startSample(page)
    await settings(page, { theme: 'dark', language })
    await drawn(page)
    const { looked, cut } = await cutWords(page)
    expect(looked).toBeGreaterThan(20)
    expect(cut).toEqual([])
  })

  it('come from the app alone, and leave nothing to complain of', () => {
    expect(fetched.filter(url => new URL(url).origin !== app.origin)).toEqual([])
    expect(app.complaints).toEqual([])
  })
})

function widthOf(page: Page, font: string, text: string): Promise<number> {
  return page.evaluate(
    async ([style, words]) => {
      const span = document.createElement('span')
      span.style.font = style
      span.style.whiteSpace = 'pre'
      span.style.position = 'absolute'
      span.textContent = words
      document.body.append(span)
      // Asked for by being laid out.
      span.getBoundingClientRect()
      await document.fonts.ready
      const { width } = span.getBoundingClientRect()
      span.remove()
      return width
    },
    [font, text] as const
  )
}

/** How many texts on the table are names of units or would end in an ellipsis if they were cut off, and those that are cut. */
function cutWords(page: Page): Promise<{ readonly looked: number; readonly cut: readonly string[] }> {
  return page.evaluate(() => {
    const clipped = [...document.querySelectorAll('.app *')].filter(
      one => (one.matches('.unit-name') || getComputedStyle(one).textOverflow === 'ellipsis') && one.clientWidth > 0
    )
    return {
      looked: clipped.length,
      cut: clipped.filter(one => one.scrollWidth > one.clientWidth).map(one => `${one.className}: ${one.textContent}`)
    }
  })
}
