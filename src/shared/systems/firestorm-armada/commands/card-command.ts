import type { CardType } from '../model/battle'
import type { FleetId, ShipId, UnitId } from '../model/design'

/** A card laid face down: its text, and the unit or ship it is played on. */
export interface PlacedCard {
  readonly cardId: string
  readonly text: string
  readonly unitId: UnitId | null
  readonly shipId: ShipId | null
}

/** The cards a player lays face down in the turn phase; the list may be empty (FA-002). */
export interface PlaceTurnCards {
  readonly type: 'placeTurnCards'
  readonly fleetId: FleetId
  readonly cards: readonly PlacedCard[]
}

/** All turn cards are turned over together (FA-002). */
interface RevealTurnCards {
  readonly type: 'revealTurnCards'
}

/** The table has carried out the turn cards of a fleet. */
export interface ResolveTurnCards {
  readonly type: 'resolveTurnCards'
  readonly fleetId: FleetId
}

/** A squadron, action or reaction card (FA-004, FA-Q19), on a unit, on a ship, or on nothing in particular. */
export interface PlayCard {
  readonly type: 'playCard'
  readonly fleetId: FleetId
  readonly cardId: string
  readonly cardType: Exclude<CardType, 'turn'>
  readonly text: string
  readonly unitId: UnitId | null
  readonly shipId: ShipId | null
}

/** Cards put away in the end phase (FA-060). */
export interface DiscardCards {
  readonly type: 'discardCards'
  readonly fleetId: FleetId
  readonly cardIds: readonly string[]
}

/** Cards drawn in the end phase (FA-061). */
export interface DrawCards {
  readonly type: 'drawCards'
  readonly fleetId: FleetId
  readonly count: number
}

export type CardCommand = PlaceTurnCards | RevealTurnCards | ResolveTurnCards | PlayCard | DiscardCards | DrawCards
