import { PHASES, type BattleState } from '@shared/systems/xwing/model/battle'
import { stationsOf, type PhaseStation } from '../../../contract/phase-station'

/** The round and its phases with their progress; a single station after the last. */
export function phaseStations(
  { phase, round, isOver }: Pick<BattleState, 'phase' | 'round' | 'isOver'>,
  t: (key: string, values?: Record<string, unknown>) => string
): readonly PhaseStation[] {
  const named = (id: string) => ({ id, name: t(`xw.phase.${id}`) })
  if (isOver) return stationsOf(null, [named('over')], 'over')
  return stationsOf(t('battle.round', { round }), PHASES.map(named), phase)
}
