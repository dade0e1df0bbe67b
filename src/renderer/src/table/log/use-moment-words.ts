import { useWords } from '../../i18n/use-words'
import type { LogMoment } from '../../contract/log-line'
import { useSay } from '../../i18n/use-say'

/** "Round 2, Helm"; the phase alone before the first round. */
export function useMomentWords(): (moment: LogMoment) => string {
  const { t } = useWords()
  const say = useSay()
  return ({ round, turn, phase }) => (round === 0 ? say(phase) : t('battle.log.moment', { turn: say(turn), phase: say(phase) }))
}
