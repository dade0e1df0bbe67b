import type { FleetId } from '../model/design'
import type { CriticalTrigger } from '../model/obligation'

/** A reason for a roll on the critical table, and who caused it. */
export interface Trigger {
  readonly fleetId: FleetId
  readonly attackerId: FleetId
  readonly trigger: CriticalTrigger
  /** The attack that caused it: `sa.critMultiple` counts by attack. */
  readonly attackId: string
}
