import type { Adjustments, FleetStatus } from './battle'
import type { ByRole, FleetId, Role } from './design'

/** Values that the GM sets directly; fields left out stay as they are. */
export interface FleetCorrection {
  readonly name?: string
  readonly hp?: number
  readonly sp?: number
  readonly status?: FleetStatus
  readonly movement?: 'pending' | 'moved' | 'declined'
  /** true: may not attack again this round; false: may. */
  readonly hasAttacked?: boolean
  readonly superweaponReadyRound?: number
  readonly isHidden?: boolean
  readonly note?: string
  readonly adjustments?: Adjustments
}

export interface OfficerCorrection {
  readonly resolvePoints?: number
  readonly hasActed?: boolean
  readonly isIncapacitated?: boolean
  readonly fleetId?: FleetId
  readonly role?: Role
  /** Ranks of the roles that are named; the others stay. */
  readonly ranks?: Partial<ByRole<number>>
}

/** `null` takes the attack out of the volley. */
export type AttackCorrection = { readonly isHit?: boolean; readonly damage?: number; readonly isCriticalNatural?: boolean } | null
