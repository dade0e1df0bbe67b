import type { FleetId } from '../model/design'
import type { CriticalTrigger } from '../model/obligation'

/** A reason for a roll on the critical table, with who gave it. */
export interface Trigger {
  readonly fleetId: FleetId
  readonly attackerId: FleetId
  readonly trigger: CriticalTrigger
  /** The attack that gave it, so that `sa.critMultiple` can count. */
  readonly attackId: string
}
