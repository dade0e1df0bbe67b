import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { PHASES } from '@shared/systems/petit-wargame/model/phases'
import type { PhaseStation } from '../../../contract/phase-station'

const TURN_PHASES = PHASES.filter(phase => phase !== 'tables' && phase !== 'deployment')

/** The phases one squadron goes through, and the current one; a single step before the first turn and after the last. */
export function phaseStations(
  { phase, isOver }: Pick<BattleState, 'phase' | 'isOver'>,
  t: (key: string) => string
): readonly PhaseStation[] {
  if (isOver) return [{ id: 'over', name: t('pwTable.over.title'), state: 'now' }]
  if (phase === 'tables' || phase === 'deployment') return [{ id: phase, name: t(`pw.phase.${phase}`), state: 'now' }]
  const now = TURN_PHASES.indexOf(phase)
  return TURN_PHASES.map((one, i) => ({ id: one, name: t(`pw.phase.${one}`), state: i < now ? 'done' : i === now ? 'now' : 'next' }))
}
