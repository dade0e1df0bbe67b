import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { waitingSquadrons } from '../next/next-preview'
import { stationsOf, type PhaseStation } from '../../../contract/phase-station'

/** The turn, and how many of its activations are over; a single station after the last. */
export function phaseStations(state: BattleState, t: (key: string, values?: Record<string, unknown>) => string): readonly PhaseStation[] {
  const { squadrons, activation, turn } = state
  if (state.isOver) return stationsOf(null, [{ id: 'over', name: t('dw.step.over') }], 'over')
  const acted = squadrons.length - waitingSquadrons(state).length - (activation === null ? 0 : 1)
  return stationsOf(
    t('dwTable.turn', { turn }),
    [{ id: 'activations', name: t('dwTable.activations', { acted, all: squadrons.length }) }],
    'activations'
  )
}
