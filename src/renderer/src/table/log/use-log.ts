import { useWords } from '../../i18n/use-words'
import { useBattleStore } from '../../session/battle-store'
import type { LogLine, LogReading, LogSum } from '../../contract/log-line'
import type { TableWords } from '../../contract/table-words'

interface LogWords {
  /** Words for a refusal the GM overruled. */
  refusalWords(this: void, code: string): string
  /** The breakdown of a line's number; null when there is none. */
  whyOf(this: void, line: LogLine): LogSum | null
}

/** A system's additions to its log besides the lines. */
export function useLog(words: TableWords, reading: LogReading): LogWords {
  const store = useBattleStore()
  const { t } = useWords()
  // Log lines never change, and past states are slow to compute.
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
