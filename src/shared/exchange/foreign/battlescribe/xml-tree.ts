import { err, ok, type Result } from '../../../kernel/result'
import { IMPORT_LIMITS, type ImportProblem, type ImportProblemCode } from '../../import-problem'
import { placeIn } from '../../place-in'

export interface XmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** Its own text, without that of its children. */
  readonly text: string
}

interface OpenElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: XmlElement[]
  text: string
}

const NAME = /[A-Za-z_][\w.:-]*/uy
const SPACE = /\s+/uy
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy
const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(lt|gt|amp|quot|apos));|&/gu
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
/** The most elements and attributes: many times those of the largest roster. */
export const XML_VALUES_MAX = 200_000
/** Signs that no XML may hold. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

/**
 * Reads a strict subset of XML 1.0: elements, attributes, text, comments, CDATA, and the five entities that XML itself names. No document
 * type and so no entities of its own, no processing instructions but the declaration at the head. At most `IMPORT_LIMITS.depth` levels and
 * `XML_VALUES_MAX` elements and attributes. Problems say line and column.
 */
export function readXml(text: string): Result<XmlElement, ImportProblem> {
  const bad = FORBIDDEN.exec(text)
  if (bad !== null) return problem('bad-text', text, bad.index)
  const open: OpenElement[] = []
  let root: OpenElement | null = null
  let values = 0
  let at = /^<\?xml\s[^<>]*\?>/u.exec(text)?.[0].length ?? 0
  while (at < text.length) {
    const parent = open.at(-1)
    if (text.charAt(at) !== '<') {
      const end = endBefore(text, '<', at)
      const said = plainText(text.slice(at, end))
      if (said === null || (parent === undefined && said.trim() !== '')) return problem('not-xml', text, at)
      if (parent !== undefined) parent.text += said
      at = end
    } else if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at + 4)
      if (end < 0) return problem('not-xml', text, at)
      at = end + 3
    } else if (text.startsWith('<![CDATA[', at)) {
      const end = text.indexOf(']]>', at)
      if (end < 0 || parent === undefined) return problem('not-xml', text, at)
      parent.text += text.slice(at + 9, end)
      at = end + 3
    } else if (text.startsWith('<!', at) || text.startsWith('<?', at)) return problem('xml-declares', text, at)
    else if (text.startsWith('</', at)) {
      const name = nameAt(text, at + 2)
      const end = afterSpace(text, at + 2 + name.length)
      if (parent === undefined || name !== parent.name || text.charAt(end) !== '>') return problem('not-xml', text, at)
      open.pop()
      at = end + 1
    } else {
      const name = nameAt(text, at + 1)
      if (name === '' || (parent === undefined && root !== null)) return problem('not-xml', text, at)
      const attributes = new Map<string, string>()
      let end = at + 1 + name.length
      for (;;) {
        ATTRIBUTE.lastIndex = end
        const [whole, key, double, single] = ATTRIBUTE.exec(text) ?? []
        if (whole === undefined || key === undefined) break
        const value = plainText(double ?? single ?? '')
        if (value === null) return problem('not-xml', text, end)
        if (attributes.has(key)) return problem('duplicate-key', text, end)
        attributes.set(key, value)
        values += 1
        if (values > XML_VALUES_MAX) return problem('too-many-values', text, end)
        end += whole.length
      }
      values += 1
      if (values > XML_VALUES_MAX) return problem('too-many-values', text, at)
      end = afterSpace(text, end)
      const isEmpty = text.startsWith('/>', end)
      if (!isEmpty && text.charAt(end) !== '>') return problem('not-xml', text, end)
      if (open.length >= IMPORT_LIMITS.depth) return problem('too-deep', text, at)
      const element: OpenElement = { name, attributes, children: [], text: '' }
      parent?.children.push(element)
      root ??= element
      if (!isEmpty) open.push(element)
      at = end + (isEmpty ? 2 : 1)
    }
  }
  return root === null || open.length > 0 ? problem('not-xml', text, text.length) : ok(root)
}

function endBefore(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from)
  return end < 0 ? text.length : end
}

function nameAt(text: string, at: number): string {
  NAME.lastIndex = at
  return NAME.exec(text)?.[0] ?? ''
}

function afterSpace(text: string, at: number): number {
  SPACE.lastIndex = at
  return SPACE.test(text) ? SPACE.lastIndex : at
}

/** A text with its references replaced; null where one is none, or names a sign that XML may not hold. */
function plainText(text: string): string | null {
  if (!text.includes('&')) return text
  const plain: string[] = []
  let from = 0
  for (const found of text.matchAll(REFERENCE)) {
    const sign = signOf(found)
    if (sign === null) return null
    plain.push(text.slice(from, found.index), sign)
    from = found.index + found[0].length
  }
  return `${plain.join('')}${text.slice(from)}`
}

function signOf([, decimal, hex, named]: RegExpExecArray): string | null {
  if (named !== undefined) return NAMED[named] ?? null
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  // Not a number after an ampersand alone.
  const sign = code <= 0x10ffff ? String.fromCodePoint(code) : null
  return sign === null || FORBIDDEN.test(sign) ? null : sign
}

function problem(code: ImportProblemCode, text: string, at: number): Result<never, ImportProblem> {
  return err({ code, at: placeIn(text, at) })
}
