import type { Page } from 'playwright-core'

/** Our typefaces used on every screen: text, figures and names. Symbols and rare letters are loaded when needed. */
export const FIRST_FACES = ['Flagship Figures', 'Flagship Names', 'Flagship Text']

/** Our typefaces that the page has loaded, without symbols and fallbacks. */
export function facesRead(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const read = [...document.fonts].filter(face => face.status === 'loaded').map(face => face.family.replaceAll('"', ''))
    return [...new Set(read)].filter(family => !/Symbols|Fallback/u.test(family)).sort()
  })
}
