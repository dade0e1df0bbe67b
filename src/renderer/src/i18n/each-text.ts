import type { MessageFile } from './message-file'

/** Maps every text of a message file, whether a plain string or compiled by the build. */
export function eachText(file: MessageFile, change: (text: string) => string): MessageFile {
  return throughout(file, change) as MessageFile
}

function throughout(part: unknown, change: (text: string) => string): unknown {
  if (typeof part === 'string') return change(part)
  if (Array.isArray(part)) return part.map(one => throughout(one, change))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, throughout(value, change)]))
}
