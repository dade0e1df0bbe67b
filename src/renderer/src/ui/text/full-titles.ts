/** Elements given a title here, to be removed when the text fits again. */
const given = new WeakSet<Element>()

/**
 * Gives a text cut by an ellipsis its full text as a title on hover. A single listener, as truncation is only checked
 * on hover.
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
