import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { PHASES } from '@shared/systems/petit-wargame/model/phases'
import { stationsOf, type PhaseStation } from '../../../contract/phase-station'

const TURN_PHASES = PHASES.filter(phase => phase !== 'tables' && phase !== 'deployment')

/** The turn, and the phases one squadron goes through in it; a single station before the first turn and after the last. */
export function phaseStations(
  { phase, turn, isOver }: Pick<BattleState, 'phase' | 'turn' | 'isOver'>,
  t: (key: string, values?: Record<string, unknown>) => string
): readonly PhaseStation[] {
  const named = (id: string) => ({ id, name: t(`pw.phase.${id}`) })
  if (isOver) return stationsOf(null, [{ id: 'over', name: t('pwTable.over.title') }], 'over')
  if (phase === 'tables' || phase === 'deployment') return stationsOf(null, [named(phase)], phase)
  return stationsOf(t('pwTable.turn', { turn }), TURN_PHASES.map(named), phase)
}
