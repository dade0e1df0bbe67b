import type { ShipState, SquadState } from '../model/battle'
import type { DraftShip, DraftSquad, ShipId, SquadId, WeaponId } from '../model/squad'
import type { DamageCard } from '../tables/damage-deck'
import type { DieResult } from '../tables/dice'

type ShipField =
  | 'name'
  | 'initiative'
  | 'agility'
  | 'hull'
  | 'shields'
  | 'facedown'
  | 'tokens'
  | 'locks'
  | 'otherTokens'
  | 'hasEngaged'
  | 'bonusAttacks'
  | 'status'
  | 'note'

export type ShipCorrection = Partial<Pick<ShipState, ShipField>> & {
  /** The cards that lie face up from now on. */
  readonly faceupCards?: readonly DamageCard[]
  readonly charges?: readonly { readonly weaponId: WeaponId; readonly left: number }[]
}

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
  readonly correction: Partial<Pick<SquadState, 'name' | 'attackDiceOwned' | 'defenseDiceOwned'>>
  readonly reason: string
}

export interface AttackCorrection {
  readonly range?: number
  readonly isObstructed?: boolean
  /** Dice as they lie from now on; none of them has been rerolled. */
  readonly attackDice?: readonly DieResult[]
  readonly defenseDice?: readonly DieResult[]
  /** What is left to deal, after the dice have neutralised each other. */
  readonly hits?: number
  readonly crits?: number
}

/** Other values for the attack in hand. */
export interface CorrectAttack {
  readonly type: 'correctAttack'
  readonly correction: AttackCorrection
  readonly reason: string
}
