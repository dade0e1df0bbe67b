import type { Ending } from '../../../core/effects/effect'
import type { Condition } from '../model/battle'
import type { Ability, ArmadaId, DraftArmada, DraftFleet, DraftOfficer, FleetId, OfficerId } from '../model/design'

/** Mines scattered at the end of the helm phase, once a battle (SA-035). */
export interface LayMines {
  readonly type: 'layMines'
  readonly fleetId: FleetId
  /** Where the two hexes lie, as the table calls it; may be empty. */
  readonly place: string
}

/** Fire at mines instead of at a fleet (SA-038). */
export interface AttackMines {
  readonly type: 'attackMines'
  readonly attackerId: FleetId
  readonly effectId: string
  /** Which mined hex, from 0; 0 when both share their hull. */
  readonly hex: number
  readonly rangeHexes: number
  readonly resolveOfficerId: OfficerId | null
  /** Fields of conjured debris that the line of fire crosses (SA-069). */
  readonly debrisCrossed: number
  readonly gmCheck: number
}

/** The extra check of a boarding party (SA-030). */
export interface SettleBoarding {
  readonly type: 'settleBoarding'
  readonly obligationId: string
  /** Between the party's own fleet and the one boarded: its point defense may reach (SA-043). */
  readonly rangeHexes: number
  readonly resolveOfficerId: OfficerId | null
  readonly gmCheck: number
}

/** A disabled fleet blows itself up beside `targetId`, or drifts on: null (SA-039). */
export interface SettleSelfDestruct {
  readonly type: 'settleSelfDestruct'
  readonly obligationId: string
  readonly targetId: FleetId | null
  /** It blows up in the front arc of the target, where shields count (SA-017). */
  readonly isFromFrontArc: boolean
  readonly resolveOfficerId: OfficerId | null
  readonly gmCheck: number
}

/** Who falls in a duel (SA-066); null leaves it to the dice (`sa.duelVictim = random`). */
export interface SettleDuelVictim {
  readonly type: 'settleDuelVictim'
  readonly obligationId: string
  readonly officerId: OfficerId | null
}

/** A different reading of a rule from now on. */
export interface SetRuling {
  readonly type: 'setRuling'
  readonly key: string
  readonly value: string
}

/** A fleet that comes late, with its officers; it acts from now on. */
export interface JoinFleet {
  readonly type: 'joinFleet'
  readonly armadaId: ArmadaId
  readonly fleet: DraftFleet
  readonly officers: readonly DraftOfficer[]
}

/** An armada that comes late, on a side of its own or of others. */
export interface JoinArmada {
  readonly type: 'joinArmada'
  readonly sideId: string
  readonly armada: DraftArmada
}

/** A fleet leaves the map and the battle. */
export interface WithdrawFleet {
  readonly type: 'withdrawFleet'
  readonly fleetId: FleetId
  readonly reason: string
}

/** The GM does the same to several fleets, to each at half, full or double strength (halves rounded down). */
export interface CorrectFleets {
  readonly type: 'correctFleets'
  readonly targets: readonly { readonly fleetId: FleetId; readonly measure: 'half' | 'whole' | 'double' }[]
  readonly change:
    | { readonly kind: 'damage' | 'hullDamage' | 'restoreShields' | 'restoreHull'; readonly points: number }
    | { readonly kind: 'condition'; readonly condition: Condition; readonly ability: Ability | null; readonly ending: Ending }
  readonly reason: string
}

export type TableCommand =
  | LayMines
  | AttackMines
  | SettleBoarding
  | SettleSelfDestruct
  | SettleDuelVictim
  | SetRuling
  | JoinFleet
  | JoinArmada
  | WithdrawFleet
  | CorrectFleets
