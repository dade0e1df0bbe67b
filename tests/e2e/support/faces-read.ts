import type { Page } from 'playwright-core'

/** The faces of ours that any screen writes with: words, figures and names. Symbols and rare letters are fetched when they are written. */
export const FIRST_FACES = ['Flagship Figures', 'Flagship Names', 'Flagship Text']

/** Faces of ours that the page has read, without symbols and what stands in for a face. */
export function facesRead(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const read = [...document.fonts].filter(face => face.status === 'loaded').map(face => face.family.replaceAll('"', ''))
    return [...new Set(read)].filter(family => !/Symbols|Fallback/u.test(family)).sort()
  })
}
