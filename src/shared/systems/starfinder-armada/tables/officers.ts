import type { Role } from '../model/design'
import type { RoundPhase } from '../model/lists'
import type { OfficerAction } from '../model/officer-actions'

export const SKILLS = ['bluff', 'diplomacy', 'intimidate', 'piloting', 'engineering', 'mysticism', 'computers'] as const
type Skill = (typeof SKILLS)[number]

interface RoleSkills {
  /** Ranks in any one of these count (SA-048). */
  readonly skills: readonly Skill[]
  readonly mayUseBaseAttackBonus: boolean
}

/** Associated skills of the roles. Starship Operations Manual p. 60–61 (SA-048, SA-055 to SA-059). */
export const ROLE_SKILLS = {
  admiral: { skills: ['bluff', 'diplomacy', 'intimidate'], mayUseBaseAttackBonus: false },
  commander: { skills: ['diplomacy', 'intimidate', 'piloting'], mayUseBaseAttackBonus: true },
  chiefEngineer: { skills: ['engineering'], mayUseBaseAttackBonus: false },
  chiefCaster: { skills: ['mysticism'], mayUseBaseAttackBonus: false },
  chiefTechnician: { skills: ['computers'], mayUseBaseAttackBonus: false }
} as const satisfies Readonly<Record<Role, RoleSkills>>

/** Officer bonus (SA-048): `base`, plus 1 for every full `ranksPerPoint` ranks. */
export const OFFICER_BONUS = { base: 2, ranksPerPoint: 6 } as const

/**
 * none: no check. flat: a bare d20 against `dc`. officer: officer check against the target's AC plus `acPlus`, with `bonus` on the check.
 */
type ActionCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'flat'; readonly dc: number }
  | { readonly kind: 'officer'; readonly acPlus: number; readonly bonus: number }

interface ActionRow {
  readonly role: Role
  readonly phases: readonly RoundPhase[]
  readonly check: ActionCheck
  /** Taken right before or right after the officer's own fleet moves (SA-047). */
  readonly isAroundTheMove: boolean
}

/** Special actions of the officers. Starship Operations Manual p. 60–62 (SA-060 to SA-074). */
export const OFFICER_ACTIONS = {
  encourage: {
    role: 'admiral',
    phases: ['engineering', 'helm', 'gunnery', 'resolution'],
    check: { kind: 'flat', dc: 10 },
    isAroundTheMove: false
  },
  rally: { role: 'admiral', phases: ['engineering'], check: { kind: 'none' }, isAroundTheMove: false },
  taunt: { role: 'admiral', phases: ['helm'], check: { kind: 'officer', acPlus: 0, bonus: 0 }, isAroundTheMove: true },
  direct: { role: 'commander', phases: ['helm'], check: { kind: 'flat', dc: 15 }, isAroundTheMove: true },
  duel: { role: 'commander', phases: ['gunnery'], check: { kind: 'officer', acPlus: 5, bonus: 0 }, isAroundTheMove: false },
  repair: { role: 'chiefEngineer', phases: ['engineering'], check: { kind: 'officer', acPlus: 0, bonus: 0 }, isAroundTheMove: false },
  boost: { role: 'chiefEngineer', phases: ['engineering'], check: { kind: 'officer', acPlus: 0, bonus: 0 }, isAroundTheMove: false },
  conjure: { role: 'chiefCaster', phases: ['engineering'], check: { kind: 'flat', dc: 10 }, isAroundTheMove: false },
  enchant: { role: 'chiefCaster', phases: ['engineering'], check: { kind: 'officer', acPlus: 0, bonus: 0 }, isAroundTheMove: false },
  precognition: { role: 'chiefCaster', phases: ['engineering'], check: { kind: 'flat', dc: 10 }, isAroundTheMove: false },
  scramble: { role: 'chiefTechnician', phases: ['gunnery'], check: { kind: 'officer', acPlus: 0, bonus: 0 }, isAroundTheMove: false },
  target: { role: 'chiefTechnician', phases: ['helm'], check: { kind: 'officer', acPlus: 0, bonus: 0 }, isAroundTheMove: true },
  scan: { role: 'chiefTechnician', phases: ['helm'], check: { kind: 'officer', acPlus: 0, bonus: 5 }, isAroundTheMove: true }
} as const satisfies Readonly<Record<OfficerAction, ActionRow>>

/** The bonus of an Encourage that does not give the officer bonus. Starship Operations Manual p. 60 (SA-060). */
export const ENCOURAGE_UNTYPED = 1

/** A Direct missed by less than `missedBy` still gives `nearMiss`. Starship Operations Manual p. 61 (SA-063). */
export const DIRECT = { missedBy: 5, nearMiss: 1 } as const

/** Bonus for known officers, and for a duel answered. Starship Operations Manual p. 61 (SA-065). */
export const DUEL = { bonus: 5 } as const

/** Points above the Armor Class that repair for one more round. Starship Operations Manual p. 61 (SA-067). */
export const REPAIR = { pointsPerRound: 5 } as const

/** Starship Operations Manual p. 61 (SA-068). */
export const BOOST = { turnDistance: -1 } as const

/** Points above the Armor Class that reveal one more category. Starship Operations Manual p. 62 (SA-074). */
export const SCAN = { pointsPerCategory: 5 } as const
