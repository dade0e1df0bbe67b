/** The longest name, as in `nameText`. */
const NAME_MAX = 80

/**
 * A text of another program as a name of ours: one line, no signs that nobody sees or that turn the direction of writing, and cut with an
 * ellipsis where it is too long. Empty if nothing is left.
 */
export function plainName(text: string): string {
  return cut(plainLine(text), NAME_MAX)
}

/** The same for a line of up to `max` signs. */
export function plainLine(text: string, max = Infinity): string {
  const line = text
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return cut(line, max)
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text
  let kept = ''
  for (const sign of text) {
    if (kept.length + sign.length > max - 1) break
    kept += sign
  }
  return `${kept.trimEnd()}…`
}
