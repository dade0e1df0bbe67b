/**
 * Where a value is not plain JSON, as a path such as `.fleets[2].hull` (empty for the value itself); null if all of it is. Plain JSON is
 * what survives a save unchanged: strings, booleans, null, finite numbers except minus zero, lists, and objects without a class whose
 * properties are all defined.
 */
export function jsonProblem(value: unknown, path = ''): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : path
    case 'object':
      return value === null ? null : objectProblem(value, path)
    default:
      return path
  }
}

function objectProblem(value: object, path: string): string | null {
  // A gap in a list counts as undefined; `map` would skip it.
  if (Array.isArray(value)) return firstProblem(Array.from(value, (part: unknown, i): [string, unknown] => [`${path}[${String(i)}]`, part]))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return path
  return firstProblem(Object.entries(value).map(([key, part]) => [`${path}.${key}`, part]))
}

function firstProblem(parts: readonly (readonly [string, unknown])[]): string | null {
  for (const [path, part] of parts) {
    const problem = jsonProblem(part, path)
    if (problem !== null) return problem
  }
  return null
}
