import type { Page } from 'playwright-core'

/** Smallest letters on a display 1920 wide, so that they are read at three metres; smaller displays in proportion. */
const LETTERS_AT_1920 = 24.9
/** Rounding by the browser. */
const SLACK = 1.5

/** Faults of the player screen as drawn: parts outside it, overlapping, or cut at the top or bottom, and letters that are too small. */
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
        for (const part of row.querySelectorAll('h3, h4, p, .bar, .mk, [data-gauge] b, .scan'))
          if (boxOf(part).height > 0 && !inside(boxOf(row), boxOf(part))) found.push(`out of its row: ${called(part)} in ${called(row)}`)
        const [title, rest] = [row.querySelector('.title'), row.querySelector('.gauges, .cells, .fate')]
        if (title !== null && rest !== null && boxOf(title).right > boxOf(rest).left + slack) found.push(`over one another: ${called(row)}`)
        for (const figure of row.querySelectorAll('[data-gauge] .fig'))
          if (figure.scrollWidth > figure.clientWidth + slack) found.push(`cut: ${called(figure)}`)
        const name = row.querySelector('h3')
        if (name !== null && boxOf(name).width < Math.min(least * 3, name.scrollWidth - 1)) found.push(`no room for a name: ${called(row)}`)
      }
      for (const part of document.querySelectorAll('.head > *, .foot > *'))
        if (!inside(boxOf(root), boxOf(part))) found.push(`outside the screen: ${called(part)}`)
      const heads = [...document.querySelectorAll('.head > *')].map(boxOf)
      heads.forEach((box, i) => {
        const next = heads[i + 1]
        if (next !== undefined && box.right > next.left + slack) found.push(`the head: part ${String(i)} over the next`)
      })
      for (const text of document.querySelectorAll('.players *')) {
        const own = [...text.childNodes].some(node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
        if (own && boxOf(text).width > 1 && parseFloat(getComputedStyle(text).fontSize) < least)
          found.push(`small: ${getComputedStyle(text).fontSize} ${called(text)}`)
      }
      return [...new Set(found)]
    },
    { letters: LETTERS_AT_1920, slack: SLACK }
  )
}
