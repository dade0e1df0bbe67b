import type { Brand } from '../../../kernel/brand'

export type ArmadaId = Brand<'ArmadaId'>
export type FleetId = Brand<'FleetId'>
export type OfficerId = Brand<'OfficerId'>

export const armadaId = (text: string): ArmadaId => text as ArmadaId
export const fleetId = (text: string): FleetId => text as FleetId
export const officerId = (text: string): OfficerId => text as OfficerId

export const SIZES = ['small', 'medium', 'large'] as const
export type Size = (typeof SIZES)[number]
export type BySize<T> = Readonly<Record<Size, T>>

export const FLEET_CLASSES = ['capital', 'destroyer', 'fighter'] as const
export type FleetClass = (typeof FLEET_CLASSES)[number]
export type ByFleetClass<T> = Readonly<Record<FleetClass, T>>

/** Abilities with a price (SA-027). */
export const ABILITIES = [
  'flagship',
  'array',
  'boarders',
  'bombers',
  'damageThreshold',
  'emp',
  'gravityMines',
  'interceptors',
  'pointDefense',
  'selfDestruct',
  'superweapon'
] as const
/** The book names `agile` for fighters but defines it nowhere (SA-Q04): it can be listed, but not bought. */
export type Ability = (typeof ABILITIES)[number] | 'agile'

/** Roles of the first release: every saved officer says its ranks in the skill of each. */
const FIRST_ROLES = ['admiral', 'commander', 'chiefEngineer', 'chiefCaster', 'chiefTechnician'] as const
/** A role that comes later goes behind those of the first release. */
export const ROLES = [...FIRST_ROLES] as const
export type Role = (typeof ROLES)[number]

/**
 * Ranks in the skill of each role. Those of a later role are absent until an officer has some, so that what is saved without them can still
 * be read by the versions that do not know the role.
 */
export type Ranks = Readonly<Record<(typeof FIRST_ROLES)[number], number>> & Readonly<Partial<Record<Role, number>>>

/** Ranks in the skill of a role; 0 where nothing is said of it. */
export const ranksIn = (ranks: Readonly<Partial<Record<Role, number>>>, role: Role): number => ranks[role] ?? 0

/** This many ranks in a skill of every role of the first release. */
export const sameRanks = (ranks: number): Ranks => ({
  admiral: ranks,
  commander: ranks,
  chiefEngineer: ranks,
  chiefCaster: ranks,
  chiefTechnician: ranks
})

/** This many ranks in a skill of that role, none in those of the others. */
export const ranksAs = (role: Role, ranks: number): Ranks => ({ ...sameRanks(0), [role]: ranks })

/** A fleet as entered; it may break any rule. */
export interface DraftFleet {
  readonly id: FleetId
  readonly name: string
  /** 1 to 20; 21 where `sa.maxFleetTier` reads on (SA-Q15). */
  readonly tier: number
  readonly size: Size
  readonly fleetClass: FleetClass
  readonly abilities: readonly Ability[]
  /** Out of sight of the other sides from the moment it comes, until the GM shows it; absent where nobody has said so. */
  readonly isHidden?: boolean
}

export interface DraftOfficer {
  readonly id: OfficerId
  readonly name: string
  readonly role: Role
  readonly fleetId: FleetId
  /** Ranks in the best skill of each role, 0 to 20, since a new role uses another skill (SA-048, SA-053). */
  readonly ranks: Ranks
  /** Base attack bonus, which a commander may use in place of ranks; null when not given. */
  readonly baseAttackBonus: number | null
  /** Whether a player plays the officer. */
  readonly isPlayer: boolean
  /** Resolve Points at the start of a battle. */
  readonly resolvePoints: number
}

/** An armada as the builder edits it and the campaign keeps it. The fleets are in table order. */
export interface DraftArmada {
  readonly id: ArmadaId
  readonly name: string
  /** 1 to 20 (SA-002). */
  readonly tier: number
  readonly fleets: readonly DraftFleet[]
  readonly officers: readonly DraftOfficer[]
  /** The GM lets it fight although it breaks a rule; it is marked wherever it is shown. */
  readonly allowIllegal: boolean
}

declare const fit: unique symbol

/** An armada that `validateArmada` found legal, or illegal but allowed by the GM. Only that function makes one. */
export type FitArmada = DraftArmada & { readonly [fit]: 'legal' | 'allowed' }
