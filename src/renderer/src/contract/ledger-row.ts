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
  /** The faces it was made with: of the check, and of the damage; empty when none. */
  readonly checkFaces: string
  readonly damageFaces: string
  readonly damage: string
  /** How the damage is made up; null for a miss. */
  readonly why: Breakdown | null
  /** What it would leave; put into words only as it is drawn, since the volley is looked through with every act. */
  readonly leaves: Message
  readonly isMiss: boolean
  /** It would put the target out, or past its critical threshold. */
  readonly isHarm: boolean
  /** Being prepared, not staged yet. */
  readonly isDraft: boolean
}
