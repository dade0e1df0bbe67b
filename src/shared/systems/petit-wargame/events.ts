import type { Faces } from '../../core/dice/rule'
import type { ChosenRulings } from '../../core/rulings/ruling'
import type { CorrectFleet, CorrectSquadron, ShipCorrection } from './commands/table-command'
import type { Building, DefenceChoice, FleetState, ShipState, ShotRole, SquadronState } from './model/battle'
import type { Position, ScoreTable, ScoreTables, TableName } from './model/board'
import type { FleetId, ShipId, SquadronId } from './model/design'
import type { Countermeasure, Detector, Element, FireMode, Sector, Weapon } from './model/element'
import type { Phase } from './tables/phases'
import type { StepKind } from './tables/steps'

/** What happened, in the past tense, with every value it came to. `evolve` believes it without asking. */
export type PwEvent = SetupEvent | TurnEvent | FightEvent | TableEvent

/** The dice of a side, rolled again and again while they tie. */
export interface SideRoll {
  readonly sideId: string
  readonly faces: Faces
  /** What counts in the end. */
  readonly total: number
}

/** Who comes to the table, as they stand from then on. */
export interface Arrivals {
  readonly squadrons: readonly SquadronState[]
  readonly ships: readonly ShipState[]
}

export type SetupEvent =
  | (Arrivals & {
      readonly type: 'battleBegun'
      readonly name: string
      readonly rulings: ChosenRulings
      readonly tables: ScoreTables
      /** The first table that is built; null where the printed ones count. */
      readonly building: Building | null
      readonly fleets: readonly FleetState[]
    })
  | {
      readonly type: 'tokensShared'
      readonly table: TableName
      readonly rolls: readonly SideRoll[]
      readonly sideId: string
      readonly hands: readonly { readonly sideId: string; readonly tokens: readonly number[] }[]
    }
  | {
      readonly type: 'tokenPlaced'
      readonly table: TableName
      readonly sideId: string
      readonly row: number
      readonly column: number
      readonly value: number
      readonly nextSideId: string
    }
  /** Row O included. `next` is the table that is built now. */
  | { readonly type: 'tableCompleted'; readonly table: TableName; readonly scores: ScoreTable; readonly next: Building | null }
  | { readonly type: 'deploymentRolled'; readonly rolls: readonly SideRoll[]; readonly sideId: string }
  | { readonly type: 'squadronPlaced'; readonly squadronId: SquadronId; readonly at: Position }
  | { readonly type: 'deploymentPassed'; readonly sideId: string }
  | { readonly type: 'deploymentEnded' }

export const DETECTION_RESULTS = ['detected', 'undetected', 'jammed'] as const
export type DetectionResult = (typeof DETECTION_RESULTS)[number]

export type TurnEvent =
  | { readonly type: 'initiativeRolled'; readonly rolls: readonly SideRoll[]; readonly sideId: string }
  | { readonly type: 'initiativeGiven'; readonly sideId: string; readonly because: 'alone' | 'gm'; readonly reason: string }
  /** The side with the initiative is no longer alone: this one has a squadron to activate again, and both roll. */
  | { readonly type: 'initiativeReopened'; readonly sideId: string }
  | { readonly type: 'squadronActivated'; readonly squadronId: SquadronId }
  | { readonly type: 'phaseEntered'; readonly phase: Phase }
  | { readonly type: 'activationEnded'; readonly squadronId: SquadronId }
  | { readonly type: 'jamEnded'; readonly shipId: ShipId; readonly detector: Detector }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | {
      readonly type: 'detectionTried'
      readonly shipId: ShipId
      readonly detector: Detector
      readonly targetId: ShipId
      readonly isOpen: boolean
    }
  | {
      readonly type: 'detectionRolled'
      readonly shipId: ShipId
      readonly detector: Detector
      readonly targetId: ShipId
      readonly countermeasure: Countermeasure | null
      readonly score: number
      readonly faces: Faces
      readonly margin: number
      /** null without a countermeasure. */
      readonly enemyScore: number | null
      readonly enemyFaces: Faces
      readonly enemyMargin: number | null
      readonly result: DetectionResult
    }
  | {
      readonly type: 'detectorJammed'
      readonly shipId: ShipId
      readonly detector: Detector
      readonly turns: number
      readonly untilTurn: number
    }
  | {
      readonly type: 'detectionWithdrawn'
      readonly shipId: ShipId
      readonly detector: Detector
      readonly targetId: ShipId
      readonly reason: string
    }
  | {
      readonly type: 'shipMoved'
      readonly shipId: ShipId
      readonly step: StepKind
      readonly to: Position
      readonly pd: number
      readonly pm: number
    }

export const ENGAGEMENT_ENDS = ['done', 'no-weapon', 'weapon-lost', 'destroyed', 'gm'] as const
export type EngagementEnd = (typeof ENGAGEMENT_ENDS)[number]

export type FightEvent =
  | { readonly type: 'engagementBegun'; readonly shipId: ShipId; readonly targetId: ShipId }
  | {
      readonly type: 'manoeuvreRolled'
      readonly shipId: ShipId
      readonly targetId: ShipId
      readonly faces: readonly [number, number]
      readonly totals: readonly [number, number]
      readonly winnerId: ShipId | null
    }
  | {
      readonly type: 'positionSet'
      readonly by: 'active' | 'enemy' | 'chance'
      readonly firingSector: Sector
      readonly targetSector: Sector
    }
  | { readonly type: 'weaponChosen'; readonly shipId: ShipId; readonly weapon: Weapon; readonly range: number }
  /** Somebody is to fire now. */
  | { readonly type: 'fireOpened'; readonly role: ShotRole; readonly shooterId: ShipId }
  | { readonly type: 'fireDeclared'; readonly role: ShotRole; readonly shooterId: ShipId; readonly weapon: Weapon; readonly mode: FireMode }
  | {
      readonly type: 'shotRolled'
      readonly role: ShotRole
      readonly shooterId: ShipId
      readonly targetId: ShipId
      readonly weapon: Weapon
      readonly defence: DefenceChoice
      readonly score: number
      readonly faces: Faces
      readonly margin: number
      /** null without a defence. */
      readonly defenceScore: number | null
      readonly defenceFaces: Faces
      readonly defenceMargin: number | null
      readonly damage: number
    }
  | { readonly type: 'pointStruck'; readonly targetId: ShipId; readonly sector: Sector; readonly isLost: boolean }
  /** The defender is to name what it loses. */
  | { readonly type: 'choiceDue'; readonly targetId: ShipId; readonly sector: Sector; readonly count: number }
  | { readonly type: 'elementLost'; readonly shipId: ShipId; readonly sector: Sector; readonly element: Element }
  | { readonly type: 'pointsWasted'; readonly targetId: ShipId; readonly points: number }
  /** Damage that nobody has applied: the GM has gone on without it. */
  | { readonly type: 'pointsDropped'; readonly targetId: ShipId; readonly points: number }
  | { readonly type: 'shipDestroyed'; readonly shipId: ShipId; readonly costPoints: number }
  | { readonly type: 'shotEnded'; readonly role: ShotRole }
  | {
      readonly type: 'engagementEnded'
      readonly shipId: ShipId
      readonly targetId: ShipId
      readonly because: EngagementEnd
      readonly reason: string
    }
  | { readonly type: 'victoryWon'; readonly sideId: string; readonly lost: number; readonly total: number }

/** What the GM does. */
export type TableEvent =
  /** `costPoints` and `elementsStart`: what the whole fleet is held against from now on. */
  | (Arrivals & {
      readonly type: 'squadronsJoined'
      readonly fleetId: FleetId
      readonly at: Position
      readonly costPoints: number
      readonly elementsStart: number
    })
  /** `correction` is what the GM set, `reached` what really came of it. */
  | {
      readonly type: 'shipCorrected'
      readonly shipId: ShipId
      readonly correction: ShipCorrection
      readonly reached: Partial<ShipState>
      readonly reason: string
    }
  | {
      readonly type: 'squadronCorrected'
      readonly squadronId: SquadronId
      readonly correction: CorrectSquadron['correction']
      readonly reason: string
    }
  | { readonly type: 'fleetCorrected'; readonly fleetId: FleetId; readonly correction: CorrectFleet['correction']; readonly reason: string }
  | {
      readonly type: 'detectionCorrected'
      readonly squadronId: SquadronId
      readonly targetId: ShipId
      readonly isDetected: boolean
      readonly reason: string
    }
  | { readonly type: 'damageCorrected'; readonly points: number; readonly reason: string }
  | {
      readonly type: 'tableCellSet'
      readonly table: TableName
      readonly row: number
      readonly column: number
      readonly value: number
    }
  | { readonly type: 'rulingSet'; readonly key: string; readonly value: string }
  | { readonly type: 'battleEnded'; readonly winnerId: string | null }
  | { readonly type: 'battleResumed'; readonly reason: string }
