import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { AttackKind, DiceChange, DiceLimits, DiceModifier, Shot, Spendable } from '../model/attack'
import type { Measure } from '../model/battle'
import type { DamageCard } from '../model/damage-cards'
import type { Pool } from '../model/dice'
import type { DraftSquad, ShipId, Token } from '../model/squad'
import type { CorrectAttack, CorrectShip, CorrectSquad, JoinShips, JoinSquad } from './table-command'

/** A wish of a player or the GM. It holds ids and choices only; everything else is read from the state. */
export type XwCommand =
  | BeginBattle
  | EndBattle
  | EndRound
  | SetPlayerOrder
  | BeginEngagement
  | PassEngagement
  | MeasureTargets
  | DeclareAttack
  | AbandonAttack
  | RollAttackDice
  | RollDefenseDice
  | SpendToken
  | ModifyDice
  | AdvanceStage
  | DealDamage
  | UseAbility
  | SufferDamage
  | NameCard
  | ChangeToken
  | SetLock
  | WaiveObligation
  | JoinShips
  | JoinSquad
  | CorrectShip
  | CorrectSquad
  | CorrectAttack
  | SetRuling

export interface BeginBattle {
  readonly type: 'beginBattle'
  readonly name: string
  /** In player order. */
  readonly squads: readonly { readonly sideId: string; readonly squad: DraftSquad }[]
  readonly rulings: ChosenRulings
}

export interface EndBattle {
  readonly type: 'endBattle'
}

export interface EndRound {
  readonly type: 'endRound'
  /** Whether focus, calculate and evade tokens are removed now. */
  readonly removesTokens: boolean
}

export interface SetPlayerOrder {
  readonly type: 'setPlayerOrder'
  /** Every squad once, in player order. */
  readonly squadIds: readonly string[]
}

interface BeginEngagement {
  readonly type: 'beginEngagement'
}

/** The ship engages and does not attack. */
export interface PassEngagement {
  readonly type: 'passEngagement'
  readonly shipId: ShipId
}

export interface MeasureTargets {
  readonly type: 'measureTargets'
  readonly shipId: ShipId
  readonly measures: readonly Measure[]
}

/** What the GM sees on the table: whether the target is in arc, and whether the weapon's own text is met. */
export interface DeclareAttack extends Shot {
  readonly type: 'declareAttack'
  readonly kind: AttackKind
  readonly isInArc: boolean
  /** Answers to the weapon's own text; ignored where it has none. */
  readonly isRequirementMet: boolean
  readonly isCostPaid: boolean
  /** Passes the windows of this attack in which their player could do nothing; absent to open every window. */
  readonly passesIdle?: true
}

/** Gives up the attack in hand. */
export interface AbandonAttack {
  readonly type: 'abandonAttack'
  readonly reason: string
}

export interface RollAttackDice {
  readonly type: 'rollAttackDice'
  readonly modifiers: readonly DiceModifier[]
  readonly limits: DiceLimits
}

export interface RollDefenseDice {
  readonly type: 'rollDefenseDice'
  readonly modifiers: readonly DiceModifier[]
  readonly limits: DiceLimits
}

/** The attacker spends on attack dice, the defender on defense dice. */
export interface SpendToken {
  readonly type: 'spendToken'
  readonly pool: Pool
  readonly token: Spendable
  /** Dice to reroll with a lock, or the die an evade or calculate token changes; empty to let the engine pick. */
  readonly dice: readonly number[]
}

/** An ability of a ship that modifies dice. */
export interface ModifyDice {
  readonly type: 'modifyDice'
  readonly pool: Pool
  readonly shipId: ShipId
  /** The table's name for it. */
  readonly name: string
  readonly change: DiceChange
}

/** The player who speaks has nothing more to do at this stage. */
interface AdvanceStage {
  readonly type: 'advanceStage'
}

interface DealDamage {
  readonly type: 'dealDamage'
}

/** An ability of the aftermath that is not a bonus attack. */
export interface UseAbility {
  readonly type: 'useAbility'
  readonly shipId: ShipId
  readonly name: string
}

/** Damage that comes from no attack. */
export interface SufferDamage {
  readonly type: 'sufferDamage'
  readonly shipId: ShipId
  readonly hits: number
  readonly crits: number
  readonly reason: string
}

export interface NameCard {
  readonly type: 'nameCard'
  readonly obligationId: string
  /** The name read from the card; null draws one by dice. */
  readonly card: DamageCard | null
}

export interface ChangeToken {
  readonly type: 'changeToken'
  readonly shipId: ShipId
  readonly token: Token
  /** Positive to gain tokens, negative to lose them. */
  readonly count: number
}

export interface SetLock {
  readonly type: 'setLock'
  readonly shipId: ShipId
  readonly targetId: ShipId
  readonly isHeld: boolean
}

export interface WaiveObligation {
  readonly type: 'waiveObligation'
  readonly obligationId: string
  readonly reason: string
}

export interface SetRuling {
  readonly type: 'setRuling'
  readonly key: string
  readonly value: string
}
