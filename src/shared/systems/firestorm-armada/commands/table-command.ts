import type { Ending } from '../../../core/effects/effect'
import type { FleetCorrection, ShipCorrection, UnitCorrection, WeaponCorrection, WingCorrection } from '../model/corrections'
import type { DraftFleet, DraftFlight, DraftSquadron, FleetId, ShipId, UnitId, WingId } from '../model/design'
import type { Critical } from '../model/effects'

/** The GM sets values of a fleet, a unit, a ship or a wing outright. */
export interface CorrectFleet {
  readonly type: 'correctFleet'
  readonly fleetId: FleetId
  readonly correction: FleetCorrection
  readonly reason: string
}
export interface CorrectUnit {
  readonly type: 'correctUnit'
  readonly unitId: UnitId
  readonly correction: UnitCorrection
  readonly reason: string
}
export interface CorrectShip {
  readonly type: 'correctShip'
  readonly shipId: ShipId
  readonly correction: ShipCorrection
  readonly reason: string
}
export interface CorrectWeapon {
  readonly type: 'correctWeapon'
  readonly shipId: ShipId
  readonly weaponId: string
  readonly correction: WeaponCorrection
  readonly reason: string
}
export interface CorrectWing {
  readonly type: 'correctWing'
  readonly wingId: WingId
  readonly correction: WingCorrection
  readonly reason: string
}

/** What a card in the hand is, once its player says. */
export interface NoteCard {
  readonly type: 'noteCard'
  readonly fleetId: FleetId
  readonly cardId: string
  readonly cardType: 'turn' | 'squadron' | 'action' | 'reaction' | null
  readonly text: string
}

/** Terrain, and whatever else the GM notes about the table. */
export interface NoteTable {
  readonly type: 'noteTable'
  readonly text: string
}

/** The GM puts a critical or a marker on a fleet, a unit, a ship or a wing. */
export interface AddEffect {
  readonly type: 'addEffect'
  readonly targetId: string
  readonly effect: { readonly kind: 'critical'; readonly critical: Critical } | { readonly kind: 'marker'; readonly name: string }
  readonly ending: Ending
  readonly reason: string
}

export interface EndEffect {
  readonly type: 'endEffect'
  readonly effectId: string
  readonly reason: string
}

export interface DeferObligation {
  readonly type: 'deferObligation'
  readonly obligationId: string
}

export interface WaiveObligation {
  readonly type: 'waiveObligation'
  readonly obligationId: string
  readonly reason: string
}

/** Squadrons and flights join a fleet during the battle. */
export interface JoinUnits {
  readonly type: 'joinUnits'
  readonly fleetId: FleetId
  readonly squadrons: readonly DraftSquadron[]
  readonly flights: readonly DraftFlight[]
}

/** A fleet joins with its own hand and initiative, on a new side or an existing one. */
export interface JoinFleet {
  readonly type: 'joinFleet'
  readonly sideId: string
  readonly fleet: DraftFleet
}

/** A rule is read differently from now on. */
export interface SetRuling {
  readonly type: 'setRuling'
  readonly key: string
  readonly value: string
}

export type TableCommand =
  | CorrectFleet
  | CorrectUnit
  | CorrectShip
  | CorrectWeapon
  | CorrectWing
  | NoteCard
  | NoteTable
  | AddEffect
  | EndEffect
  | DeferObligation
  | WaiveObligation
  | JoinUnits
  | JoinFleet
  | SetRuling
