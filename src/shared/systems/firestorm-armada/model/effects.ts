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

/** What lasts: a closed union, ended by the clock of the core or by the GM. */
export type FaEffect = CriticalEffect | MarkerEffect

/** A critical hit that goes on (`fa.critTable = optionalHardback`). */
export interface CriticalEffect extends Effect {
  readonly kind: 'critical'
  readonly critical: Critical
}

/** A card in play, a marker, a rule of the scenario: whatever the GM names. */
export interface MarkerEffect extends Effect {
  readonly kind: 'marker'
  readonly name: string
}
