import type { AttackCorrection, ShipCorrection, SquadCorrection } from '../model/corrections'
import type { DraftShip, DraftSquad, ShipId, SquadId } from '../model/squad'

export interface CorrectShip {
  readonly type: 'correctShip'
  readonly shipId: ShipId
  readonly correction: ShipCorrection
  readonly reason: string
}

/** A squad that comes late, on a side of its own or of others: last in player order. */
export interface JoinSquad {
  readonly type: 'joinSquad'
  readonly sideId: string
  readonly squad: DraftSquad
}

/** Ships that come late to a squad of the battle; they engage from now on. */
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

/** Other values for the attack in hand. */
export interface CorrectAttack {
  readonly type: 'correctAttack'
  readonly correction: AttackCorrection
  readonly reason: string
}
