import { canonicalJson } from '../../kernel/canonical-json'

/** An object is packed as a list that begins with the number of its shape, from 1; a list begins with 0. */
const LIST = 0
/** Deepest nesting that is unpacked; states of every game stay far below. */
const DEPTH_MAX = 24

/**
 * Plain JSON in a form that compresses well: the fields of each kind of object are named once, and objects hold their values alone. The
 * fields of an object lose their order.
 */
export function packJson(value: unknown): string {
  const shapes: string[] = []
  const numbers = new Map<string, number>()
  const numberOf = (keys: readonly string[]): number => {
    const shape = JSON.stringify(keys)
    const known = numbers.get(shape)
    if (known !== undefined) return known
    shapes.push(shape)
    numbers.set(shape, shapes.length)
    return shapes.length
  }
  const packed = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return [LIST, ...part.map(packed)]
    const fields = Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))
    return [numberOf(fields.map(([key]) => key)), ...fields.map(([, field]) => packed(field))]
  }
  const tree = packed(value)
  return `[[${shapes.join()}],${JSON.stringify(tree)}]`
}

/** The JSON that was packed; throws on a text that is not packed JSON. */
export function unpackJson(text: string): unknown {
  const [shapes, tree] = listOf(JSON.parse(text))
  const known = listOf(shapes).map(shape => listOf(shape).map(fieldOf))
  const unpacked = (part: unknown, depth: number): unknown => {
    if (!Array.isArray(part)) {
      if (typeof part === 'object' && part !== null) throw new Error('An object among packed values')
      return part
    }
    if (depth > DEPTH_MAX) throw new Error('Packed values nest too deeply')
    const [kind, ...values] = listOf(part)
    if (kind === LIST) return values.map(value => unpacked(value, depth + 1))
    const keys = typeof kind === 'number' ? known[kind - 1] : undefined
    if (keys?.length !== values.length) throw new Error('A packed object without its shape')
    return Object.fromEntries(keys.map((key, index) => [key, unpacked(values[index], depth + 1)]))
  }
  const value = unpacked(tree, 0)
  // Only one text stands for a value, so that nothing can hide in another.
  if (packJson(value) !== text) throw new Error(`Packed otherwise than Flagship packs: ${canonicalJson(value).slice(0, 80)}`)
  return value
}

function listOf(part: unknown): readonly unknown[] {
  if (!Array.isArray(part)) throw new Error('A list was expected among packed values')
  return part
}

function fieldOf(key: unknown): string {
  if (typeof key !== 'string' || key === '__proto__') throw new Error('A field without a name')
  return key
}
