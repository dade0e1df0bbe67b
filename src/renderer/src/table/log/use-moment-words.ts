import { useWords } from '../../i18n/use-words'
import type { LogMoment } from '../../contract/log-line'

/** "Round 2, Helm"; the phase alone before the first round. */
export function useMomentWords(): (moment: LogMoment) => string {
  const { t, say } = useWords()
  return ({ round, turn, phase }) => (round === 0 ? say(phase) : t('battle.log.moment', { turn: say(turn), phase: say(phase) }))
}
