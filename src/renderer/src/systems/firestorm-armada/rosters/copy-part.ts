import { copied } from '../../../builder/draft/roster-tree'

/** A fleet, or a part of one, under another name, with ids of its own. Weapons are told apart within their ship, so they keep theirs. */
export function copyPart<Part extends { readonly id: string }>(part: Part, name: string, newId: () => string): Part {
  return copied(part, name, newId, ['weapons'])
}
