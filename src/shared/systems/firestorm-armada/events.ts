import type { Faces } from '../../core/dice/rule'
import type { BeginBattle, MarkShip } from './commands/command'
import type { FleetCorrection, NoteCard, ShipCorrection, UnitCorrection, WingCorrection } from './model/gm-command'
import type { Aim } from './model/shooting-command'
import type { Boarding, Phase, PlayedCard, Share, TurnCard, TurnOrder, WeaponState } from './model/battle'
import type { DraftFleet, DraftFlight, DraftSquadron, FleetId, ShipId, UnitId, WingId } from './model/design'
import type { Critical, FaEffect } from './model/effects'
import type { FaObligation } from './model/obligation'

/** One attack as it was rolled. */
export interface Attack {
  readonly targetId: ShipId
  readonly aims: readonly Aim[]
  /** Aim by aim, where only a part of the dice is fired; empty where all are. */
  readonly shares: readonly Share[]
  readonly dice: number
  /** Pools in the order rolled: the attack dice, then those of sixes. */
  readonly pools: readonly Faces[]
  readonly hits: number
  /** Hits taken off by shields and by point defence (FA-Q11, FA-Q12). */
  readonly stopped: number
}

export interface FirstHand {
  readonly fleetId: FleetId
  readonly cards: number
}

/** Values of a weapon as a correction leaves them. */
export type WeaponSet = Partial<Pick<WeaponState, 'dice' | 'fired' | 'shares' | 'isOffline'>>

/** What happened, in the past tense. `evolve` believes it without asking. */
export type FaEvent = TurnEvent | FightEvent | GmEvent

export type TurnEvent =
  | {
      readonly type: 'battleBegun'
      readonly setup: BeginBattle
      readonly illegalFleetIds: readonly FleetId[]
      /** Cards in the first hand of each fleet (FA-Q18). */
      readonly hands: readonly FirstHand[]
    }
  | { readonly type: 'phaseEntered'; readonly turn: number; readonly phase: Phase }
  | { readonly type: 'turnCardsPlaced'; readonly fleetId: FleetId; readonly cards: readonly TurnCard[] }
  | { readonly type: 'turnCardsRevealed'; readonly order: readonly FleetId[]; readonly rollOff: TurnOrder | null }
  | { readonly type: 'turnCardsResolved'; readonly fleetId: FleetId }
  | { readonly type: 'cardPlayed'; readonly card: PlayedCard; readonly cardId: string }
  | { readonly type: 'cardsDiscarded'; readonly fleetId: FleetId; readonly cardIds: readonly string[] }
  | { readonly type: 'cardsDrawn'; readonly fleetId: FleetId; readonly count: number }
  | { readonly type: 'initiativeRolled'; readonly initiative: TurnOrder }
  | { readonly type: 'unitActivated'; readonly unitId: UnitId }
  | { readonly type: 'activationEnded'; readonly unitId: UnitId }
  | { readonly type: 'pointsScored'; readonly fleetId: FleetId; readonly points: number; readonly reason: string }
  | { readonly type: 'battleEnded'; readonly leaders: readonly FleetId[] }

export type FightEvent =
  | { readonly type: 'shipMoved'; readonly shipId: ShipId; readonly inches: number; readonly rams: boolean }
  | { readonly type: 'shipMarked'; readonly shipId: ShipId; readonly mark: MarkShip['mark']; readonly isSet: boolean }
  | { readonly type: 'weaponsFired'; readonly attack: Attack }
  | { readonly type: 'hullLost'; readonly shipId: ShipId; readonly points: number }
  | { readonly type: 'crewLost'; readonly shipId: ShipId; readonly crew: number; readonly assault: number }
  | { readonly type: 'shipDestroyed'; readonly shipId: ShipId }
  | { readonly type: 'shipCaptured'; readonly shipId: ShipId }
  | {
      readonly type: 'criticalSuffered'
      readonly shipId: ShipId
      /** null: in the GM's words. */
      readonly critical: Critical | null
      /** Row of the table; null without it. */
      readonly row: number | null
      readonly outcome: string
    }
  | {
      readonly type: 'shipDisplaced'
      readonly shipId: ShipId
      readonly direction: 'fore' | 'port' | 'starboard' | 'aft'
      readonly inches: number
    }
  | {
      readonly type: 'explosionStruck'
      readonly shipId: ShipId
      readonly targetId: ShipId
      readonly pools: readonly Faces[]
      readonly hits: number
    }
  | {
      readonly type: 'pointDefenceFired'
      readonly shipId: ShipId
      readonly wingId: WingId
      readonly pools: readonly Faces[]
      readonly hits: number
    }
  | { readonly type: 'wingDestroyed'; readonly wingId: WingId }
  | { readonly type: 'wingDrivenOff'; readonly wingId: WingId; readonly byShipId: ShipId }
  | { readonly type: 'wingMoved'; readonly wingId: WingId; readonly contactId: ShipId | WingId | null }
  | { readonly type: 'wingWithdrew'; readonly wingId: WingId; readonly inches: number; readonly note: string }
  | { readonly type: 'boardingBegun'; readonly boarding: Boarding }
  | {
      readonly type: 'boardingResolved'
      readonly boardingId: string
      readonly attackerId: ShipId
      readonly targetId: ShipId
      /** Faces of both sides with opposed dice; empty in the manual form. */
      readonly attackerFaces: Faces
      readonly defenderFaces: Faces
      readonly outcome: string
    }
  | {
      readonly type: 'boardingEnded'
      readonly boardingId: string
      readonly because: 'boarderLeft' | 'targetLeft' | 'outOfBattle' | 'gm'
      readonly reason: string
    }
  | { readonly type: 'obligationOwed'; readonly obligation: FaObligation }
  | { readonly type: 'obligationSettled'; readonly obligationId: string }
  | { readonly type: 'obligationDeferred'; readonly obligationId: string }
  /** Nobody is left to whom it could matter. */
  | { readonly type: 'obligationLapsed'; readonly obligationId: string }
  | { readonly type: 'obligationWaived'; readonly obligation: FaObligation; readonly reason: string }
  | { readonly type: 'effectBegun'; readonly effect: FaEffect }
  | { readonly type: 'effectEnded'; readonly effect: FaEffect; readonly reason: string | null }

export type GmEvent =
  | { readonly type: 'fleetCorrected'; readonly fleetId: FleetId; readonly correction: FleetCorrection; readonly reason: string }
  | { readonly type: 'unitCorrected'; readonly unitId: UnitId; readonly correction: UnitCorrection; readonly reason: string }
  | { readonly type: 'shipCorrected'; readonly shipId: ShipId; readonly correction: ShipCorrection; readonly reason: string }
  | {
      readonly type: 'weaponCorrected'
      readonly shipId: ShipId
      readonly weaponId: string
      readonly correction: WeaponSet
      readonly reason: string
    }
  | { readonly type: 'wingCorrected'; readonly wingId: WingId; readonly correction: WingCorrection; readonly reason: string }
  | {
      readonly type: 'cardNoted'
      readonly fleetId: FleetId
      readonly cardId: string
      readonly cardType: NoteCard['cardType']
      readonly text: string
    }
  | { readonly type: 'tableNoted'; readonly text: string }
  | {
      readonly type: 'unitsJoined'
      readonly fleetId: FleetId
      readonly squadrons: readonly DraftSquadron[]
      readonly flights: readonly DraftFlight[]
    }
  | {
      readonly type: 'fleetJoined'
      readonly sideId: string
      readonly fleet: DraftFleet
      readonly isIllegal: boolean
      readonly cards: number
    }
  | { readonly type: 'rulingSet'; readonly key: string; readonly value: string }
