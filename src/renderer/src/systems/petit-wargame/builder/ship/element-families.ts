import { COUNTERMEASURES, DEFENCES, DETECTORS, WEAPONS, type Element } from '@shared/systems/petit-wargame/model/element'

/** The five families of elements, in the order of the text (PW-012). */
export const FAMILIES = [
  { name: 'engine', elements: ['engine'] },
  { name: 'offensive', elements: WEAPONS },
  { name: 'defensive', elements: DEFENCES },
  { name: 'detection', elements: DETECTORS },
  { name: 'countermeasure', elements: COUNTERMEASURES }
] as const satisfies readonly { readonly name: string; readonly elements: readonly Element[] }[]

type Family = (typeof FAMILIES)[number]['name']

export function familyOf(element: Element): Family {
  return FAMILIES.find(family => family.elements.some(one => one === element))?.name ?? 'engine'
}
