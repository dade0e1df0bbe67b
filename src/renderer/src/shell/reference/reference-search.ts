import MiniSearch from 'minisearch'
import { plainText } from '../../ui/text/matches-text'
import type { DigestChapter } from './digest'

/** Something the reference can show. */
export interface Finding {
  /** A requirement id, the key of a house rule, the id of a passage, or a term with its number. */
  readonly id: string
  readonly kind: 'passage' | 'rule' | 'example' | 'ruling' | 'term'
  readonly title: string
  readonly text: string
  /** Where it leads: see `Place`. */
  readonly place: string
}

const RESULTS_MAX = 30
/** Up to one typing error in four letters. */
const FUZZY = 0.25

/** Passages and their rules, as they are found. */
export function findingsOf(chapters: readonly DigestChapter[]): readonly Finding[] {
  return chapters.flatMap(chapter =>
    chapter.passages.flatMap((passage): readonly Finding[] => [
      { id: passage.id, kind: 'passage', title: passage.title, text: plain(passage.intro), place: passage.id },
      ...passage.rules.map(({ id, text }): Finding => ({ id, kind: 'rule', title: passage.title, text: plain(text), place: id })),
      ...(passage.example === ''
        ? []
        : [
            { id: `${passage.id} example`, kind: 'example', title: passage.title, text: plain(passage.example), place: passage.id } as const
          ])
    ])
  )
}

/** Without the marks of Markdown. */
const plain = (text: string): string => text.replaceAll(/\*+/gu, '')

/** Finds what all the words lead to, also half typed or misspelt; titles before text. A rule is also found by its number. */
export function referenceSearch(findings: readonly Finding[]): (words: string) => readonly Finding[] {
  const byId = new Map(findings.map(finding => [finding.id, finding]))
  const index = new MiniSearch<Finding>({ fields: ['id', 'title', 'text'], processTerm: plainText })
  index.addAll([...byId.values()])
  return words =>
    index
      .search(words, {
        prefix: true,
        fuzzy: term => (/\d/u.test(term) ? false : FUZZY),
        combineWith: 'AND',
        boost: { id: 4, title: 3 }
      })
      .slice(0, RESULTS_MAX)
      .flatMap(({ id }) => byId.get(String(id)) ?? [])
}
