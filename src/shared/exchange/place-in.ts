/** The place of an offset in a text, as line and column from 1. */
export function placeIn(text: string, offset: number): string {
  const before = text.slice(0, offset)
  return `${String(before.split('\n').length)}:${String(offset - before.lastIndexOf('\n'))}`
}
