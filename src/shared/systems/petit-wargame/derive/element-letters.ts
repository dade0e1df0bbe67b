import type { Element } from '../model/element'
import { ELEMENTS } from '../model/element'

/** How an engine is written among the letters of the other elements. */
const ENGINE_SIGN = '+'

/** The one sign of an element: its letter, or that of an engine. */
export function elementSign(element: Element): string {
  return element === 'engine' ? ENGINE_SIGN : element
}

/** Elements as a hand writes them, one sign each, blanks aside: "++AAa w"; null where a sign is none. */
export function readElements(text: string): readonly Element[] | null {
  const found = [...text.replace(/\s/gu, '')].map(sign => ELEMENTS.find(element => elementSign(element) === sign))
  return found.every(element => element !== undefined) ? found : null
}

/** Elements written so, in the order of their families: "++AAaw". */
export function lettersOf(elements: readonly Element[]): string {
  const sorted = [...elements].sort((one, other) => ELEMENTS.indexOf(one) - ELEMENTS.indexOf(other))
  return sorted.map(elementSign).join('')
}
