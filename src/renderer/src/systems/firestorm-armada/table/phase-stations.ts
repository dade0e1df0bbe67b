import { TURN_PHASES, type BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { stationsOf, type PhaseStation } from '../../../contract/phase-station'

/** The turn and its phases with their progress; a single station before the first turn and after the last. */
export function phaseStations(
  { phase, turn }: Pick<BattleState, 'phase' | 'turn'>,
  t: (key: string, values?: Record<string, unknown>) => string
): readonly PhaseStation[] {
  const named = (id: string) => ({ id, name: t(`fa.phase.${id}`) })
  if (phase === 'deployment' || phase === 'over') return stationsOf(null, [named(phase)], phase)
  return stationsOf(t('faTable.turn', { turn }), TURN_PHASES.map(named), phase)
}
