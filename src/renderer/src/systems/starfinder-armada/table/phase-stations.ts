import { ROUND_PHASES, type BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { PhaseStation } from '../../../contract/phase-station'

/** The phases of a round with their progress; a single station before the first round and after the last. */
export function phaseStations(
  { phase, round }: BattleState,
  t: (key: string, values?: Record<string, unknown>) => string
): readonly PhaseStation[] {
  if (phase === 'deployment' || phase === 'over') return [{ id: phase, name: t(`sa.phase.${phase}`), state: 'now' }]
  const now = ROUND_PHASES.indexOf(phase)
  return ROUND_PHASES.map((one, i) => ({
    id: one,
    name: one === 'roundStart' ? t('battle.round', { round }) : t(`sa.phase.${one}`),
    state: i < now ? 'done' : i === now ? 'now' : 'next'
  }))
}
