import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Settings } from '@shared/campaign/settings'
import type { Page } from 'playwright-core'
import { sampled } from '../../support/explored'

export const PICTURES = join(import.meta.dirname, '..', 'pictures')
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export interface Looks {
  readonly themes: readonly Settings['theme'][]
  readonly languages: readonly Settings['language'][]
  readonly sizes: readonly { readonly width: number; readonly height: number }[]
}

/** Screens looked at in this file. */
let looked = 0

/**
 * Screenshots of the present screen in its looks, and its faults: axe findings at WCAG 2.2 AA, missing messages, or a page that scrolls.
 * Unless everything is explored, each screen is looked at in one theme, language and size, and the next one in others. The screen is left
 * as it was found.
 */
export async function lookAt(page: Page, screen: string, { themes, languages, sizes }: Looks): Promise<readonly string[]> {
  mkdirSync(PICTURES, { recursive: true })
  const found: string[] = []
  const before = await shownColours(page)
  const turn = (looked += 1)
  const colours = themes.flatMap(theme => languages.map(language => ({ theme, language })))
  for (const { theme, language } of sampled(colours, colours.length, turn)) {
    await settings(page, { theme, language })
    for (const size of sampled(sizes, sizes.length, turn + Math.floor(turn / colours.length))) {
      await page.setViewportSize(size)
      await drawn(page)
      await page.screenshot({ path: join(PICTURES, `${screen}.${language}-${theme}-${String(size.width)}x${String(size.height)}.png`) })
    }
    for (const finding of [...(await axe(page)), ...(await unsaid(page))]) found.push(`${screen} ${language} ${theme}: ${finding}`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight
    )
    if (overflow) found.push(`${screen} ${language} ${theme}: the page itself scrolls`)
  }
  await settings(page, before)
  await page.setViewportSize(sizes[0] ?? { width: 1366, height: 768 })
  return found
}

function shownColours(page: Page): Promise<Pick<Settings, 'theme' | 'language'>> {
  return page.evaluate(() => {
    const { dataset, lang } = document.documentElement
    return { theme: dataset['theme'] as Settings['theme'], language: lang.slice(0, 2) as Settings['language'] }
  })
}

/** Changes settings as another window would, and waits until this one shows them. */
export async function settings(page: Page, change: Pick<Settings, 'theme' | 'language'>): Promise<void> {
  const shown = page.locator(`html[data-theme=${change.theme}][lang^=${change.language}]`)
  if ((await shown.count()) > 0) return
  await page.evaluate(async wanted => {
    const now = await window.flagship.call('settings.get', {})
    if (now.ok) await window.flagship.call('settings.save', { settings: { ...(now.result as Settings), ...wanted } })
  }, change)
  await shown.waitFor()
  await drawn(page)
}

/** Longer than any animation. Off-screen animations are paused and would never end. */
const MOVES_MS = 1000

/** Waits until the screen is painted in its present size and colours: fonts loaded, animations finished. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async longest => {
    await document.fonts.ready
    // Elements are measured in the first frame; the result is painted in the second.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve))
    const still = Promise.allSettled(document.getAnimations().map(one => one.finished))
    await Promise.race([still, new Promise(resolve => setTimeout(resolve, longest))])
  }, MOVES_MS)
}

/** Message keys shown on the screen because their text is missing. */
export async function unsaid(page: Page): Promise<readonly string[]> {
  const text = await page.locator('body').innerText()
  return text.match(/\b(?:app|battle|rulings|sa|(?:dw|fa|pw|xw)(?:Builder|Table)?)\.[a-z]\w*(?:\.[\w-]+)*/gu) ?? []
}

export async function axe(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    async ([source, tags]) => {
      // The policy lets no script in but the page's own; an isolated evaluation may still define one.
      if (!('axe' in window)) (0, eval)(source)
      const { violations } = await (
        window as unknown as {
          axe: {
            run(
              context: Document,
              options: object
            ): Promise<{ violations: readonly { id: string; nodes: readonly { target: readonly string[] }[] }[] }>
          }
        }
      ).axe.run(document, {
        runOnly: { type: 'tag', values: tags }
      })
      return violations.map(violation => `${violation.id} at ${violation.nodes.map(node => node.target.join(' ')).join(', ')}`)
    },
    [AXE, TAGS] as const
  )
}
