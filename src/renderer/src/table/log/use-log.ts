import { useWords } from '../../i18n/use-words'
import { useBattleStore } from '../../session/battle-store'
import type { LogLine, LogReading, LogSum } from '../../contract/log-line'
import type { TableWords } from '../../contract/table-words'

interface LogWords {
  /** Words for a refusal the GM overruled. */
  refusalWords(this: void, code: string): string
  /** How the number a line tells is made up; null where there is nothing to add up. */
  whyOf(this: void, line: LogLine): LogSum | null
}

/** What the log of a system says beyond its lines. */
export function useLog(words: TableWords, reading: LogReading): LogWords {
  const store = useBattleStore()
  const { t } = useWords()
  // What stands in the log never changes, and its states are far to fetch.
  const known = new WeakMap<LogLine, LogSum | null>()
  return {
    refusalWords: code => t(`${words.prefix}.refusal.${code}`),
    whyOf(line) {
      const found = known.get(line)
      if (found !== undefined) return found
      const sum = reading.whyOf(store, line)
      known.set(line, sum)
      return sum
    }
  }
}
