/** A text as it is, in Markdown: names may contain its characters. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\`*_~[\]<>#|]/gu, String.raw`\$&`)
}
