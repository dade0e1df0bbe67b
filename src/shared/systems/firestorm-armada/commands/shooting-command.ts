import type { Aim } from '../model/battle'
import type { ShipId, WingId } from '../model/design'

/** One attack. The first aim is the focus, and the others join it (FA-028 to FA-033). */
export interface FireWeapons {
  readonly type: 'fireWeapons'
  readonly targetId: ShipId
  readonly aims: readonly Aim[]
  /** Dice of the weapon to fire, leaving the others for other targets (FA-037); null for all. */
  readonly splitDice: number | null
  /** Dice the GM adds or takes: cards, terrain, whatever the table agrees on. */
  readonly gmDice: number
}

/** Point defence against every wing within 4 inches, with the dice for each (FA-051, FA-052). */
export interface FirePointDefence {
  readonly type: 'firePointDefence'
  readonly shipId: ShipId
  readonly allocations: readonly { readonly wingId: WingId; readonly dice: number }[]
}

/** A wing has moved, perhaps into contact with a ship or another wing (FA-058). */
export interface MoveWing {
  readonly type: 'moveWing'
  readonly wingId: WingId
  readonly contactId: ShipId | WingId | null
}

/** A ship boards another with all its assault points (FA-046 to FA-049). */
export interface BoardShip {
  readonly type: 'boardShip'
  readonly attackerId: ShipId
  readonly targetId: ShipId
  /** Within 4 inches. */
  readonly isInReach: boolean
  /** No other ship between them. */
  readonly isPathClear: boolean
}

export interface EndBoarding {
  readonly type: 'endBoarding'
  readonly boardingId: string
  readonly reason: string
}

/** The GM says what hits do to a ship without ratings (FA-Q01). */
export interface SettleHits {
  readonly type: 'settleHits'
  readonly obligationId: string
  readonly hull: number
  readonly crew: number
  /** Critical hits among them. */
  readonly criticals: number
}

/** A critical hit, by the table or in the GM's words. Naming a row replaces the roll (FA-Q02). */
export interface SettleCritical {
  readonly type: 'settleCritical'
  readonly obligationId: string
  /** 2 to 12; null rolls 2d6. Ignored without the table. */
  readonly row: number | null
  readonly outcome: string
}

/** The ships within 4 inches of an explosion. */
export interface SettleExplosion {
  readonly type: 'settleExplosion'
  readonly obligationId: string
  readonly shipIds: readonly ShipId[]
}

/** The GM says how a boarding ends (FA-Q15). */
export interface SettleBoarding {
  readonly type: 'settleBoarding'
  readonly obligationId: string
  /** Crew and assault points the boarded ship loses, in addition to what opposed dice cost it. */
  readonly crew: number
  readonly assault: number
  readonly isCaptured: boolean
  readonly outcome: string
}

/** A driven-off wing has made its move (FA-057). */
export interface SettleDrivenOff {
  readonly type: 'settleDrivenOff'
  readonly obligationId: string
  /** Where it is now; may be empty. */
  readonly note: string
}

export type ShootingCommand =
  | FireWeapons
  | FirePointDefence
  | MoveWing
  | BoardShip
  | EndBoarding
  | SettleHits
  | SettleCritical
  | SettleExplosion
  | SettleBoarding
  | SettleDrivenOff
