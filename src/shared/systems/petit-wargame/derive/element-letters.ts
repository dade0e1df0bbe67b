import { ELEMENTS, type Element } from '../model/element'

/** Stands for an engine among the letters of the other elements. */
const ENGINE_SIGN = '+'

/** The sign of an element: its letter, or the engine's sign. */
export function elementSign(element: Element): string {
  return element === 'engine' ? ENGINE_SIGN : element
}

/** Reads elements typed as signs, ignoring blanks: "++AAa w". Null if a sign is unknown. */
export function readElements(text: string): readonly Element[] | null {
  const found = [...text.replace(/\s/gu, '')].map(sign => ELEMENTS.find(element => elementSign(element) === sign))
  return found.every(element => element !== undefined) ? found : null
}

/** Writes elements as signs, in the order of their families: "++AAaw". */
export function lettersOf(elements: readonly Element[]): string {
  const sorted = [...elements].sort((one, other) => ELEMENTS.indexOf(one) - ELEMENTS.indexOf(other))
  return sorted.map(elementSign).join('')
}
