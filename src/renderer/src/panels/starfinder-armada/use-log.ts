import { useI18n } from 'vue-i18n'
import type { Breakdown } from '@shared/core/breakdown/breakdown'
import type { LogLine } from '../../stores/log-line'
import { damageSumOf } from './damage-sum'
import { useArmada } from './use-armada'

export interface ArmadaLog {
  /** Words for a refusal the GM overruled. */
  refusalWords(this: void, code: string): string
  /** How the damage of a staged hit is made up; null for any other line. */
  whyOf(this: void, line: LogLine): Breakdown | null
}

/** What the log of this system knows beyond its lines. */
export function useLog(): ArmadaLog {
  const { store } = useArmada()
  const { t } = useI18n()
  // What stands in the log never changes, and its states are far to fetch.
  const known = new WeakMap<LogLine, Breakdown | null>()
  return {
    refusalWords: code => t(`sa.refusal.${code}`),
    whyOf(line) {
      const found = known.get(line)
      if (found !== undefined) return found
      const sum = damageSumOf(store, line.seq, line.eventIndex)
      known.set(line, sum)
      return sum
    }
  }
}
