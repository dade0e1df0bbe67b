import { TURN_PHASES, type BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { PhaseStation } from '../../../contract/phase-station'

/** The phases of a turn with their progress; a single station before the first turn and after the last. */
export function phaseStations({ phase }: Pick<BattleState, 'phase'>, t: (key: string) => string): readonly PhaseStation[] {
  if (phase === 'deployment' || phase === 'over') return [{ id: phase, name: t(`fa.phase.${phase}`), state: 'now' }]
  const now = TURN_PHASES.indexOf(phase)
  return TURN_PHASES.map((one, i) => ({ id: one, name: t(`fa.phase.${one}`), state: i < now ? 'done' : i === now ? 'now' : 'next' }))
}
