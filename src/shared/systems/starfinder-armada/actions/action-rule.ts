import type { Breakdown } from '../../../core/breakdown/breakdown'
import type { ActionChoice, Decision, SaCommands } from '../commands/command'
import type { FirmRefusal, ForceableRefusal } from '../commands/refusal'
import type { BattleState, OfficerState } from '../model/battle'
import type { FleetId } from '../model/design'
import type { OfficerAction } from '../model/officer-actions'

type ChoiceOf<A extends OfficerAction> = Extract<ActionChoice, { readonly action: A }>

/** What a check asks: the modifier of its d20, null where nothing is added, and the number to reach. */
export interface Needed {
  readonly adds: Breakdown | null
  readonly dc: Breakdown
}

/** The check of an action as rolled. */
export interface ActionRoll {
  readonly natural: number
  readonly total: number
  readonly dc: number
  readonly isSuccess: boolean
}

/** The help that the command gives the check of the action. */
export type ActionHelp = Pick<SaCommands['takeAction'], 'resolveOfficerId' | 'gmCheck'>

/** The rule of one officer action, beyond what all share (see `take-action.ts` and the table of actions). */
export interface ActionRule<A extends OfficerAction> {
  /** Whose fleets it may be used on. */
  readonly side: 'ally' | 'enemy' | 'any'
  /** Fleets it affects, in the order chosen; empty when it affects none. */
  readonly targets: (choice: ChoiceOf<A>, state: BattleState) => readonly FleetId[]
  /** The fleet whose Armor Class the check must reach; left out for a flat check or none. */
  readonly meets?: (choice: ChoiceOf<A>) => FleetId
  /** Its range in hexes, if it is not the usual reach of an action (SA-052). */
  readonly reachHexes?: number
  /** The fleet whose officers may spend a Resolve Point on its check; left out for the officer's own. */
  readonly checker?: (choice: ChoiceOf<A>) => FleetId
  /** Refusals that nobody can overrule, if any. */
  readonly checkChoice?: (state: BattleState, choice: ChoiceOf<A>) => FirmRefusal | null
  /** Other refusals by the rules, if any. */
  readonly check?: (state: BattleState, officer: OfficerState, choice: ChoiceOf<A>) => ForceableRefusal | null
  /** Whether it helps even a fleet whose Communications are out, which otherwise gains nothing from officers (SA-109). */
  readonly isHeardWithoutCommunications?: (state: BattleState, choice: ChoiceOf<A>) => boolean
  /** Untyped bonus on the officer check besides the table's. */
  readonly bonus?: (state: BattleState, officer: OfficerState, choice: ChoiceOf<A>) => number
  /** The check that follows from an action without one of its own, if any does: a routed fleet is tested anew. */
  readonly followedBy?: (state: BattleState, officer: OfficerState, choice: ChoiceOf<A>) => Needed | null
  /** Its events on success or failure; `roll` is null for an action without a check. */
  readonly decide: (state: BattleState, officer: OfficerState, choice: ChoiceOf<A>, roll: ActionRoll | null, help: ActionHelp) => Decision
}
