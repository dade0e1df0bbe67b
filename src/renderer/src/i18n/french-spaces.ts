import type { MessageFile } from '.'

/** French puts a space before `: ; ! ? » %` and after `«`; there no line may break. */
function bound(text: string): string {
  return text.replace(/ (?=[:;!?»%])|(?<=«) /gu, '\u00a0')
}

/** The same messages, as texts or taken apart by the build, with their spaces of French punctuation made unbreakable. */
export function withBoundSpaces(file: MessageFile): MessageFile {
  return boundThroughout(file) as MessageFile
}

function boundThroughout(part: unknown): unknown {
  if (typeof part === 'string') return bound(part)
  if (Array.isArray(part)) return part.map(boundThroughout)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, boundThroughout(value)]))
}
