import type { ShipId, WingId } from './design'

/** Something the table still owes; a `settle...` command answers it. */
export type FaObligation = HitsDue | CriticalDue | ExplosionDue | BoardingDue | ContactDue | DrivenOffDue

interface DueBase {
  readonly id: string
  readonly turn: number
  readonly isDeferred: boolean
}

/** Hits on a ship without ratings: the GM says what they do (FA-Q01). */
interface HitsDue extends DueBase {
  readonly kind: 'hits'
  readonly shipId: ShipId
  readonly hits: number
}

/** Hits reached the critical rating (FA-Q01, FA-Q02). */
export interface CriticalDue extends DueBase {
  readonly kind: 'critical'
  readonly shipId: ShipId
}

/** The magazine of `shipId` blew up: who stands within 4 inches? (FA-Q02) */
export interface ExplosionDue extends DueBase {
  readonly kind: 'explosion'
  readonly shipId: ShipId
  readonly dice: number
}

/** A boarding party from `shipId` is aboard another ship, wherever both are now: how does it end? (FA-044, FA-Q15) */
export interface BoardingDue extends DueBase {
  readonly kind: 'boarding'
  readonly shipId: ShipId
  readonly boardingId: string
  readonly targetId: ShipId
  readonly assaultPoints: number
}

/** A wing has come into contact with `shipId`, whose point defence may fire at it first (FA-051). */
interface ContactDue extends DueBase {
  readonly kind: 'contact'
  readonly shipId: ShipId
  readonly wingId: WingId
}

/** A wing must move out of reach (FA-057). */
interface DrivenOffDue extends DueBase {
  readonly kind: 'drivenOff'
  readonly wingId: WingId
  readonly byShipId: ShipId
}
