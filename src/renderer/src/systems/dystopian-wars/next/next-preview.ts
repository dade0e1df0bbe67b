import type { Message } from '@shared/core/engine/message'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import { armOf } from '@shared/systems/dystopian-wars/derive/arms'
import { openIn } from '@shared/systems/dystopian-wars/derive/attack-step'
import { unaimedDice } from '@shared/systems/dystopian-wars/derive/split-pool'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { ACK_ACK, WING_ORDNANCE, type CombatantId } from '@shared/systems/dystopian-wars/model/force'
import { combatant, findUnit, isInPlay } from '@shared/systems/dystopian-wars/state'
import { nextCommand } from './next-command'

/** Something that could still be done, and by whom. */
export interface Remaining {
  readonly kind: 'notActed' | 'notFired' | 'unaimed' | 'notRolled' | 'owed' | 'deferred'
  readonly names: readonly string[]
}

/** Everything "Next" would do. */
export interface NextPreview {
  readonly remaining: readonly Remaining[]
  /** The effects, worded as in the log: the step entered, steps skipped, attacks dropped. */
  readonly applies: readonly Message[]
  readonly ends: readonly Message[]
}

/** Ending a turn or a step needs no dice. */
export function nextPreview(state: BattleState): NextPreview {
  const rule = dystopianWars.decide(state, nextCommand(state))
  const step = rule.next()
  const events = step.done === true ? step.value : []
  const told: { readonly applies: Message[]; readonly ends: Message[] } = { applies: [], ends: [] }
  let now = state
  for (const event of events) {
    const place = event.type === 'turnEnded' || event.type === 'activationEnded' ? told.ends : told.applies
    place.push(dystopianWars.describe(now, event))
    now = dystopianWars.evolve(now, event)
  }
  return { ...told, remaining: remainingIn(state).filter(one => one.names.length > 0) }
}

function remainingIn(state: BattleState): readonly Remaining[] {
  const { activation, step } = state
  const owed = owedIn(state)
  if (activation === null) return [{ kind: 'notActed', names: waitingSquadrons(state).map(squadron => squadron.name) }, ...owed]
  if (step === 'declareAttacks') {
    const unaimed = unaimedDice(state).map(({ part }) => combatant(state, part.combatantId).name)
    return [
      { kind: 'notFired', names: notFiring(state).map(id => combatant(state, id).name) },
      { kind: 'unaimed', names: unaimed },
      ...owed
    ]
  }
  if (step === 'declareCounters') return owed
  const open = openIn(state, step).map(attack => combatant(state, attack.targetId).name)
  return [{ kind: 'notRolled', names: open }, ...owed]
}

function owedIn(state: BattleState): readonly Remaining[] {
  const owners = (isDeferred: boolean): readonly string[] =>
    state.obligations
      .filter(due => (due.isDeferred === true) === isDeferred)
      .map(due => combatant(state, due.kind === 'fuel' ? due.wingId : due.unitId).name)
  return [
    { kind: 'owed', names: owners(false) },
    { kind: 'deferred', names: owners(true) }
  ]
}

/** Squadrons with a unit on the table that have not acted this turn. */
export function waitingSquadrons(state: BattleState): BattleState['squadrons'] {
  const there = new Set([...state.units, ...state.wings].flatMap(one => (isInPlay(state, one.id) ? [one.squadronId] : [])))
  return state.squadrons.filter(squadron => !squadron.hasActivated && there.has(squadron.id))
}

/** Armed members of the active squadron that have not declared fire. */
export function notFiring(state: BattleState): readonly CombatantId[] {
  const { activation } = state
  const fired = new Set(activation?.attacks.flatMap(attack => attack.parts.map(part => part.combatantId)))
  return [...state.units, ...state.wings]
    .filter(one => one.squadronId === activation?.squadronId && isInPlay(state, one.id) && !fired.has(one.id))
    .flatMap(({ id }) => (isArmed(state, id) ? [id] : []))
}

function isArmed(state: BattleState, id: CombatantId): boolean {
  const unit = findUnit(state, id)
  return unit === undefined
    ? (armOf(state, id, WING_ORDNANCE)?.dice ?? 0) > 0 || (armOf(state, id, ACK_ACK)?.dice ?? 0) > 0
    : unit.weapons.length > 0
}
