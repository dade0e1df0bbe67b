import { SOURCE_LOCALE, type Locale } from '@shared/kernel/locale'

/** A chapter of the user guide, or a part of one. */
export interface GuidePart {
  readonly id: string
  readonly title: string
  /** 2 for a chapter, 3 for a part of one. */
  readonly depth: number
  /** Markdown, without its title. */
  readonly text: string
}

const GUIDES = import.meta.glob<string>('../../../../../docs/user-guide/*/README.md', { query: '?raw', import: 'default' })

/** The user guide in this language, or in English where there is none. */
export async function guideIn(locale: Locale): Promise<readonly GuidePart[]> {
  const find = (wanted: Locale): (() => Promise<string>) | undefined =>
    Object.entries(GUIDES).find(([path]) => path.endsWith(`/${wanted}/README.md`))?.[1]
  const load = find(locale) ?? find(SOURCE_LOCALE)
  return load === undefined ? [] : partsOf(await load())
}

/** Splits the guide at its chapters and their parts. What stands before the first is its list of contents, which the screen has itself. */
export function partsOf(text: string): readonly GuidePart[] {
  const [, ...parts] = text.split(/^(?=#{2,3} )/mu)
  return parts.map((part, i) => {
    const [heading = '', ...lines] = part.split('\n')
    const [, marks = '', title = ''] = /^(#+) (.*)$/u.exec(heading) ?? []
    return { id: `part-${String(i)}`, title, depth: marks.length, text: lines.filter(line => !isPicture(line)).join('\n') }
  })
}

/** Pictures show the app, which is there itself. */
const isPicture = (line: string): boolean => /^\s*!\[/u.test(line)

/** A letter key in a text of the guide, alone or held with others: `N`, `⇧D`, `Ctrl Z`. */
const LETTER_KEY = /`((?:⇧|Ctrl )?)([A-Z])`/gu

/** The text with each letter key as this keyboard prints it. */
export function withPrintedKeys(text: string, printed: (letter: string) => string): string {
  return text.replace(LETTER_KEY, (_, held: string, letter: string) => `\`${held}${printed(letter).toUpperCase()}\``)
}
