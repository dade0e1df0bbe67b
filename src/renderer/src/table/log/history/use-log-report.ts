import { useWords } from '../../../i18n/use-words'
import type { LogLine } from '../../../contract/log-line'
import type { Report, ReportEntry } from './log-report'
import { useDiceWords } from '../../dice/use-dice-words'
import { useLineNote } from '../use-line-note'
import { useMomentWords } from '../use-moment-words'

interface ReportParts {
  readonly title: string
  readonly lines: readonly LogLine[]
  isUndone(this: void, seq: number): boolean
}

/** Translates a log for export, entry by entry. */
export function useLogReport(refusalWords: (code: string) => string): (parts: ReportParts) => Report {
  const { t, say, format } = useWords()
  const noteOf = useLineNote(refusalWords)
  const momentWords = useMomentWords()
  const diceWords = useDiceWords()

  const entryOf = (lines: readonly LogLine[], head: LogLine, isUndone: boolean): ReportEntry => ({
    number: head.seq,
    time: format.value.clock(head.at),
    heading: momentWords(head.moment),
    isUndone,
    dice: head.dice.map(roll => diceWords(roll)),
    sentences: lines.map(({ message, changes }) => ({
      text: say(message),
      changes: changes.map(({ label, from, to }) => ({
        label: label.key === message.key ? '' : say(label),
        from: say(from),
        to: say(to)
      }))
    })),
    note: noteOf(head)
  })

  return ({ title, lines, isUndone }) => {
    const bySeq = new Map<number, LogLine[]>()
    for (const line of lines) bySeq.set(line.seq, [...(bySeq.get(line.seq) ?? []), line])
    const entries = [...bySeq].flatMap(([seq, own]) => {
      const [head] = own
      return head === undefined ? [] : [entryOf(own, head, isUndone(seq))]
    })
    const first = lines[0]
    const day = first === undefined ? '' : format.value.date(first.at)
    const summary = t('battle.history.summary', { day, count: entries.length }, entries.length)
    return { title, summary, undoneWord: t('battle.log.undone'), entries }
  }
}
