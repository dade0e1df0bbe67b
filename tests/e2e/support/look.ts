import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Settings } from '@shared/campaign/settings'
import type { Page } from 'playwright-core'
import { isSampled, sampled } from '../../support/explored'
import { nightLight } from './night-light'

/** Where pictures go. The folder is created with the first. */
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
 * The faults of the present screen in its looks: axe findings at WCAG 2.2 AA, missing messages, a page that scrolls, a disabled button
 * that is lit, or green and blue light in night red. Every theme, every language and every size is looked at, though not with every
 * other; the next screen pairs them differently. Unless everything is explored, one screen in three is looked at, once. It is left as it
 * was found.
 */
export async function lookAt(page: Page, screen: string, looks: Looks): Promise<readonly string[]> {
  looked += 1
  await drawn(page)
  if (!isSampled(3, looked)) return []
  const found: string[] = []
  const before = await shownColours(page)
  const pairs = pairsOf(looks, looked)
  for (const { theme, language, size } of sampled(pairs, pairs.length, 0)) {
    await settings(page, { theme, language })
    await page.setViewportSize(size)
    await drawn(page)
    await picture(page, `${screen}.${language}-${theme}-${String(size.width)}x${String(size.height)}`)
    const shines = theme === 'night' ? await nightLight(page) : []
    for (const finding of [...(await axe(page)), ...(await unsaid(page)), ...(await lamps(page)), ...shines])
      found.push(`${screen} ${language} ${theme}: ${finding}`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight
    )
    if (overflow) found.push(`${screen} ${language} ${theme} ${String(size.width)}: the page itself scrolls`)
  }
  await settings(page, before)
  await page.setViewportSize(looks.sizes[0] ?? { width: 1366, height: 768 })
  return found
}

/** As many looks as the longest list is long. Each turn begins with another of all that could be. */
function pairsOf({ themes, languages, sizes }: Looks, turn: number) {
  const longest = Math.max(themes.length, languages.length, sizes.length)
  return Array.from({ length: longest }, (_, nth) => ({
    theme: at(themes, nth + turn),
    language: at(languages, nth + Math.floor(turn / themes.length)),
    size: at(sizes, nth + Math.floor(turn / (themes.length * languages.length)))
  }))
}

function at<T>(list: readonly T[], nth: number): T {
  const one = list[nth % list.length]
  if (one === undefined) throw new Error('Nothing to look at')
  return one
}

/** A picture of the screen in `tests/e2e/pictures`, for those who ask for pictures with `FLAGSHIP_PICTURES=1`. No test reads them. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env['FLAGSHIP_PICTURES'] !== undefined) await page.screenshot({ path: join(PICTURES, `${name}.png`) })
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

/** Buttons that wear the colour of what is due though they cannot be pressed. */
export function lamps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'var(--due)'
    const { backgroundColor: due } = getComputedStyle(probe)
    probe.remove()
    const lit = [...document.querySelectorAll('button:is(:disabled, [aria-disabled=true])')].filter(
      one => getComputedStyle(one).backgroundColor === due
    )
    return lit.map(one => `lit, though disabled: ${one.textContent.trim()}`)
  })
}

/** Message keys shown on the screen because their text is missing. */
export async function unsaid(page: Page): Promise<readonly string[]> {
  const text = await page.locator('body').innerText()
  return text.match(/\b(?:app|battle|rulings|(?:sa|dw|fa|pw|xw)(?:Builder|Table|Lesson)?)\.[a-z]\w*(?:\.[\w-]+)*/gu) ?? []
}

/** What axe has against the screen as it comes to rest: what still moves, or waits off screen to move, is put where it ends. */
export async function axe(page: Page): Promise<readonly string[]> {
  // The policy lets no script in but the page's own; an isolated evaluation may still define one. It is sent once to each page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async tags => {
    for (const moving of document.getAnimations()) if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish()
    // All that passes is not told in detail, which takes as long as the rules themselves.
    const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] }
    const { violations } = await (window as unknown as AxeWindow).axe.run(document, options)
    return violations.map(violation => `${violation.id} at ${violation.nodes.map(node => node.target.join(' ')).join(', ')}`)
  }, TAGS)
}

interface AxeWindow {
  readonly axe: {
    run(
      context: Document,
      options: object
    ): Promise<{
      readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: readonly string[] }[] }[]
    }>
  }
}
