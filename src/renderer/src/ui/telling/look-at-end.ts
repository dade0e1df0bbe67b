import type { AccountUnit } from '@shared/report/account'
import type { SilhouetteState } from '../silhouette/draw'
import { lookOf } from '../silhouette/look'

/** How a unit is drawn at the end of a battle. */
export const lookAtEnd = ({ standing, hull }: Pick<AccountUnit, 'standing' | 'hull'>): SilhouetteState =>
  lookOf(standing, hull !== null && hull.left * 2 <= hull.max)
