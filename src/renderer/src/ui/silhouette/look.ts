import type { Standing, UnitView } from '@shared/core/view/table-view'
import type { SilhouetteState } from './draw'

/** How a unit is drawn by how it stands. */
export function lookOf(standing: Standing, isLow: boolean): SilhouetteState {
  if (standing === 'destroyed') return 'lost'
  if (standing === 'disabled' || standing === 'gone') return 'off'
  return isLow ? 'low' : 'whole'
}

/** The same for what a viewer sees, who may know quarters alone: low with half its hull or less. */
export function lookSeen({ standing, gauges }: Pick<UnitView, 'standing' | 'gauges'>): SilhouetteState {
  return lookOf(
    standing,
    gauges.some(({ kind, quarters }) => kind === 'hull' && quarters <= 2)
  )
}
