import { takesResolve } from '@shared/systems/starfinder-armada/actions/flat-check'
import { officerRefusal } from '@shared/systems/starfinder-armada/actions/take-action'
import type { ActionChoice, SaCommand, SaCommands } from '@shared/systems/starfinder-armada/commands/command'
import { effectName } from '@shared/systems/starfinder-armada/events/words'
import { areEnemies } from '@shared/systems/starfinder-armada/derive/fire/enemies'
import type { BattleState, FleetState, OfficerState } from '@shared/systems/starfinder-armada/model/battle'
import type { FleetId, OfficerId } from '@shared/systems/starfinder-armada/model/design'
import type { SaRulings } from '@shared/systems/starfinder-armada/model/rulings'
import { isFighting, theFleet } from '@shared/systems/starfinder-armada/state'
import { ACTIONS, type Boost, type OfficerAction } from '@shared/systems/starfinder-armada/model/officer-actions'
import { OFFICER_ACTIONS } from '@shared/systems/starfinder-armada/tables/officers'
import type { MessageValue } from '@shared/core/engine/message'

/** The choices of an officer: an action of the role, or a transfer to another fleet. */
export type ActionOrTransfer = OfficerAction | 'transfer'

/** An officer whom the panel is opened for, and the action that was asked for. */
export interface OpenedFor {
  readonly id: OfficerId
  readonly action: OfficerAction | null
}

/** All possible choices of an action; each action reads what it needs. */
export interface OfficerChoices {
  action: ActionOrTransfer | null
  fleetId: FleetId | null
  enemyId: FleetId | null
  /** For Encourage: a fleet or an officer. */
  helpedId: FleetId | OfficerId | null
  bonus: 'officer' | 'untyped'
  raises: 'gunnery' | 'ac'
  boost: Boost
  effectId: string | null
  victimId: OfficerId | null
  /** For a transfer: who comes over in exchange. */
  swapWithId: OfficerId | null
  place: string
  rangeHexes: number | null
  resolveOfficerId: OfficerId | null
  gmCheck: number
}

export function freshChoices(action: ActionOrTransfer | null): OfficerChoices {
  return {
    action,
    fleetId: null,
    enemyId: null,
    helpedId: null,
    bonus: 'officer',
    raises: 'gunnery',
    boost: 'speed',
    effectId: null,
    victimId: null,
    swapWithId: null,
    place: '',
    rangeHexes: null,
    resolveOfficerId: null,
    gmCheck: 0
  }
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

/** The first of these actions that is possible now and has a target; Encourage only as a last resort. */
export function firstActionOf(state: BattleState, who: OfficerState, actions: readonly ActionOrTransfer[]): ActionOrTransfer | null {
  const now = actionsNow(state, who).filter(one => one !== 'repair' || repairables(state, who).length > 0)
  return actions.find(one => one !== 'encourage' && one !== 'transfer' && now.includes(one)) ?? now[0] ?? actions[0] ?? null
}

/** The command; null until everything it needs has been chosen. */
export function commandOf(officer: OfficerState, choices: OfficerChoices, rulings: SaRulings = {}): SaCommand | null {
  if (choices.action === 'transfer') return transferOf(officer, choices)
  const choice = choiceOf(choices)
  if (choice === null) return null
  const { rangeHexes, resolveOfficerId, gmCheck } = choices
  const isFlat = OFFICER_ACTIONS[choice.action].check.kind !== 'officer'
  return {
    type: 'takeAction',
    officerId: officer.id,
    choice,
    rangeHexes,
    resolveOfficerId: takesResolve(rulings, choice.action) ? resolveOfficerId : null,
    gmCheck: isFlat ? 0 : gmCheck
  }
}

function transferOf(officer: OfficerState, { fleetId, swapWithId }: OfficerChoices): SaCommand | null {
  if (fleetId === null) return null
  const command = { type: 'transferOfficer', officerId: officer.id, toFleetId: fleetId } as const
  return swapWithId === null ? command : { ...command, swapWithId }
}

function choiceOf(choices: OfficerChoices): ActionChoice | null {
  const { action, fleetId, enemyId, helpedId, effectId } = choices
  switch (action) {
    case null:
    case 'transfer':
      return null
    case 'encourage':
      return helpedId === null ? null : { action: action, targetId: helpedId, bonus: choices.bonus }
    case 'direct':
      return { action: action, raises: choices.raises }
    case 'conjure':
      return { action: action, place: choices.place }
    case 'precognition':
      return { action: action }
    case 'repair':
      return fleetId === null || effectId === null ? null : { action: action, fleetId, effectId }
    case 'boost':
      return fleetId === null ? null : { action: action, fleetId, boost: choices.boost }
    case 'scramble':
      return enemyId === null ? null : { action: action, fleetId: enemyId, victimId: choices.victimId }
    case 'target':
      return fleetId === null || enemyId === null ? null : { action: action, fleetId, enemyId }
    case 'taunt':
    case 'duel':
    case 'scan':
      return enemyId === null ? null : { action: action, fleetId: enemyId }
    case 'rally':
    case 'enchant':
      return fleetId === null ? null : { action: action, fleetId }
  }
}

/** The choices that make this command, as when its dice were typed before the app was closed. */
export function choicesFrom({ choice, rangeHexes, resolveOfficerId, gmCheck }: SaCommands['takeAction']): OfficerChoices {
  const { action } = choice
  const all = { ...freshChoices(action), rangeHexes, resolveOfficerId, gmCheck }
  switch (action) {
    case 'encourage':
      return { ...all, helpedId: choice.targetId, bonus: choice.bonus }
    case 'scramble':
      return { ...all, enemyId: choice.fleetId, victimId: choice.victimId }
    case 'taunt':
    case 'duel':
    case 'scan':
      return { ...all, enemyId: choice.fleetId }
    default:
      return { ...all, ...choice }
  }
}

/** The choices an action asks for. */
export interface Asked {
  readonly ally: boolean
  readonly enemy: boolean
}

export function askedOf(action: ActionOrTransfer | null): Asked {
  const isEnemy = action === 'taunt' || action === 'duel' || action === 'scan' || action === 'scramble' || action === 'target'
  const isAlly = action === 'rally' || action === 'boost' || action === 'enchant' || action === 'target' || action === 'transfer'
  return { ally: isAlly, enemy: isEnemy }
}

/** Fighting fleets on the officer's side, its own first; or those of the enemy. */
export function fleetsFor(state: BattleState, officer: OfficerState, side: 'ally' | 'enemy'): readonly FleetState[] {
  const own = theFleet(state, officer.fleetId)
  const fleets = state.fleets.filter(fleet => isFighting(fleet) && areEnemies(state, own, fleet) === (side === 'enemy'))
  return side === 'enemy' ? fleets : [...fleets.filter(fleet => fleet.id === own.id), ...fleets.filter(fleet => fleet.id !== own.id)]
}

/** Other fleets of the officer's armada. */
export function othersOf(state: BattleState, officer: OfficerState): readonly FleetState[] {
  return state.fleets.filter(fleet => fleet.armadaId === officer.armadaId && fleet.id !== officer.fleetId && isFighting(fleet))
}

interface Repairable {
  readonly effectId: string
  readonly fleet: FleetState
  readonly name: MessageValue
}

/** Critical conditions in effect on the officer's side. */
export function repairables(state: BattleState, officer: OfficerState): readonly Repairable[] {
  const fleets = fleetsFor(state, officer, 'ally')
  return state.effects.flatMap(effect => {
    const fleet = fleets.find(one => one.id === effect.targetId)
    if (effect.kind !== 'condition' || effect.suspension !== null || fleet === undefined) return []
    return [{ effectId: effect.id, fleet, name: effectName(effect) }]
  })
}
