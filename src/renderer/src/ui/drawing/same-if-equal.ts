/**
 * The value before where the next says the same, so that what is drawn from it is not drawn again. Both are plain JSON.
 */
export function sameIfEqual<T>(next: T, before: T | undefined): T {
  return before !== undefined && isSame(next, before) ? before : next
}

/** Whether two pieces of plain JSON say the same. States share what has not changed: such a part is the same at one look. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isPiece(a) || !isPiece(b)) return false
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && isSameList(a, b)
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && isSame(a[key], b[key]))
}

/** By number, not by key: the rows of a battle are many, and the words for their numbers would be made anew with every act. */
function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => isSame(item, b[i]))
}

function isPiece(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
