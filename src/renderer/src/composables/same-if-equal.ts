/**
 * The value before where the next says the same, so that what is drawn from it is not drawn again. Both are plain JSON.
 */
export function sameIfEqual<T>(next: T, before: T | undefined): T {
  return before !== undefined && isSame(next, before) ? before : next
}

/** Whether two pieces of plain JSON say the same. States share what has not changed: such a part is the same at one look. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isPiece(a) || !isPiece(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && isSame(a[key], b[key]))
}

function isPiece(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
