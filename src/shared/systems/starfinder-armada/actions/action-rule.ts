import type { Rule } from '../../../core/dice/rule'
import type { ActionChoice, TakeAction } from '../commands/officer-command'
import type { FirmRefusal, ForceableRefusal } from '../commands/refusal'
import type { SaEvent } from '../events'
import type { BattleState, OfficerState } from '../model/battle'
import type { FleetId } from '../model/design'
import type { OfficerAction } from '../model/officer-actions'

export type ChoiceOf<A extends OfficerAction> = Extract<ActionChoice, { readonly action: A }>

/** The check of an action as rolled. */
export interface ActionRoll {
  readonly natural: number
  readonly total: number
  readonly dc: number
  readonly isSuccess: boolean
}

/** What the command brings to whatever check the action makes. */
export type ActionHelp = Pick<TakeAction, 'resolveOfficerId' | 'gmCheck'>

/** What one officer action does, beyond what all of them share (see `take-action.ts` and the table of actions). */
export interface ActionRule<A extends OfficerAction> {
  /** Whose fleets it may be used on. */
  readonly side: 'ally' | 'enemy' | 'any'
  /** Fleets it affects, in the order chosen; empty when it affects none. */
  readonly targets: (choice: ChoiceOf<A>, state: BattleState) => readonly FleetId[]
  /** The fleet whose Armor Class the check meets; left out where the check is flat or there is none. */
  readonly meets?: (choice: ChoiceOf<A>) => FleetId
  /** Furthest hex it reaches, where that is not the reach of all actions (SA-052). */
  readonly reachHexes?: number
  /** The fleet whose officers may spend a Resolve Point on its check; left out for the officer's own. */
  readonly checker?: (choice: ChoiceOf<A>) => FleetId
  /** What cannot be carried out at all; left out for nothing. */
  readonly checkChoice?: (state: BattleState, choice: ChoiceOf<A>) => FirmRefusal | null
  /** What else the rules forbid; left out for nothing. */
  readonly check?: (state: BattleState, officer: OfficerState, choice: ChoiceOf<A>) => ForceableRefusal | null
  /** Untyped bonus on the officer check besides the table's. */
  readonly bonus?: (state: BattleState, officer: OfficerState, choice: ChoiceOf<A>) => number
  /** What it brings, success or failure; `roll` is null for an action without a check. */
  readonly decide: (
    state: BattleState,
    officer: OfficerState,
    choice: ChoiceOf<A>,
    roll: ActionRoll | null,
    help: ActionHelp
  ) => Rule<readonly SaEvent[]>
}
