import type { ElementHandle, Page } from 'playwright-core'
import { atRest } from './at-rest'
import { drawn } from './look'
import { seqOf } from './table'

/** What can be chosen in the panel of the centre without acting. */
const OPTIONS = [
  'input:is([type=radio], [type=checkbox])',
  'button:is([aria-pressed], [aria-expanded])',
  'select',
  '[role=spinbutton]',
  '[data-steps] button'
]
  .map(one => `[data-centre] ${one}`)
  .join(', ')

/** Until dice that are typed have reached the host, which no sign on the screen tells. */
const DRAFT_MS = 350

/** A control that can be pressed where it is. */
interface Place {
  /** Number of its element: the same as long as the element stays. */
  readonly id: number
  readonly name: string
  readonly box: readonly [left: number, top: number, right: number, bottom: number]
}

/**
 * Presses every option of the panel in turn, and tells what moved under the pointer by it. Where a press led to another panel, this one is
 * reached again; one that is an act is taken back.
 */
export async function jumpsIn(page: Page, reach: () => Promise<void>): Promise<readonly string[]> {
  const found: string[] = []
  await settled(page)
  const names = await optionsOf(page)
  for (const [nth, name] of names.entries()) {
    if ((await optionsOf(page)).join('\n') !== names.join('\n')) {
      await reach()
      await settled(page)
    }
    const option = (await page.$$(OPTIONS))[nth]
    // Another ship, or another roll, may have other options.
    if (option === undefined || (await optionsOf(page))[nth] !== name) continue
    if (!(await option.isEnabled().catch(() => false)) || !(await option.evaluate(isShown))) continue
    await option.evaluate(one => (one.closest('label') ?? one).scrollIntoView({ block: 'nearest' }))
    await settled(page)
    await page.evaluate(ms => new Promise(resolve => setTimeout(resolve, ms)), DRAFT_MS)
    const [before, seq] = [await page.evaluate(placesNow), await seqOf(page)]
    const back = await press(page, option)
    await settled(page)
    if ((await seqOf(page)) === seq) {
      found.push(...movedBetween(before, await page.evaluate(placesNow)).map(one => `${name}: ${one}`))
      await back()
      await settled(page)
    }
    // It was an act, at once or at the second press.
    if ((await seqOf(page)) !== seq) await page.keyboard.press('Control+z')
    await settled(page)
  }
  return found
}

/** Sizes at which the parts of the table are laid out differently. */
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1024, height: 640 },
  { width: 820, height: 1180 }
] as const

/**
 * Points at each ship, fleet or unit in turn and lets go of it again, and tells which part of the table moved or grew by it: what a panel
 * says may then be another thing, but the panel stays where it is. The table is left at rest.
 */
export async function movedByPointing(page: Page, rest: () => Promise<void>): Promise<readonly string[]> {
  const found: string[] = []
  const size = page.viewportSize() ?? SIZES[0]
  for (const one of SIZES) {
    await page.setViewportSize(one)
    await rest()
    await settled(page)
    const before = await page.evaluate(partsNow)
    const all = page.locator('.rack article').locator('visible=true')
    for (let nth = 0; nth < (await all.count()); nth += 1) {
      const name = (await all.nth(nth).getAttribute('aria-label')) ?? ''
      await all.nth(nth).locator('button').first().click()
      for (const when of ['is pointed at', 'is let go'] as const) {
        if (when === 'is let go') await rest()
        await settled(page)
        const after = await page.evaluate(partsNow)
        const moved = before.filter((part, i) => part !== after[i])
        if (moved.length > 0) found.push(`${String(one.width)}, ${name} ${when}: ${moved.join(', ')} became ${after.join(', ')}`)
      }
    }
  }
  await page.setViewportSize(size)
  await settled(page)
  return found
}

/** The parts of the table with their boxes. Runs in the page. */
function partsNow(): string[] {
  return ['.notices', '[data-centre]', '.lower', '.rack:not(.last)', '.rack.last'].map(part => {
    const box = document.querySelector(part)?.getBoundingClientRect()
    return `${part} ${box === undefined ? '-' : [box.left, box.top, box.width, box.height].map(Math.round).join(' ')}`
  })
}

/** Whether it, or the label that stands for it, is on the screen. Runs in the page. */
function isShown(option: Element): boolean {
  const { width, height } = (option.closest('label') ?? option).getBoundingClientRect()
  return width > 0 && height > 0 && option.closest('details:not([open])') === null
}

async function settled(page: Page): Promise<void> {
  await atRest(page)
  await drawn(page)
}

function optionsOf(page: Page): Promise<readonly string[]> {
  return page.locator(OPTIONS).evaluateAll(all =>
    all.map(one => {
      const label = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : undefined
      const said = one.getAttribute('aria-label') ?? label ?? (one instanceof HTMLSelectElement ? '' : one.textContent)
      return `${one.getAttribute('type') ?? one.localName} ${said.trim().replaceAll(/\s+/gu, ' ').slice(0, 30)} ${one.getAttribute('value') ?? ''}`
    })
  )
}

/** Presses it as a hand would, and returns how that is taken back. */
async function press(page: Page, option: ElementHandle<Element>): Promise<() => Promise<void>> {
  const kind = await option.evaluate(one => one.getAttribute('role') ?? one.getAttribute('type') ?? one.localName)
  const click = (one: ElementHandle<Element>): Promise<void> => one.evaluate(element => (element as HTMLElement).click())
  if (kind === 'spinbutton') {
    await option.focus()
    await page.keyboard.press('ArrowUp')
    return () => page.keyboard.press('ArrowDown')
  }
  if (kind === 'select') {
    const values = await option.evaluate(one => [...(one as HTMLSelectElement).options].map(({ value }) => value))
    const value = await option.evaluate(one => (one as HTMLSelectElement).value)
    await option.selectOption({ index: values.indexOf(value) === values.length - 1 ? 0 : values.length - 1 })
    return async () => void (await option.selectOption({ index: values.indexOf(value) }))
  }
  const chosen = kind === 'radio' ? await page.$(`[data-centre] input[name="${(await option.getAttribute('name')) ?? ''}"]:checked`) : null
  const target = await option.evaluateHandle(one => one.closest('label') ?? one)
  const box = await target.asElement().boundingBox()
  if (box === null) await click(option)
  else await page.mouse.click(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2)
  return async () => {
    if (kind === 'radio' ? chosen !== null : await option.isVisible().catch(() => false)) await click(chosen ?? option)
  }
}

/** What moved. A button that was made anew is still the same button; another choice has fields of its own. */
function movedBetween(before: readonly Place[], after: readonly Place[]): readonly string[] {
  return before.flatMap(old => {
    const isNew = (one: Place): boolean => !before.some(({ id }) => id === one.id)
    const now =
      after.find(one => one.id === old.id) ?? after.find(one => /^(?:button|dice)/u.test(old.name) && one.name === old.name && isNew(one))
    if (now === undefined || !isSameThing(old.name, now.name)) return []
    const by = now.box.map((edge, i) => Math.round(edge - (old.box[i] ?? 0)))
    // It may grow to its right, where it moves nothing else.
    return Math.abs(by[0] ?? 0) > 2 || Math.abs(by[1] ?? 0) > 2 ? [`“${old.name}” moved by ${by.join(' ')}`] : []
  })
}

/** A button that names something else by now, or a figure that is another, is another thing. */
function isSameThing(old: string, now: string): boolean {
  if (old.startsWith('number')) return old === now
  return !old.startsWith('button') || withoutFigures(old) === withoutFigures(now)
}
const withoutFigures = (name: string): string => name.replaceAll(/[+−\d]/gu, '')

/**
 * All that can be pressed where it is now, but for the log and the foot, which tell of each act. Runs in the page, so it must be
 * self-contained.
 */
function placesNow(): Place[] {
  const page = window as unknown as { known?: WeakMap<Element, number>; count?: number }
  page.known ??= new WeakMap()
  const controls = 'button, a[href], input, select, textarea, summary, [role=spinbutton], [role=option], article'
  const found: Place[] = []
  for (const control of document.querySelectorAll<HTMLElement>(`.app :is(${controls})`)) {
    if (control.closest('.pane.log, .foot-bar, dialog, [popover]') !== null) continue
    const target = control.matches('[type=radio], [type=checkbox]') ? (control.closest('label') ?? control) : control
    const { left, top, right, bottom } = target.getBoundingClientRect()
    if (right - left < 1 || bottom - top < 1) continue
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (hit === null || !(target.contains(hit) || (hit.contains(target) && control.matches(':disabled')))) continue
    const id = page.known.get(control) ?? (page.count = (page.count ?? 0) + 1)
    page.known.set(control, id)
    const said = control.getAttribute('aria-label') ?? (target.localName === 'label' ? target.textContent : control.textContent)
    const kind = control.matches('[data-dice-field]') ? 'dice' : control.matches('.why-number') ? 'number' : control.localName
    const room = control.closest('[data-centre]') === null ? 'beside ' : ''
    const name = `${kind} ${room}${said.trim().replaceAll(/\s+/gu, ' ').slice(0, 30)} ${control.getAttribute('value') ?? ''}`
    // What is chosen, or opened by it, is brought into sight where a rack or a panel is higher than its room; dice stay where they are.
    const scroller = control.closest('[data-pinned]') === null ? control.closest('.rack .scroll, .centre.scroll, .conductor.scroll') : null
    const scrolled = scroller?.scrollTop ?? 0
    found.push({ id, name: name.trim(), box: [left, top + scrolled, right, bottom + scrolled] })
  }
  return found
}
