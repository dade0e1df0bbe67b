import { useI18n } from 'vue-i18n'
import type { LogMoment } from '../../contract/log-line'
import { useSay } from '../../i18n/use-say'

/** "Round 2, Helm"; the phase alone before the first round. */
export function useMomentWords(): (moment: LogMoment) => string {
  const { t } = useI18n()
  const say = useSay()
  return ({ round, turn, phase }) => (round === 0 ? say(phase) : t('battle.log.moment', { turn: say(turn), phase: say(phase) }))
}
