import type { XmlElement } from './xml-tree'

/** Elements that hold a list of others. */
const LISTS: readonly string[] = ['forces', 'selections', 'profiles', 'characteristics', 'costs', 'rules']

/** A roster in XML in the form in which New Recruit writes it as JSON: attributes are fields, and what is listed is a list. */
export function asJson(element: XmlElement): Readonly<Record<string, unknown>> {
  const lists = element.children
    .filter(({ name }) => LISTS.includes(name))
    .map(({ name, children }) => [name, children.map(asJson)] as const)
  const text = element.text.trim()
  return Object.fromEntries<unknown>([...element.attributes, ...lists, ...(text === '' ? [] : [['$text', text] as const])])
}
