import type { FleetId, OfficerId } from './design'

/** Rolls and answers that the table still owes. They are given by `settle...` commands. */
export type SaObligation = CriticalDue | MoraleDue | RoutCascadeDue | FreeAttackDue | BoardingDue | SelfDestructDue | DuelVictimDue

interface DueBase {
  readonly id: string
  readonly fleetId: FleetId
  readonly round: number
  readonly isDeferred: boolean
}

export const CRITICAL_TRIGGERS = ['natural', 'threshold', 'superweapon', 'emp'] as const
export type CriticalTrigger = (typeof CRITICAL_TRIGGERS)[number]

export interface CriticalDue extends DueBase {
  readonly kind: 'critical'
  /** The fleet that rolls (SA-109); null when nobody attacked (a GM correction). */
  readonly attackerId: FleetId | null
  readonly trigger: CriticalTrigger
  /** The attack that caused it; absent where none did. */
  readonly attackId?: string
}

export interface MoraleDue extends DueBase {
  readonly kind: 'morale'
  readonly dc: number
  /** `threshold`: half its hull is gone. `cascade`: an ally near it routed. */
  readonly reason: 'threshold' | 'cascade'
  /** The fleet whose rout it sees; null for `threshold`. */
  readonly routedFleetId: FleetId | null
}

/** Which allied fleets at half hull or less stand within 2 hexes of the routed one? */
export interface RoutCascadeDue extends DueBase {
  readonly kind: 'routCascade'
  /** DC of the checks it brings: AC of the routed fleet (SA-104). */
  readonly dc: number
}

/** `fleetId` may fire freely at a fleet that entered its hex (SA-088, SA-091). */
export interface FreeAttackDue extends DueBase {
  readonly kind: 'freeAttack'
  readonly targetId: FleetId
  /** Made while the target tries a flyby, past this fleet or another: half damage (SA-091). */
  readonly isDuringFlyby: boolean
}

/** A boarding party of `fleetId` makes its check of this round (SA-030). */
export interface BoardingDue extends DueBase {
  readonly kind: 'boarding'
  readonly targetId: FleetId
  readonly effectId: string
}

/** `fleetId` is disabled: will it blow itself up, and beside whom? (SA-039) */
interface SelfDestructDue extends DueBase {
  readonly kind: 'selfDestruct'
}

/** A duel was won and its fleet struck a critical: which officer of `fleetId` falls? (SA-066) */
interface DuelVictimDue extends DueBase {
  readonly kind: 'duelVictim'
  readonly duelistId: OfficerId
}
