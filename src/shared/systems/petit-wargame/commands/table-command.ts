import type { Position, TableName } from '../model/board'
import type { FleetCorrection, ShipCorrection, SquadronCorrection } from '../model/corrections'
import type { DraftSquadron, FleetId, ShipId, SquadronId } from '../model/design'

/** What the GM does outside the rules. */
export type TableCommand =
  | GiveInitiative
  | WithdrawDetection
  | EndEngagement
  | JoinSquadrons
  | CorrectShip
  | CorrectSquadron
  | CorrectFleet
  | CorrectDetection
  | CorrectDamage
  | SetTableCell
  | SetRuling
  | EndBattle
  | ResumeBattle

/** The GM gives the initiative without dice. */
export interface GiveInitiative {
  readonly type: 'giveInitiative'
  readonly sideId: string
  readonly reason: string
}

/** The detector waiting for an answer was not tried after all. */
export interface WithdrawDetection {
  readonly type: 'withdrawDetection'
  readonly reason: string
}

/** The engagement is cut short. */
export interface EndEngagement {
  readonly type: 'endEngagement'
  readonly reason: string
}

/** Squadrons join a fleet, all in one place, and act from now on. */
export interface JoinSquadrons {
  readonly type: 'joinSquadrons'
  readonly fleetId: FleetId
  readonly squadrons: readonly DraftSquadron[]
  readonly at: Position
}

export interface CorrectShip {
  readonly type: 'correctShip'
  readonly shipId: ShipId
  readonly correction: ShipCorrection
  readonly reason: string
}

export interface CorrectSquadron {
  readonly type: 'correctSquadron'
  readonly squadronId: SquadronId
  readonly correction: SquadronCorrection
  readonly reason: string
}

export interface CorrectFleet {
  readonly type: 'correctFleet'
  readonly fleetId: FleetId
  readonly correction: FleetCorrection
  readonly reason: string
}

/** Whether an enemy counts as found by a squadron. */
export interface CorrectDetection {
  readonly type: 'correctDetection'
  readonly squadronId: SquadronId
  readonly targetId: ShipId
  readonly isDetected: boolean
  readonly reason: string
}

/** New points of damage for the shot being applied. */
export interface CorrectDamage {
  readonly type: 'correctDamage'
  readonly points: number
  readonly reason: string
}

/** A new score in a table, row O included (PW-Q27). */
export interface SetTableCell {
  readonly type: 'setTableCell'
  readonly table: TableName
  readonly row: number
  readonly column: number
  readonly value: number
}

export interface SetRuling {
  readonly type: 'setRuling'
  readonly key: string
  readonly value: string
}

/** The GM ends the battle; null if nobody has won. */
export interface EndBattle {
  readonly type: 'endBattle'
  readonly winnerId: string | null
}

/** The table plays on after a victory or an end. */
export interface ResumeBattle {
  readonly type: 'resumeBattle'
  readonly reason: string
}
