import type { Faces } from '../../core/dice/rule'
import type { ChosenRulings } from '../../core/rulings/ruling'
import type { AttackCorrection, CorrectSquad, ShipCorrection } from './commands/table-command'
import type { Attack, DiceChange, DiceModifier, RolledDie, Spendable, Uncancelled } from './model/attack'
import type { Measure, ShipState, SquadState } from './model/battle'
import type { XwObligation } from './model/obligation'
import type { Payment, ShipId, SquadId, Token, WeaponId } from './model/squad'
import type { DamageCard } from './tables/damage-deck'
import type { Pool } from './tables/dice'
import type { Stage } from './tables/stages'

/** What happened, in the past tense. `evolve` believes it without asking. */
export type XwEvent = AttackEvent | EngagementEvent | TableEvent

/** What moves an attack along, and what it does. */
export type AttackEvent =
  | { readonly type: 'attackDeclared'; readonly attack: Attack }
  | {
      readonly type: 'costPaid'
      readonly shipId: ShipId
      readonly weaponId: WeaponId
      readonly defenderId: ShipId
      readonly charges: number
      readonly payments: readonly Payment[]
      /** What the weapon costs besides, in its own words; empty when nothing. */
      readonly text: string
    }
  | { readonly type: 'stageEntered'; readonly attackId: string; readonly stage: Stage }
  /** A window in which nobody may do anything. */
  | { readonly type: 'stagePassed'; readonly attackId: string; readonly stage: Stage }
  | {
      readonly type: 'diceRolled'
      readonly attackId: string
      readonly pool: Pool
      readonly count: number
      readonly faces: Faces
      readonly dice: readonly RolledDie[]
      readonly modifiers: readonly DiceModifier[]
    }
  | {
      readonly type: 'tokenSpent'
      readonly attackId: string
      readonly pool: Pool
      readonly shipId: ShipId
      readonly token: Spendable
      /** New faces of a reroll; empty without one. */
      readonly faces: Faces
      readonly dice: readonly RolledDie[]
    }
  | {
      readonly type: 'diceModified'
      readonly attackId: string
      readonly pool: Pool
      readonly shipId: ShipId
      readonly name: string
      readonly change: DiceChange
      readonly faces: Faces
      readonly dice: readonly RolledDie[]
    }
  | {
      readonly type: 'resultsNeutralized'
      readonly attackId: string
      readonly evades: number
      readonly left: Uncancelled
      readonly isHit: boolean
    }
  | { readonly type: 'resultsCancelled'; readonly attackId: string; readonly kind: 'hits' | 'crits' }
  | { readonly type: 'abilityUsed'; readonly attackId: string; readonly shipId: ShipId; readonly name: string }
  | { readonly type: 'attackEnded'; readonly attackId: string }
  | { readonly type: 'attackAbandoned'; readonly attackId: string; readonly reason: string }
  | { readonly type: 'shieldLost'; readonly shipId: ShipId; readonly damage: 'hit' | 'crit'; readonly left: number }
  /** Face up under an id of its own, which is then to be named; face down with null. A marker where no card was left. */
  | {
      readonly type: 'cardDealt'
      readonly shipId: ShipId
      readonly cardId: string | null
      readonly isMarker: boolean
      readonly cards: number
      readonly hull: number
    }
  /** Cards of ships that have left are in the deck again, so many in all. */
  | { readonly type: 'deckRenewed'; readonly squadId: SquadId; readonly shipIds: readonly ShipId[]; readonly cards: number }
  | { readonly type: 'shipDestroyed'; readonly shipId: ShipId; readonly leavesAfter: number | null }

/** What moves the engagement along. */
export type EngagementEvent =
  | { readonly type: 'engagementBegun' }
  | { readonly type: 'initiativeReached'; readonly initiative: number }
  | { readonly type: 'targetsMeasured'; readonly shipId: ShipId; readonly measures: readonly Measure[] }
  | { readonly type: 'shipEngaged'; readonly shipId: ShipId; readonly hasAttacked: boolean }
  | { readonly type: 'shipRemoved'; readonly shipId: ShipId }
  | { readonly type: 'engagementEnded' }
  /** Every token of these kinds leaves the ships. */
  | { readonly type: 'roundEnded'; readonly round: number; readonly tokens: readonly Token[] }

/** What happens around the engagement, and what the GM does. */
export type TableEvent =
  /** Squads in player order, and all their ships as they come to the table. */
  | {
      readonly type: 'battleBegun'
      readonly name: string
      readonly rulings: ChosenRulings
      readonly squads: readonly SquadState[]
      readonly ships: readonly ShipState[]
    }
  | { readonly type: 'playerOrderSet'; readonly squadIds: readonly string[] }
  | { readonly type: 'damageSuffered'; readonly shipId: ShipId; readonly hits: number; readonly crits: number; readonly reason: string }
  /** Null where every card of the deck was known. */
  | { readonly type: 'cardNamed'; readonly obligation: XwObligation; readonly card: DamageCard | null; readonly isDrawn: boolean }
  | { readonly type: 'obligationWaived'; readonly obligation: XwObligation; readonly reason: string }
  | { readonly type: 'tokenChanged'; readonly shipId: ShipId; readonly token: Token; readonly count: number; readonly left: number }
  | { readonly type: 'lockSet'; readonly shipId: ShipId; readonly targetId: ShipId; readonly isHeld: boolean }
  | { readonly type: 'shipsJoined'; readonly squadId: SquadId; readonly ships: readonly ShipState[] }
  | { readonly type: 'squadJoined'; readonly squad: SquadState; readonly ships: readonly ShipState[] }
  /** What the GM wanted, and what the ship has come to. */
  | {
      readonly type: 'shipCorrected'
      readonly shipId: ShipId
      readonly correction: ShipCorrection
      readonly reached: CorrectedShip
      readonly reason: string
    }
  | { readonly type: 'squadCorrected'; readonly squadId: SquadId; readonly correction: CorrectSquad['correction']; readonly reason: string }
  | {
      readonly type: 'attackCorrected'
      readonly attackId: string
      readonly correction: AttackCorrection
      readonly reached: CorrectedAttack
      readonly reason: string
    }
  | { readonly type: 'rulingSet'; readonly key: string; readonly value: string }
  | { readonly type: 'battleEnded'; readonly standingSides: readonly string[] }

/** Values of a ship from now on. Cards face up are all there are, each under an id of its own. */
export type CorrectedShip = Partial<Omit<ShipState, 'id' | 'squadId'>>

/** Values of the attack in hand from now on. */
export type CorrectedAttack = Partial<Pick<Attack, 'range' | 'isObstructed' | 'dice' | 'left' | 'isHit'>>
