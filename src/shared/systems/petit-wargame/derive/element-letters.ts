import type { Element } from '../model/element'
import { ELEMENTS } from '../model/element'

/** How an engine is written among the letters of the other elements. */
const ENGINE_SIGN = '+'

/** Elements as a hand writes them, one sign each, blanks aside: "++AAa w"; null where a sign is none. */
export function readElements(text: string): readonly Element[] | null {
  const signs = [...text.replace(/\s/gu, '')]
  const found = signs.map(sign => (sign === ENGINE_SIGN ? 'engine' : ELEMENTS.find(element => element === sign)))
  return found.every(element => element !== undefined) ? found : null
}
