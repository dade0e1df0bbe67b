/**
 * Returns the previous value if the next is equal, to avoid re-rendering. Both are plain JSON.
 */
export function sameIfEqual<T>(next: T, before: T | undefined): T {
  return before !== undefined && isSame(next, before) ? before : next
}

/** Deep equality of plain JSON. States share unchanged parts, which are found identical at once. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isPiece(a) || !isPiece(b)) return false
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && isSameList(a, b)
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && isSame(a[key], b[key]))
}

/** By index rather than by key: with many rows, converting indices to string keys on every act is slow. */
function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => isSame(item, b[i]))
}

function isPiece(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
