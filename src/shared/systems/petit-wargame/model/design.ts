import type { Brand } from '../../../kernel/brand'
import type { BySector, Element, ShipSize } from './element'

export type FleetId = Brand<'FleetId'>
export type SquadronId = Brand<'SquadronId'>
export type ShipId = Brand<'ShipId'>

export const fleetId = (text: string): FleetId => text as FleetId
export const squadronId = (text: string): SquadronId => text as SquadronId
export const shipId = (text: string): ShipId => text as ShipId

/** The structure points of a sector and the elements on them; a point may stay empty (PW-Q25). */
export interface DraftSector {
  readonly points: number
  readonly elements: readonly Element[]
}

export interface DraftShip {
  readonly id: ShipId
  readonly name: string
  readonly size: ShipSize
  readonly sectors: BySector<DraftSector>
}

export interface DraftSquadron {
  readonly id: SquadronId
  readonly name: string
  readonly ships: readonly DraftShip[]
  /** Out of sight of the other sides from the moment it comes, until the GM shows it; absent where nobody has said so. */
  readonly isHidden?: boolean
}

export interface DraftFleet {
  readonly id: FleetId
  readonly name: string
  /** 500, or what the GM allows (PW-004). */
  readonly budgetPoints: number
  readonly squadrons: readonly DraftSquadron[]
  /** The GM lets it fight although it is illegal. */
  readonly allowIllegal: boolean
}
