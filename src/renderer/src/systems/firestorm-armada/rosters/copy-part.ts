import { copied } from '../../../builder/draft/roster-tree'

/** Copies a fleet or part under another name with new ids. Weapon ids are unique only within their ship, so they stay. */
export function copyPart<Part extends { readonly id: string }>(part: Part, name: string, newId: (id: string) => string): Part {
  return copied(part, name, newId, ['weapons'])
}
