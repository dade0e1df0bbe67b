import { useWords } from '../../i18n/use-words'
import type { LogLine } from '../../contract/log-line'

/** The note after a log sentence: the GM's correction and its reason, or the rule overruled; may be empty. */
export function useLineNote(refusalWords: (code: string) => string): (line: LogLine) => string {
  const { t } = useWords()
  return ({ overruled, reason, isByGm }) => {
    if (overruled !== null) {
      const rules = overruled.refusals.map(refusalWords).join(' ')
      return overruled.reason === ''
        ? t('battle.log.forced', { reason: rules })
        : t('battle.log.forcedBecause', { rules, reason: overruled.reason })
    }
    if (!isByGm) return ''
    return reason === '' ? t('battle.log.byGm') : t('battle.log.byGmBecause', { reason })
  }
}
