import type { Page } from 'playwright-core'

/**
 * Layout faults of the screen, found by comparing boxes: texts printed over one another, text that is cut without an ellipsis and its
 * full wording as title, a name or a chip that is cut at all, controls that no scrolling brings whole into sight, and parts that scroll
 * sideways.
 */
export async function faultsIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(faultsOfScreen)
}

/** Runs in the page, so it must be self-contained. */
function faultsOfScreen(): readonly string[] {
  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  interface Word {
    readonly element: Element
    readonly text: string
    /** The box of the glyphs, and its visible part. */
    readonly whole: Box
    readonly seen: Box
  }
  const found = new Set<string>()
  const app = document.querySelector('.app')
  if (app === null) return ['no screen']
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const nameOf = (element: Element): string => {
    const name = (one: Element): string => `${one.localName}${[...one.classList].map(word => `.${word}`).join('')}`
    const above = element.parentElement
    return `${above === null ? '' : `${name(above)} > `}${name(element)}`
  }
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom)
  })
  const isEmpty = (box: Box): boolean => box.right - box.left < 1 || box.bottom - box.top < 1
  /** For screen readers only. */
  const isOnlyHeard = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && at !== app; at = at.parentElement)
      if (styleOf(at).clipPath === 'inset(50%)') return true
    return false
  }
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isOnlyHeard(element)
  const scrolls = (style: CSSStyleDeclaration, axis: 'X' | 'Y'): boolean => /auto|scroll/u.test(style[`overflow${axis}`])
  const cuts = (style: CSSStyleDeclaration, axis: 'X' | 'Y'): boolean =>
    style[`overflow${axis}`] !== 'visible' || /paint|strict|content/u.test(style.contain)

  /** The visible part of a box, after everything around it that clips. */
  function seenOf(element: Element, box: Box, isSelf = false): Box {
    let seen = common(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
    for (let at = isSelf ? element : element.parentElement; at !== null && at !== app; at = at.parentElement) {
      const style = styleOf(at)
      if (style.display === 'contents' || style.display === 'inline') continue
      const edge = at.getBoundingClientRect()
      if (cuts(style, 'X')) seen = { ...seen, left: Math.max(seen.left, edge.left), right: Math.min(seen.right, edge.right) }
      if (cuts(style, 'Y')) seen = { ...seen, top: Math.max(seen.top, edge.top), bottom: Math.min(seen.bottom, edge.bottom) }
      if (style.position === 'fixed') break
    }
    return seen
  }

  const words: Word[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    const text = (node.textContent ?? '').trim()
    if (element === null || text === '' || /^(?:script|style|option|title)$/iu.test(element.localName) || !isVisible(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue
      // The glyphs take up about the middle of their line.
      const rim = line.height * 0.24
      const whole = { left: line.left + 0.5, right: line.right - 0.5, top: line.top + rim, bottom: line.bottom - rim }
      words.push({ element, text, whole, seen: seenOf(element, whole, true) })
    }
  }

  for (const { element, text, whole, seen } of words) {
    // A close-up of a drawing ends at its frame.
    if (element instanceof SVGElement) continue
    const isCutAside = seen.left > whole.left + 1.5 || seen.right < whole.right - 1.5
    const isCutBelow = seen.top > whole.top + 1.5 || seen.bottom < whole.bottom - 1.5
    if (!isCutAside && !isCutBelow) continue
    let isExcused = false
    let shortened: Element | null = null
    for (let at: Element | null = element; at !== null && at !== app; at = at.parentElement) {
      const style = styleOf(at)
      if (isCutAside && style.textOverflow === 'ellipsis' && cuts(style, 'X')) shortened ??= at
      const edge = at.getBoundingClientRect()
      // Whatever scrolls is reached by scrolling.
      if (scrolls(style, 'Y') && (whole.top < edge.top || whole.bottom > edge.bottom)) isExcused = true
      if (scrolls(style, 'X') && (whole.left < edge.left || whole.right > edge.right)) isExcused = true
    }
    // Hints without room are left out completely: the list of keys has all of them.
    if (isExcused || (isEmpty(seen) && element.closest('[data-spills]') !== null)) continue
    if (shortened !== null && element.closest('.chip, .unit-name') !== null) {
      found.add(`half a chip or a name: “${text.slice(0, 40)}” in ${nameOf(shortened)}`)
    } else if (shortened !== null) {
      shortened.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      const titles: string[] = []
      for (let at: Element | null = shortened; at !== null; at = at.parentElement) titles.push(at.getAttribute('title') ?? '')
      if (titles.some(title => title.replaceAll(/\s+/gu, ' ').includes(text.replaceAll(/\s+/gu, ' ')))) continue
      found.add(`shortened without a title: “${text.slice(0, 40)}” in ${nameOf(shortened)}`)
    } else found.add(`cut ${isCutAside ? 'aside' : 'below'}: “${text.slice(0, 40)}” in ${nameOf(element)}`)
  }

  /** A strip that is pinned to the edge of its rack covers others on purpose: they scroll under it. */
  const isPinned = (element: Element): boolean => {
    const strip = element.closest('[data-pinned]')
    return strip !== null
  }
  const seenWords = words.filter(word => !isEmpty(word.seen)).sort((a, b) => a.seen.top - b.seen.top)
  seenWords.forEach((word, i) => {
    for (const other of seenWords.slice(i + 1)) {
      if (other.seen.top >= word.seen.bottom) break
      const both = common(word.seen, other.seen)
      if (both.right - both.left < 1.5 || both.bottom - both.top < 1.5) continue
      if (isPinned(word.element) !== isPinned(other.element)) continue
      // A shortened text has two boxes: the visible part, and the whole.
      if (word.element === other.element && word.text === other.text) continue
      found.add(
        `over one another: “${word.text.slice(0, 30)}” in ${nameOf(word.element)} and “${other.text.slice(0, 30)}” in ${nameOf(other.element)}`
      )
    }
  })

  // Lists below the centre show whole rows only, and the ledger its newest.
  for (const row of document.querySelectorAll('[data-pane] .scroll :is(li, tbody tr)')) {
    if (!isVisible(row)) continue
    const box = row.getBoundingClientRect()
    const seen = seenOf(row, box)
    const share = isEmpty(seen) ? 0 : (seen.bottom - seen.top) / box.height
    if (share > 0.1 && share < 0.9) found.add(`half a row: ${nameOf(row)}`)
    if (row.matches('.led tbody tr:last-child') && share < 0.9) found.add('the newest attack is out of sight')
  }

  // Nor does an empty one keep the space of another in its column, which hides rows.
  const panes = [...document.querySelectorAll('.lower > [data-pane]')].filter(isVisible)
  for (const pane of panes.filter(one => one.querySelector(':is(li, tr, article, form)') === null)) {
    const { left, height } = pane.getBoundingClientRect()
    const needs = panes.some(one => one.getBoundingClientRect().left === left && one.querySelector('[data-more]') !== null)
    const text = [...pane.querySelectorAll('h2, .scroll > div')].reduce((sum, one) => sum + one.scrollHeight, 0)
    if (needs && height > text + 24) found.add(`empty, but tall: ${nameOf(pane)}`)
  }

  const kept = [...document.querySelectorAll('.app *')]
    .filter(one => one.scrollTop !== 0 || one.scrollLeft !== 0)
    .map(one => [one, one.scrollTop, one.scrollLeft] as const)
  const moved = new Set<Element>()
  /** Scrolls only what a user can scroll. */
  function bringIntoSight(element: Element): void {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const style = styleOf(at)
      if (scrolls(style, 'Y') && at.scrollHeight > at.clientHeight) {
        const box = element.getBoundingClientRect()
        const edge = at.getBoundingClientRect()
        const by = box.bottom > edge.bottom ? Math.min(box.bottom - edge.bottom, box.top - edge.top) : Math.min(0, box.top - edge.top)
        if (Math.abs(by) >= 1) at.scrollTop += by > 0 ? Math.ceil(by) : Math.floor(by)
        moved.add(at)
      }
      if (scrolls(style, 'X') && at.scrollWidth > at.clientWidth) {
        const box = element.getBoundingClientRect()
        const edge = at.getBoundingClientRect()
        const by = box.right > edge.right ? Math.min(box.right - edge.right, box.left - edge.left) : Math.min(0, box.left - edge.left)
        if (Math.abs(by) >= 1) at.scrollLeft += by > 0 ? Math.ceil(by) : Math.floor(by)
        moved.add(at)
      }
    }
  }
  const controls = document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=spinbutton], [role=tab]')
  for (const control of controls) {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
    if (!isVisible(label ?? control) || control.closest('.app') === null) continue
    const target = label !== undefined && !isVisible(control) ? label : control
    let box = target.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    let seen = seenOf(target, box)
    if (seen.right - seen.left < box.width - 2 || seen.bottom - seen.top < box.height - 2) {
      bringIntoSight(target)
      box = target.getBoundingClientRect()
      seen = seenOf(target, box)
    }
    const said = (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 30)
    if (seen.right - seen.left < box.width - 2 || seen.bottom - seen.top < Math.min(box.height, innerHeight / 2) - 2) {
      found.add(`out of reach: ${nameOf(control)} “${said}”`)
      continue
    }
    const hit = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2)
    const isHit = hit !== null && (target.contains(hit) || hit.contains(target) || label?.contains(hit) === true)
    if (!isHit && !(hit !== null && isPinned(hit)))
      found.add(`covered: ${nameOf(control)} “${said}” by ${hit === null ? 'nothing' : nameOf(hit)}`)
  }
  for (const one of moved) [one.scrollTop, one.scrollLeft] = [0, 0]
  for (const [one, top, left] of kept) [one.scrollTop, one.scrollLeft] = [top, left]

  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.add('the page itself scrolls')
  for (const one of document.querySelectorAll('.app *')) {
    if (!isVisible(one) || one.scrollWidth <= one.clientWidth + 1) continue
    if (scrolls(styleOf(one), 'X')) found.add(`scrolls sideways: ${nameOf(one)}`)
  }
  return [...found]
}
