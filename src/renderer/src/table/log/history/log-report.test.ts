import { describe, expect, it } from 'vitest'
import { reportMarkdown, reportText, type Report, type ReportEntry } from './log-report'

const entry = (number: number, fields: Partial<ReportEntry>): ReportEntry => ({
  number,
  time: '20:00',
  heading: 'Round 1, Helm',
  isUndone: false,
  dice: [],
  sentences: [{ text: 'Hawk moves', changes: [] }],
  note: '',
  ...fields
})
const report: Report = {
  title: 'The *Gap*',
  summary: '3 January 2026, 3 entries',
  undoneWord: 'taken back',
  entries: [
    entry(1, {}),
    entry(2, {
      isUndone: true,
      dice: ['Check, d20: 14 (typed by hand)'],
      sentences: [
        { text: 'Hawk hits', changes: [] },
        { text: 'Crow_1 falls', changes: [] }
      ]
    }),
    entry(3, {
      heading: 'Round 1, Gunnery',
      sentences: [{ text: 'HP of Crow', changes: [{ label: '', from: '9', to: '12' }] }],
      note: 'corrected by the GM: miscounted'
    })
  ]
}

describe('the log handed out as text', () => {
  it('numbers each act, with round and phase above, and marks what was taken back or corrected', () => {
    expect(reportText(report)).toBe(
      `The *Gap*
3 January 2026, 3 entries

Round 1, Helm

    1 20:00 Hawk moves
    2 20:00 [taken back] Hawk hits
            Crow_1 falls
            Check, d20: 14 (typed by hand)

Round 1, Gunnery

    3 20:00 HP of Crow 9 → 12
            (corrected by the GM: miscounted)
`
    )
  })
})

describe('the log handed out as Markdown', () => {
  it('strikes through what was taken back or corrected, and keeps names as they are', () => {
    expect(reportMarkdown(report)).toBe(
      String.raw`# The \*Gap\*

3 January 2026, 3 entries

## Round 1, Helm

- **1** 20:00 Hawk moves
- **2** 20:00 ~~Hawk hits~~ *(taken back)*
  - ~~Crow\_1 falls~~
  - ${'`'}Check, d20: 14 (typed by hand)${'`'}

## Round 1, Gunnery

- **3** 20:00 HP of Crow ~~9~~ **12**
  - *corrected by the GM: miscounted*
`
    )
  })
})
