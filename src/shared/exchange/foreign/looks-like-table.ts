/** What parts the cells of a table in a text. */
const SEPARATORS = ['\t', ';', ','] as const
/** Lines looked at, beginning with the first that is not empty. */
const LINES = 5

/** Whether a text looks like the rows of a table: at least two lines, each with the same separator at least once. */
export function looksLikeTable(text: string): boolean {
  const lines = text
    .slice(0, 100_000)
    .split(/\r\n?|\n/u)
    .filter(line => line.trim() !== '')
  const looked = lines.slice(0, LINES)
  return looked.length > 1 && SEPARATORS.some(separator => looked.every(line => line.includes(separator)))
}
