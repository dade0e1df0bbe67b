/**
 * Whether two values are the same plain JSON, whatever the order of their keys: true exactly when their canonical texts are equal, but
 * without building either. An undefined property counts as absent.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isHolder(one) || !isHolder(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = keysOf(one)
  return keys.length === keysOf(other).length && keys.every(key => Object.hasOwn(other, key) && isSameJson(one[key], other[key]))
}

type Holder = Readonly<Record<string, unknown>>

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null
}

function keysOf(holder: Holder): readonly string[] {
  return Object.keys(holder).filter(key => holder[key] !== undefined)
}
