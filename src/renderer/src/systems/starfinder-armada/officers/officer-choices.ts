import { answersIn, filled, started } from '@shared/core/acts/answers'
import type { Answers, AnyForm } from '@shared/core/acts/form'
import { takesResolve } from '@shared/systems/starfinder-armada/actions/flat-check'
import { neededFor, officerRefusal, resolveFleet } from '@shared/systems/starfinder-armada/actions/take-action'
import {
  OFFICER_FORMS,
  officerForm,
  othersOf,
  repairables,
  transferForm,
  type ActionOrTransfer
} from '@shared/systems/starfinder-armada/acts/officer-forms'
import type { ActionChoice, SaCommand, SaCommands } from '@shared/systems/starfinder-armada/commands/command'
import { officersOf } from '@shared/systems/starfinder-armada/derive/fire/enemies'
import type { BattleState, OfficerState } from '@shared/systems/starfinder-armada/model/battle'
import type { OfficerId } from '@shared/systems/starfinder-armada/model/design'
import { ACTIONS, type OfficerAction } from '@shared/systems/starfinder-armada/model/officer-actions'
import { OFFICER_ACTIONS } from '@shared/systems/starfinder-armada/tables/officers'

/** An officer whom the panel is opened for, and the action that was asked for. */
export interface OpenedFor {
  readonly id: OfficerId
  readonly action: OfficerAction | null
}

/** The choices of an officer: the action, the answers to its form, and what may help any check. */
export interface OfficerChoices {
  action: ActionOrTransfer | null
  answers: Answers
  rangeHexes: number | null
  resolveOfficerId: OfficerId | null
  gmCheck: number
}

/** The choices before anything is answered. */
export function freshChoices(state: BattleState, officer: OfficerState | undefined, action: ActionOrTransfer | null): OfficerChoices {
  const blank = officer === undefined || action === null ? {} : started(officerForm({ state, officer, answers: {} }, action))
  // Of the two fleets of a Target the own one is the likelier: one key names the other.
  const answers = officer !== undefined && action === 'target' ? { ...blank, fleetId: officer.fleetId } : blank
  return { action, answers, rangeHexes: null, resolveOfficerId: null, gmCheck: 0 }
}

/** What is asked now. */
export function formOf(state: BattleState, officer: OfficerState, { action, answers }: OfficerChoices): AnyForm {
  return action === null ? {} : officerForm({ state, officer, answers }, action)
}

/** The actions of an officer's role in this phase, or in any phase when none is running. */
export function actionsOf(state: BattleState, officer: OfficerState): readonly ActionOrTransfer[] {
  const own = ACTIONS.filter(action => OFFICER_ACTIONS[action].role === officer.role)
  const now = own.filter(action => (OFFICER_ACTIONS[action].phases as readonly string[]).includes(state.phase))
  const actions: readonly ActionOrTransfer[] = now.length > 0 ? now : own
  return state.phase === 'engineering' && othersOf(state, officer).length > 0 ? [...actions, 'transfer'] : actions
}

export function actionsNow(state: BattleState, who: OfficerState): readonly OfficerAction[] {
  return ACTIONS.filter(action => officerRefusal(state, who, action) === null)
}

/** The first of these officers who can act now. Encourage is always possible, so those with another action come first. */
export function firstToAct(state: BattleState, officers: readonly OfficerState[]): OfficerState | undefined {
  const able = officers.filter(one => actionsNow(state, one).length > 0)
  return able.find(one => actionsNow(state, one).some(action => action !== 'encourage')) ?? able[0]
}

/** The first of these actions that is possible now and has a target; Encourage only as a last resort. */
export function firstActionOf(state: BattleState, officer: OfficerState, actions: readonly ActionOrTransfer[]): ActionOrTransfer | null {
  const now = actionsNow(state, officer).filter(one => one !== 'repair' || repairables({ state, officer }).length > 0)
  return actions.find(one => one !== 'encourage' && one !== 'transfer' && now.includes(one)) ?? now[0] ?? actions[0] ?? null
}

/** The command; null until everything it needs has been chosen. */
export function commandOf(state: BattleState, officer: OfficerState, choices: OfficerChoices): SaCommand | null {
  const { action, answers, rangeHexes, resolveOfficerId, gmCheck } = choices
  if (action === null) return null
  const acting = { state, officer, answers }
  if (action === 'transfer') return filled<SaCommands['transferOfficer']>(transferForm(acting), answers)
  const choice = choiceOf(state, officer, choices)
  if (choice === null) return null
  const { takesModifier, crew } = helpFor(state, officer, choices)
  return {
    type: 'takeAction',
    officerId: officer.id,
    choice,
    rangeHexes,
    resolveOfficerId: crew.some(one => one.id === resolveOfficerId) ? resolveOfficerId : null,
    gmCheck: takesModifier ? gmCheck : 0
  }
}

/** What the action is done with; null until all of it has been chosen. */
export function choiceOf(state: BattleState, officer: OfficerState, { action, answers }: OfficerChoices): ActionChoice | null {
  if (action === null || action === 'transfer') return null
  return filled<ActionChoice>(OFFICER_FORMS[action]({ state, officer, answers }), answers)
}

/** What may help the d20 of an action: a modifier of the game master, and the officers with a Resolve Point to spend on it. */
export function helpFor(
  state: BattleState,
  officer: OfficerState,
  choices: OfficerChoices
): { readonly takesModifier: boolean; readonly crew: readonly OfficerState[] } {
  const { action } = choices
  if (action === null || action === 'transfer') return { takesModifier: false, crew: [] }
  const { kind } = OFFICER_ACTIONS[action].check
  const choice = choiceOf(state, officer, choices)
  const follows = kind === 'none' && choice !== null && neededFor(state, officer, choice) !== null
  const fleetId = choice === null ? officer.fleetId : resolveFleet(officer, choice)
  const isHelped = follows || takesResolve(state.rulings, action)
  return {
    takesModifier: follows || kind === 'officer',
    crew: isHelped ? officersOf(state, fleetId).filter(one => one.resolvePoints > 0) : []
  }
}

/** The choices that make this command, as when its dice were typed before the app was closed. */
export function choicesFrom(state: BattleState, officer: OfficerState, command: SaCommands['takeAction']): OfficerChoices {
  const { choice, rangeHexes, resolveOfficerId, gmCheck } = command
  const form = officerForm({ state, officer, answers: { ...choice } }, choice.action)
  return { action: choice.action, answers: answersIn(form, choice), rangeHexes, resolveOfficerId, gmCheck }
}
