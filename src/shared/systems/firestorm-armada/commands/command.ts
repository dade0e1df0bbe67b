import type { BattleSetup, ShipMark } from '../model/battle'
import type { FleetId, ShipId, UnitId } from '../model/design'
import type { CardCommand } from './card-command'
import type { TableCommand } from './table-command'
import type { ShootingCommand } from './shooting-command'

export interface BeginBattle extends BattleSetup {
  readonly type: 'beginBattle'
}

/** Moves to the next phase of the turn (FA-001). */
export interface AdvancePhase {
  readonly type: 'advancePhase'
}

/** Rolls 2d6 and the tactical bonus for every fleet (FA-003). */
export interface RollInitiative {
  readonly type: 'rollInitiative'
}

/** A squadron or a flight begins its activation (FA-004). */
export interface ActivateUnit {
  readonly type: 'activateUnit'
  readonly unitId: UnitId
}

export interface EndActivation {
  readonly type: 'endActivation'
}

/** A ship of the active squadron has moved this far (FA-009). */
export interface MoveShip {
  readonly type: 'moveShip'
  readonly shipId: ShipId
  readonly inches: number
  /** It rams (FA-041). */
  readonly rams: boolean
}

export interface MarkShip {
  readonly type: 'markShip'
  readonly shipId: ShipId
  readonly mark: ShipMark
  readonly isSet: boolean
}

/** Points a fleet gains, or loses when negative, as the scenario says (FA-005, FA-Q21). */
export interface ScorePoints {
  readonly type: 'scorePoints'
  readonly fleetId: FleetId
  readonly points: number
  readonly reason: string
}

export interface EndBattle {
  readonly type: 'endBattle'
}

export type FaCommand =
  | BeginBattle
  | AdvancePhase
  | RollInitiative
  | ActivateUnit
  | EndActivation
  | MoveShip
  | MarkShip
  | ScorePoints
  | EndBattle
  | CardCommand
  | ShootingCommand
  | TableCommand
