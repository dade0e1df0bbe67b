import fc from 'fast-check'

/** Values that no call accepts anywhere. */
const POISONS: readonly unknown[] = [
  NaN,
  Infinity,
  -Infinity,
  1.5,
  2 ** 60,
  -(2 ** 53),
  undefined,
  '\ud800',
  'x'.repeat(30_000),
  { nobody: 1 },
  [[[]]],
  10n,
  () => 1,
  new Date(0),
  new Map([['a', 1]])
]

/** Too long for any key, even where keys are free. */
const STRANGE_KEYS = ['x'.repeat(61), '\udfff', 'y'.repeat(5_000)]

/** A valid payload with one fault: an impossible value or an unknown key, at any depth. */
export function poisoned(sound: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return sound.chain(payload => {
    const places = placesIn(payload)
    const wrongValue = fc
      .tuple(fc.constantFrom(...places), fc.constantFrom(...POISONS))
      .map(([place, poison]) => changed(payload, place, () => poison))
    const objects = places.filter(place => isObject(at(payload, place)))
    const strangeKey = fc
      .tuple(fc.constantFrom(...objects), fc.constantFrom(...STRANGE_KEYS))
      .map(([place, key]) => changed(payload, place, part => ({ ...(part as object), [key]: 'x' })))
    return fc.oneof(wrongValue, strangeKey)
  })
}

type Place = readonly string[]

function placesIn(value: unknown, here: Place = [], found: Place[] = []): readonly Place[] {
  found.push(here)
  if (typeof value === 'object' && value !== null) for (const [key, part] of Object.entries(value)) placesIn(part, [...here, key], found)
  return found
}

function at(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value)
}

function changed(value: unknown, place: Place, change: (part: unknown) => unknown): unknown {
  const [key, ...rest] = place
  if (key === undefined) return change(value)
  const inner = changed((value as Record<string, unknown>)[key], rest, change)
  if (Array.isArray(value)) return value.map((part: unknown, index) => (String(index) === key ? inner : part))
  return { ...(value as object), [key]: inner }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
