import { ROUND_PHASES, type BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { stationsOf, type PhaseStation } from '../../../contract/phase-station'

/** The phases of a round, the first under the round's name; a single station before the first round and after the last. */
export function phaseStations(
  { phase, round }: BattleState,
  t: (key: string, values?: Record<string, unknown>) => string
): readonly PhaseStation[] {
  if (phase === 'deployment' || phase === 'over') return stationsOf(null, [{ id: phase, name: t(`sa.phase.${phase}`) }], phase)
  const named = ROUND_PHASES.map(id => ({ id, name: id === 'roundStart' ? t('battle.round', { round }) : t(`sa.phase.${id}`) }))
  return stationsOf(null, named, phase)
}
