/** A chapter of a digest with its passages. */
export interface DigestChapter {
  readonly id: string
  readonly title: string
  readonly passages: readonly Passage[]
}

/** The rules about one thing, which open together. */
export interface Passage {
  readonly id: string
  readonly title: string
  /** What comes before its first rule: Markdown, often empty. */
  readonly intro: string
  readonly rules: readonly PassageRule[]
  /** A worked example: Markdown without its quotation marks, often empty. */
  readonly example: string
}

interface PassageRule {
  /** Requirement id, such as SA-041. */
  readonly id: string
  /** Markdown. */
  readonly text: string
}

const HEADING = /^(?<marks>#{1,2}) (?<title>.+) \{#(?<id>[a-z][\w-]*)\}$/u
const RULE = /^- (?<id>[A-Z]{2}-\d{3}) (?<text>.+)$/u

/**
 * Reads a digest: chapters begin with `# Title {#id}`, passages with `## Title {#id}`, each rule is a list item that begins with its id, an
 * example is a quotation. A line may be continued by indented ones.
 */
export function readDigest(markdown: string): readonly DigestChapter[] {
  const chapters: (DigestChapter & { passages: Passage[] })[] = []
  for (const line of unfolded(markdown)) {
    const { marks, title = '', id = '' } = HEADING.exec(line)?.groups ?? {}
    const chapter = chapters.at(-1)
    if (marks === '#') chapters.push({ id, title, passages: [] })
    else if (marks === '##') chapter?.passages.push({ id, title, intro: '', rules: [], example: '' })
    else if (chapter !== undefined) {
      const passage = chapter.passages.pop()
      if (passage !== undefined) chapter.passages.push(withLine(passage, line))
    }
  }
  return chapters
}

function withLine(passage: Passage, line: string): Passage {
  const { id, text } = RULE.exec(line)?.groups ?? {}
  if (id !== undefined && text !== undefined) return { ...passage, rules: [...passage.rules, { id, text }] }
  if (line.startsWith('> ')) return { ...passage, example: joined(passage.example, line.slice(2)) }
  return { ...passage, intro: joined(passage.intro, line) }
}

const joined = (before: string, line: string): string => (before === '' ? line : `${before}\n\n${line}`)

/** Its headings, paragraphs, list items and quoted paragraphs, each in one line. */
function unfolded(markdown: string): readonly string[] {
  const lines: string[] = []
  let isOpen = false
  for (const line of markdown.split('\n')) {
    const isQuoted = line.startsWith('>')
    const text = (isQuoted ? line.slice(1) : line).trim()
    const before = lines.at(-1) ?? ''
    const isNew = !isOpen || line.startsWith('#') || line.startsWith('- ') || isQuoted !== before.startsWith('> ')
    if (text !== '' && isNew) lines.push(isQuoted ? `> ${text}` : text)
    else if (text !== '') lines[lines.length - 1] = `${before} ${text}`
    isOpen = text !== '' && !line.startsWith('#')
  }
  return lines
}
