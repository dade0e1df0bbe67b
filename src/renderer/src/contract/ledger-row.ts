import type { Breakdown } from '@shared/core/breakdown/breakdown'
import type { Message } from '@shared/core/engine/message'
import type { FleetMarkModel } from './fleet-mark'

/** One attack of the volley as the ledger shows it. */
export interface LedgerRow {
  readonly id: string
  readonly order: string
  readonly attacker: FleetMarkModel
  readonly target: FleetMarkModel
  /** "19/15": check against Armor Class. */
  readonly check: string
  /** The faces of the check and of the damage; empty when there are none. */
  readonly checkFaces: string
  readonly damageFaces: string
  readonly damage: string
  /** Breakdown of the damage; null for a miss. */
  readonly why: Breakdown | null
  /** The target's remaining values; translated only when drawn, as the volley is recomputed on every act. */
  readonly leaves: Message
  readonly isMiss: boolean
  /** It would destroy the target or take it past its critical threshold. */
  readonly isHarm: boolean
  /** Being prepared, not yet staged. */
  readonly isDraft: boolean
}
