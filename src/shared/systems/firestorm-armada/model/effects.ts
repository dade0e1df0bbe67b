import type { Effect } from '../../../core/effects/effect'

export const CRITICALS = [
  'magazineExplosion',
  'pointDefenceOffline',
  'ragingFire',
  'systemsOffline',
  'weaponDamage',
  'hardPounding',
  'engineFailure',
  'decompression',
  'containmentLeak',
  'secondarySystemsOffline',
  'foldSpaceRupture'
] as const
export type Critical = (typeof CRITICALS)[number]

/** Effects that last until the clock of the core or the GM ends them. */
export type FaEffect = CriticalEffect | MarkerEffect

/** A lasting critical hit (`fa.critTable = optionalHardback`). */
interface CriticalEffect extends Effect {
  readonly kind: 'critical'
  readonly critical: Critical
}

/** A card in play, a marker, a scenario rule: whatever the GM names. */
interface MarkerEffect extends Effect {
  readonly kind: 'marker'
  readonly name: string
}
