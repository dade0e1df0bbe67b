import type { Page } from 'playwright-core'

/** Smallest side in px of what a finger presses. */
const FINGER = 44

/** Controls on the screen that are smaller than a finger, each with its size: alike ones once. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(smallOnScreen, FINGER)
}

/** Strips whose names are at another height than in the first of their kind, and racks side by side that begin at different heights. */
export async function unevenStrips(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const starts: number[] = []
    const heights = new Map<string, number>()
    for (const rack of document.querySelectorAll('.rack')) {
      const names = [...rack.querySelectorAll<HTMLElement>('article :is(h3, h4) button')].filter(name => name.checkVisibility())
      for (const name of names) {
        const strip = name.closest('article')
        const kind = strip?.classList[0] ?? ''
        const height = Math.round(name.getBoundingClientRect().top - (strip?.getBoundingClientRect().top ?? 0))
        const first = heights.get(kind) ?? height
        heights.set(kind, first)
        if (Math.abs(height - first) > 1)
          found.push(`“${name.innerText}” ${String(height)} px below the edge of its strip, not ${String(first)}`)
      }
      const list = rack.querySelector('.strips, .ships, .units')
      if (names.length > 0 && list !== null && list.scrollTop === 0) starts.push(Math.round(list.getBoundingClientRect().top))
    }
    if (new Set(starts).size > 1) found.push(`racks begin at ${starts.join(' and ')} px`)
    return found
  })
}

/** Parts of the dice prompt that are not in sight before anything is scrolled, by a finger's place on the screen. */
export async function diceOutOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const centre = document.querySelector('.plot > .centre')
    if (centre === null) return []
    const edge = centre.getBoundingClientRect()
    return [...centre.querySelectorAll('form.prompt :is([data-dice-field], .pad button, button[type=submit]), .d20 button')]
      .filter(part => part.checkVisibility())
      .filter(part => {
        const box = part.getBoundingClientRect()
        return box.top < edge.top - 1 || box.bottom > Math.min(edge.bottom, innerHeight) + 1
      })
      .map(part => `dice out of sight: ${part.textContent.trim() || part.localName}`)
  })
}

/** What names a key on the screen, which a finger has no use for. */
export async function namedKeys(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const caps = [...document.querySelectorAll<HTMLElement>('.app kbd')].filter(cap => cap.checkVisibility())
    const lines = document.body.innerText.match(/.*(?:\b(?:Shift|Esc|Tab|Ctrl)\b|(?:\bor|with|;) Enter\b).*/gu) ?? []
    return [...caps.map(cap => `a key: ${cap.innerText}`), ...lines.map(line => `names a key: ${line}`)]
  })
}

/** Runs in the page, so it must be self-contained. */
function smallOnScreen(finger: number): readonly string[] {
  const found = new Map<string, string>()
  const controls = 'button,a[href],input,select,textarea,summary,[role=button],[role=option],[role=radio],[data-hex]'
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ opacityProperty: false, visibilityProperty: true }) || control.closest('[inert]') !== null) continue
    if (control.matches(':disabled') || isPassed(control)) continue
    const box = targetOf(control).getBoundingClientRect()
    // Half a pixel is lost to the drawing.
    if (box.width === 0 || (box.width > finger - 0.6 && box.height > finger - 0.6)) continue
    const name = (control.getAttribute('aria-label') ?? control.textContent.trim()).slice(0, 24)
    const part = `${control.tagName.toLowerCase()}.${[...control.classList].join('.')}`
    if (!found.has(part)) found.set(part, `${part} “${name}” ${String(Math.round(box.width))}x${String(Math.round(box.height))}`)
  }
  return [...found.values()]

  /** A tap anywhere on a label does what its box does, and one anywhere on a strip what its name does. */
  function targetOf(control: HTMLElement): Element {
    if (control.matches('article :is(h3, h4) button')) return control.closest('article') ?? control
    if (control.matches('[type=checkbox],[type=radio]')) return control.closest('label') ?? control
    return control
  }

  /** A finger reaches through it to what is around it. */
  function isPassed(control: HTMLElement): boolean {
    return getComputedStyle(control).pointerEvents === 'none'
  }
}
