/** What a value in an outline is: text with its beginning, or another kind. */
type OutlineValue = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'object' | 'list' | 'plain' }

/** The fields of a JSON object down to its second level: `name`, `name.inner`, and `name[].inner` for those of the objects in a list. */
export type JsonOutline = ReadonlyMap<string, OutlineValue>

/** How far a text is looked through, and how many fields are kept. Files of a few megabytes still show their last fields. */
const TEXT_MAX = 4 * 1024 * 1024
const FIELDS_MAX = 500
/** Levels whose fields are kept, and levels that are looked into at all. */
const DEPTH_MAX = 2
const LEVELS_MAX = 200
/** The most of a text that is kept. */
const BEGINNING = 120

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/gsuy
const SPACE = /\s*/uy

interface Level {
  /** What the paths of its fields begin with; null where they are too deep to be kept. */
  readonly path: string | null
  readonly depth: number
  readonly isObject: boolean
  key: string
  isKeyNext: boolean
}

/**
 * The fields of a JSON object, read no further than is sure: a text that is cut short, nested too deep or otherwise refused still
 * shows what it is. Builds nothing from the text. Null where it does not begin as an object, or as a list of objects.
 */
export function jsonOutline(text: string): JsonOutline | null {
  if (!/^\s*(?:\[\s*)?\{/u.test(text)) return null
  const fields = new Map<string, OutlineValue>()
  const levels: Level[] = []
  let at = 0
  while (at < Math.min(text.length, TEXT_MAX) && fields.size < FIELDS_MAX) {
    SPACE.lastIndex = at
    SPACE.test(text)
    TOKEN.lastIndex = SPACE.lastIndex
    const token = TOKEN.exec(text)?.[0]
    if (token === undefined) break
    at = TOKEN.lastIndex
    if (!take(token)) break
  }
  return fields

  function take(token: string): boolean {
    const level = levels.at(-1)
    const mark = token.charAt(0)
    if (mark === '{' || mark === '[') {
      note({ kind: mark === '{' ? 'object' : 'list' })
      levels.push(inside(level, mark))
      return levels.length <= LEVELS_MAX
    }
    if (mark === '}' || mark === ']') {
      levels.pop()
      return levels.length > 0
    }
    if (level === undefined) return false
    if (mark === ',') level.isKeyNext = level.isObject
    else if (mark === ':') level.isKeyNext = false
    else if (mark === '"' && level.isKeyNext) level.key = token.slice(1, -1)
    else note(mark === '"' ? { kind: 'text', text: token.slice(1, BEGINNING).replace(/"$/u, '') } : { kind: 'plain' })
    return true
  }

  function note(value: OutlineValue): void {
    const level = levels.at(-1)
    if (level?.isObject !== true || level.path === null) return
    const path = `${level.path}${level.key}`
    if (!fields.has(path)) fields.set(path, value)
  }
}

/** A list of objects at the top is looked at as its first object; objects in a list count as one level with it. */
function inside(level: Level | undefined, mark: string): Level {
  const isObject = mark === '{'
  const depth = (level?.depth ?? 0) + (isObject ? 1 : 0)
  const isKept = depth <= DEPTH_MAX && level?.path !== null
  const path = level === undefined || !level.isObject ? (level?.path ?? '') : `${level.path ?? ''}${level.key}${isObject ? '' : '[]'}.`
  return { path: isKept ? path : null, depth, isObject, key: '', isKeyNext: isObject }
}
