/** Mean width of a character, in parts of the size of the text. */
const CHAR = 0.52

/** A text in as many lines as it is given, smaller where it would still be too wide: it is never cut. */
export function fitted(text: string, size: number, width: number, most = 1): { readonly size: number; readonly lines: readonly string[] } {
  for (let now = size; ; now *= 0.94) {
    const lines = folded(text, Math.floor(width / (CHAR * now)))
    if (lines.length <= most && lines.every(line => line.length * CHAR * now <= width)) return { size: now, lines }
  }
}

/** Folded between words; a word that is longer stands alone. */
function folded(text: string, chars: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= chars) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
