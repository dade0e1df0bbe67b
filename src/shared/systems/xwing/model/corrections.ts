import type { Attack } from './attack'
import type { ShipState, SquadState } from './battle'
import type { DamageCard } from './damage-cards'
import type { DieResult } from './dice'
import type { WeaponId } from './squad'

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

/** What the GM asks for; a field left out stays as it is. */
export type ShipCorrection = Partial<Pick<ShipState, ShipField>> & {
  /** The cards that lie face up from now on. */
  readonly faceupCards?: readonly DamageCard[]
  readonly charges?: readonly { readonly weaponId: WeaponId; readonly left: number }[]
}

/** The values of a ship that a correction leads to. `faceup` lists all its cards face up, each under a new id. */
export type CorrectedShip = Partial<Omit<ShipState, 'id' | 'squadId'>>

export type SquadCorrection = Partial<Pick<SquadState, 'name' | 'attackDiceOwned' | 'defenseDiceOwned'>>

export interface AttackCorrection {
  readonly range?: number
  readonly isObstructed?: boolean
  /** The dice on the table from now on; none of them counts as rerolled. */
  readonly attackDice?: readonly DieResult[]
  readonly defenseDice?: readonly DieResult[]
  /** What is left to deal once the dice have neutralised each other. */
  readonly hits?: number
  readonly crits?: number
}

/** The values of the attack in hand that a correction leads to. */
export type CorrectedAttack = Partial<Pick<Attack, 'range' | 'isObstructed' | 'dice' | 'left' | 'isHit'>>
