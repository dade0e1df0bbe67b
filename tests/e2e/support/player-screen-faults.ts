import type { Page } from 'playwright-core'

/** Smallest letters on a display 1920 wide, so that they are read at three metres; smaller displays in proportion. */
const LETTERS_AT_1920 = 24.9
/** Rounding by the browser. */
const SLACK = 1.5

/**
 * Faults of the player screen as drawn: parts outside it or overlapping, words that are cut, bars on scales of their own, and letters that
 * are too small.
 */
export async function screenFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ({ letters, slack }) => {
      const found: string[] = []
      const boxOf = (element: Element): DOMRect => element.getBoundingClientRect()
      const called = (element: Element): string =>
        `${element.tagName} ${element.className.toString().slice(0, 30)} ${element.textContent.trim().slice(0, 30)}`
      const root = document.querySelector('.players')
      if (root === null) return ['no player screen']
      if (document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight)
        found.push('the page scrolls')
      const least = letters * Math.min(innerWidth / 1920, innerHeight / 1080) - 0.2
      const inside = (outer: DOMRect, inner: DOMRect): boolean =>
        inner.top >= outer.top - slack &&
        inner.bottom <= outer.bottom + slack &&
        inner.left >= outer.left - slack &&
        inner.right <= outer.right + slack
      for (const row of document.querySelectorAll('[data-strip]')) {
        if (!inside(boxOf(root), boxOf(row))) found.push(`outside the screen: ${called(row)}`)
        for (const part of row.querySelectorAll('h3, h4, p, b, .bar, .mk, [data-gauge], .scan'))
          if (boxOf(part).height > 0 && !inside(boxOf(row), boxOf(part))) found.push(`out of its row: ${called(part)} in ${called(row)}`)
        const texts = [...row.querySelectorAll('h3, h4, b, .fate, [data-fit] > span, .scan')].map(one => [one, boxOf(one)] as const)
        const within = (one: Element, box: DOMRect): boolean => box.top < boxOf(one.closest('[data-fit]') ?? row).bottom - slack
        const shown = texts.filter(([one, box]) => box.width > 0 && within(one, box))
        shown.forEach(([one, box], i) => {
          for (const [other, next] of shown.slice(i + 1))
            if (
              Math.min(box.right, next.right) - Math.max(box.left, next.left) > slack &&
              Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top) > 2 * slack
            )
              found.push(`over one another: ${called(one)} and ${called(other)}`)
        })
        const name = row.querySelector('h3')
        if (name !== null && boxOf(name).width < Math.min(least * 3, name.scrollWidth - 1)) found.push(`no room for a name: ${called(row)}`)
      }
      for (const part of document.querySelectorAll('.head > *, .foot > *'))
        if (!inside(boxOf(root), boxOf(part))) found.push(`outside the screen: ${called(part)}`)
      const heads = [...document.querySelectorAll('.head > *')].map(boxOf)
      heads.forEach((box, i) => {
        const next = heads[i + 1]
        if (next !== undefined && box.right > next.left + slack && box.bottom > next.top + slack && next.width > 0)
          found.push(`the head: part ${String(i)} over the next`)
      })
      const bars = [...document.querySelectorAll<HTMLElement>('[data-strip] .bar')]
      const points = bars.map(bar => boxOf(bar).width / Number(bar.style.getPropertyValue('--m')))
      const [least1, most1] = [Math.min(...points), Math.max(...points)]
      if (bars.length > 0 && most1 - least1 > 0.02 * most1) found.push(`points from ${String(least1)} to ${String(most1)} wide`)
      const isTerse = document.querySelector<HTMLElement>('.sides')?.style.getPropertyValue('--columns') !== '1'
      const lone = [...document.querySelectorAll('[data-strip] .quarters')].filter(one => one.closest('.cells') === null)
      // Those of a side are alike, so that they say nothing of the size; the other side may have faces besides.
      for (const side of document.querySelectorAll('[data-side]')) {
        const widths = lone.filter(one => side.contains(one)).map(one => Math.round(boxOf(one).width))
        if (new Set(widths).size > 1) found.push('quarters of several widths')
        const names = [...side.querySelectorAll('[data-strip]:not(.out)')].map(row =>
          Math.round(boxOf(row.querySelector('h3') ?? row).left)
        )
        if (new Set(names).size > 1 && !isTerse) found.push('names that begin in several places')
      }
      for (const one of isTerse ? [] : lone)
        if (one.closest('[data-strip]')?.querySelector('[data-fit] span') === null)
          found.push(`no word: ${called(one.closest('[data-strip]') ?? one)}`)
      for (const words of document.querySelectorAll('[data-fit]')) {
        const { left, right, bottom } = boxOf(words)
        for (const word of words.querySelectorAll(':scope > :not(i)')) {
          const box = boxOf(word)
          if (box.top < bottom - slack && (box.left < left - slack || box.right > right + slack)) found.push(`cut: ${called(word)}`)
        }
      }
      for (const text of document.querySelectorAll('.players *')) {
        const isCut = text.scrollWidth > text.clientWidth + slack && getComputedStyle(text).display !== 'inline'
        if (isCut && text.closest('svg, .sr, [data-fit]') === null && text.textContent.trim() !== '') found.push(`cut: ${called(text)}`)
        const own = [...text.childNodes].some(node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
        if (own && boxOf(text).width > 1 && parseFloat(getComputedStyle(text).fontSize) < least)
          found.push(`small: ${getComputedStyle(text).fontSize} ${called(text)}`)
      }
      return [...new Set(found)]
    },
    { letters: LETTERS_AT_1920, slack: SLACK }
  )
}
