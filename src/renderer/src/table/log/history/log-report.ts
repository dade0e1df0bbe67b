import { escaped } from '../../../ui/text/escaped-markdown'

/** One entry of an exported log, in words. */
export interface ReportEntry {
  readonly number: number
  readonly time: string
  /** Round and phase, printed once above its entries. */
  readonly heading: string
  readonly isUndone: boolean
  /** Rolls in words. */
  readonly dice: readonly string[]
  readonly sentences: readonly ReportSentence[]
  /** The GM's correction and its reason, or the rule overruled; may be empty. */
  readonly note: string
}

interface ReportSentence {
  readonly text: string
  /** What a correction changed. */
  readonly changes: readonly { readonly label: string; readonly from: string; readonly to: string }[]
}

export interface Report {
  readonly title: string
  readonly summary: string
  /** Prefix of undone entries. */
  readonly undoneWord: string
  readonly entries: readonly ReportEntry[]
}

/** The log as plain text: one block of lines per entry, aligned after its number. */
export function reportText({ title, summary, undoneWord, entries }: Report): string {
  const indent = ' '.repeat(12)
  const blocks = entries.map((entry, i) => {
    const [first = '', ...more] = entry.sentences.map(({ text, changes }) =>
      [text, ...changes.map(({ label, from, to }) => `${label} ${from} → ${to}`.trim())].join(' ')
    )
    const head = `${String(entry.number).padStart(5)} ${entry.time.padEnd(5)} `
    const mark = entry.isUndone ? `[${undoneWord}] ` : ''
    const tail = [...more, ...entry.dice, ...(entry.note === '' ? [] : [`(${entry.note})`])]
    return [...headingOf(entries, i, heading => `\n${heading}\n`), `${head}${mark}${first}`, ...tail.map(line => indent + line)].join('\n')
  })
  return `${[title, summary, ...blocks].join('\n')}\n`
}

/** The log as Markdown: undone and corrected values struck through, new values bold. */
export function reportMarkdown({ title, summary, undoneWord, entries }: Report): string {
  const blocks = entries.map((entry, i) => {
    const strike = (text: string): string => (entry.isUndone ? `~~${text}~~` : text)
    const [first = '', ...more] = entry.sentences.map(({ text, changes }) =>
      [
        strike(escaped(text)),
        ...changes.map(({ label, from, to }) => `${escaped(label)} ~~${escaped(from)}~~ **${escaped(to)}**`.trim())
      ].join(' ')
    )
    const mark = entry.isUndone ? ` *(${escaped(undoneWord)})*` : ''
    const note = entry.note === '' ? [] : [`*${escaped(entry.note)}*`]
    const tail = [...more, ...entry.dice.map(roll => `\`${roll.replaceAll('`', '')}\``), ...note]
    return [
      ...headingOf(entries, i, heading => `\n## ${escaped(heading)}\n`),
      `- **${String(entry.number)}** ${entry.time} ${first}${mark}`,
      ...tail.map(line => `  - ${line}`)
    ].join('\n')
  })
  return `${[`# ${escaped(title)}`, '', escaped(summary), ...blocks].join('\n')}\n`
}

function headingOf(entries: readonly ReportEntry[], i: number, make: (heading: string) => string): readonly string[] {
  const heading = entries[i]?.heading ?? ''
  return heading === entries[i - 1]?.heading ? [] : [make(heading)]
}
