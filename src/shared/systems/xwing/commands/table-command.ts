import type { AttackCorrection, ShipCorrection, SquadCorrection } from '../model/corrections'
import type { DraftShip, DraftSquad, ShipId, SquadId } from '../model/squad'

export interface CorrectShip {
  readonly type: 'correctShip'
  readonly shipId: ShipId
  readonly correction: ShipCorrection
  readonly reason: string
}

/** A squad joins, on a new side or an existing one, last in player order. */
export interface JoinSquad {
  readonly type: 'joinSquad'
  readonly sideId: string
  readonly squad: DraftSquad
}

/** Ships join a squad and engage from now on. */
export interface JoinShips {
  readonly type: 'joinShips'
  readonly squadId: SquadId
  readonly ships: readonly DraftShip[]
}

export interface CorrectSquad {
  readonly type: 'correctSquad'
  readonly squadId: SquadId
  readonly correction: SquadCorrection
  readonly reason: string
}

/** New values for the attack in hand. */
export interface CorrectAttack {
  readonly type: 'correctAttack'
  readonly correction: AttackCorrection
  readonly reason: string
}
