import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { Position } from '../model/board'
import type { DraftFleet, ShipId, SquadronId } from '../model/design'
import type { Countermeasure, Defence, Detector, Element, FireMode, Sector, Weapon } from '../model/element'
import type { TableCommand } from './table-command'

/** A wish of a player or the GM. It holds ids and choices only; everything else is read from the state. */
export type PwCommand = SetupCommand | TurnCommand | FightCommand | TableCommand

type SetupCommand = BeginBattle | ShareTokens | PlaceToken | RollDeployment | PlaceSquadron
type TurnCommand = RollInitiative | ActivateSquadron | AttemptDetection | AnswerDetection | MoveShip | AdvancePhase
type FightCommand = Engage | ChoosePosition | ChooseWeapon | DeclareFire | ChooseDefence | LoseElements

export interface BeginBattle {
  readonly type: 'beginBattle'
  readonly name: string
  readonly fleets: readonly { readonly sideId: string; readonly fleet: DraftFleet }[]
  readonly rulings: ChosenRulings
  /** The printed tables, or tables the players first build from tokens (PW-062). */
  readonly tables: 'printed' | 'built'
}

/** Rolls for who places first, and shares out the tokens. */
export interface ShareTokens {
  readonly type: 'shareTokens'
  /** The tokens the first side has drawn from the bag; null draws them by dice. */
  readonly drawn: readonly number[] | null
}

export interface PlaceToken {
  readonly type: 'placeToken'
  readonly sideId: string
  /** Counted from 0, without row O. */
  readonly row: number
  readonly column: number
  readonly value: number
}

interface RollDeployment {
  readonly type: 'rollDeployment'
}

export interface PlaceSquadron {
  readonly type: 'placeSquadron'
  readonly squadronId: SquadronId
  readonly at: Position
}

export interface RollInitiative {
  readonly type: 'rollInitiative'
}

export interface ActivateSquadron {
  readonly type: 'activateSquadron'
  readonly squadronId: SquadronId
}

export interface AttemptDetection {
  readonly type: 'attemptDetection'
  readonly shipId: ShipId
  readonly detector: Detector
  readonly targetId: ShipId
}

/** The enemy's answer to the detector; null for none. */
export interface AnswerDetection {
  readonly type: 'answerDetection'
  readonly countermeasure: Countermeasure | null
}

export interface MoveShip {
  readonly type: 'moveShip'
  readonly shipId: ShipId
  /** The position after each step. */
  readonly path: readonly Position[]
}

/** Moves to the next phase, and after combat to the next squadron or turn. */
export interface AdvancePhase {
  readonly type: 'advancePhase'
}

export interface Engage {
  readonly type: 'engage'
  readonly shipId: ShipId
  readonly targetId: ShipId
}

/** The winner of the manoeuvre test sets the position. */
export interface ChoosePosition {
  readonly type: 'choosePosition'
  readonly firingSector: Sector
  readonly targetSector: Sector
}

export interface ChooseWeapon {
  readonly type: 'chooseWeapon'
  readonly weapon: Weapon
}

/** Fires the shot that is due: the enemy's riposte, or the active ship's. */
export interface DeclareFire {
  readonly type: 'declareFire'
  readonly weapon: Weapon
  readonly mode: FireMode
}

/** The defender's answer to the shot; null for none. */
export interface ChooseDefence {
  readonly type: 'chooseDefence'
  readonly defence: Defence | null
}

/** The elements the defender gives up in the sector that was hit. */
export interface LoseElements {
  readonly type: 'loseElements'
  readonly elements: readonly Element[]
}
