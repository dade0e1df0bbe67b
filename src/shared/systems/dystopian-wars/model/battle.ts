import type { Telling } from '../../../core/housekeeping/telling'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { CriticalRow } from '../model/criticals'
import type { Step } from '../model/steps'
import type { CombatantId, Depth, DraftForce, DraftUnit, DraftWing, ForceId, SquadronId, WeaponId } from './force'
import type { DwObligation } from './obligation'

/** The forces as they were when the battle began, and the readings chosen for it. */
export interface BattleSetup {
  readonly name: string
  readonly forces: readonly { readonly sideId: string; readonly force: DraftForce }[]
  readonly rulings: ChosenRulings
}

export const UNIT_STATUSES = ['active', 'removed'] as const
type UnitStatus = (typeof UNIT_STATUSES)[number]

export const WING_STATUSES = ['flying', 'landed', 'removed'] as const
export type WingStatus = (typeof WING_STATUSES)[number]

/** A critical in force: its row, the turn it began, and the turn of the last repair attempt. */
export interface Critical {
  readonly row: CriticalRow
  readonly turn: number
  readonly triedTurn: number | null
  /** How often it lies on the unit; absent for once (`dw.criticalTwice`). */
  readonly times?: number
}

/** A unit in battle: the values of its card and its present state. */
export interface UnitState extends DraftUnit {
  readonly squadronId: SquadronId
  /** Hull points at the start; `hp` is what is left. */
  readonly hpStart: number
  readonly status: UnitStatus
  readonly criticals: readonly Critical[]
  readonly isObscured: boolean
  readonly depth: Depth
  /** Added by the GM to every roll of attack dice. */
  readonly diceAdjustment: number
  readonly note: string
}

/** Attacks barred to a wing this turn: none, Ack Ack, or all. */
export const BARS = ['none', 'aa', 'all'] as const
export type Bar = (typeof BARS)[number]

/** A wing of the battle; `tokens` and `fuel` are what is left. */
export interface WingState extends DraftWing {
  readonly squadronId: SquadronId
  readonly tokensStart: number
  readonly status: WingStatus
  /** It has aborted this turn and does not do so again (DW-Q06). */
  readonly hasAborted: boolean
  readonly bar: Bar
  readonly diceAdjustment: number
  readonly note: string
}

export interface SquadronState {
  readonly id: SquadronId
  readonly name: string
  readonly forceId: ForceId
  readonly hasActivated: boolean
  /** Not on the table yet, the GM says; absent where it never was. */
  readonly isHidden?: boolean
  readonly note: string
}

export interface ForceState {
  readonly id: ForceId
  readonly name: string
  readonly sideId: string
  /** STAR cards in hand. */
  readonly cards: number
  readonly isIllegal: boolean
}

export const FIRE_OPTIONS = ['single', 'split', 'link', 'combine'] as const
export type FireOption = (typeof FIRE_OPTIONS)[number]

/** How many apply: an obstructed arc of fire, a limited line of sight. */
export const OBSTRUCTIONS = [0, 1, 2] as const
export type Obstructions = (typeof OBSTRUCTIONS)[number]

/** One weapon of one combatant in a roll. */
export interface FirePart {
  readonly combatantId: CombatantId
  readonly weaponId: WeaponId
  /** As measured at the table, in inches. */
  readonly rangeInches: number
  /** As the GM sees it. */
  readonly obstructions: Obstructions
}

/** Declared fire: who, with what, and how much of it. */
export interface Fire {
  /** The lead first. */
  readonly parts: readonly FirePart[]
  readonly option: FireOption
  /** Dice of a split pool that go here; null unless it is split. */
  readonly splitDice: number | null
}

/** The share of a split gun's dice in one roll. */
export interface Share {
  /** Dice the gun has used up. */
  readonly taken: number
  /** Dice left after obstruction. */
  readonly left: number
}

const ATTACK_STATUSES = ['declared', 'rolled', 'resolved', 'dropped'] as const
export type AttackStatus = (typeof ATTACK_STATUSES)[number]

/** An attack or a counter-attack of the activation. */
export interface Attack extends Fire {
  readonly id: string
  readonly role: 'attack' | 'counter'
  readonly targetId: CombatantId
  readonly status: AttackStatus
  /** Attack dice rolled; null before. */
  readonly dice: number | null
  /** Of a split gun once it is rolled, else null. */
  readonly share: Share | null
  /** Hits left at this step. */
  readonly hits: number
}

/** Dice of a weapon spent on defensive fire in this activation. */
export interface SpentDefence {
  readonly combatantId: CombatantId
  readonly weaponId: WeaponId
  readonly dice: number
}

/** The active squadron, with its attacks in the order declared. */
export interface Activation {
  readonly squadronId: SquadronId
  readonly attacks: readonly Attack[]
  /** The attack between its roll and its damage; null if there is none. */
  readonly currentId: string | null
  readonly defence: readonly SpentDefence[]
}

export interface BattleState {
  readonly hasBegun: boolean
  readonly isOver: boolean
  readonly name: string
  /** Its place and its headline, where the game master named them. */
  readonly telling?: Telling
  readonly rulings: ChosenRulings
  /** 0 before the battle begins. */
  readonly turn: number
  readonly step: Step
  readonly forces: readonly ForceState[]
  readonly squadrons: readonly SquadronState[]
  readonly units: readonly UnitState[]
  readonly wings: readonly WingState[]
  readonly activation: Activation | null
  readonly obligations: readonly DwObligation[]
  readonly nextId: number
}

export type Combatant = { readonly kind: 'unit'; readonly unit: UnitState } | { readonly kind: 'wing'; readonly wing: WingState }
