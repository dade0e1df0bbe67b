/** What was given a title here; a text that has room again loses it. */
const given = new WeakSet<Element>()

/**
 * A text that is shortened by an ellipsis tells all of itself under the pointer. One listener for all of them: what is cut is known only when
 * somebody looks.
 */
export function installFullTitles(root: Document): void {
  root.addEventListener('mouseover', event => {
    for (let at = event.target; at instanceof HTMLElement; at = at.parentElement) {
      if (isShortened(at)) {
        if (at.title === '') given.add(at)
        if (given.has(at)) at.title = at.textContent.replaceAll(/\s+/gu, ' ').trim()
        return
      }
      if (given.delete(at)) at.removeAttribute('title')
    }
  })
}

function isShortened(element: HTMLElement): boolean {
  return element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis'
}
