import type { DiceRequest } from '@shared/core/dice/rule'
import type { Message } from '@shared/core/engine/message'
import type { SettleCommand } from '@shared/systems/firestorm-armada/acts/dues'
import { handSize } from '@shared/systems/firestorm-armada/derive/fleet-traits'
import { turnToActivate } from '@shared/systems/firestorm-armada/derive/turn-to-activate'
import type { BattleState, FleetState } from '@shared/systems/firestorm-armada/model/battle'
import type { FaObligation } from '@shared/systems/firestorm-armada/model/obligation'
import { findFleet, theShip, theUnit, theWing } from '@shared/systems/firestorm-armada/state'

/** The step of the turn phase: a fleet chooses its cards, all are revealed, a fleet resolves its own, or nothing is left. */
type CardStep =
  | { readonly kind: 'place'; readonly fleet: FleetState }
  | { readonly kind: 'reveal' }
  | { readonly kind: 'resolve'; readonly fleet: FleetState }
  | { readonly kind: 'done' }

export function cardStep(state: BattleState): CardStep {
  const idle = state.fleets.find(fleet => !state.turnCards.some(row => row.fleetId === fleet.id))
  if (state.cardOrder === null && idle !== undefined) return { kind: 'place', fleet: idle }
  if (!state.turnCards.some(row => row.cards.length > 0)) return { kind: 'done' }
  if (state.cardOrder === null) return { kind: 'reveal' }
  const id = state.cardOrder.find(one => state.turnCards.some(row => row.fleetId === one && row.cards.length > 0 && !row.isResolved))
  const fleet = id === undefined ? undefined : findFleet(state, id)
  return fleet === undefined ? { kind: 'done' } : { kind: 'resolve', fleet }
}

/** Cards a fleet must discard, or if negative draw, in the end phase. */
export function cardsOver(state: BattleState, fleet: FleetState): number {
  return fleet.hand.length - handSize(state, fleet).total
}

/** What is due now, as a short sentence. Requested dice take precedence. */
export function dueOf(state: BattleState): Message {
  const say = (name: string, values: Message['values'] = {}): Message => ({ key: `faTable.due.${name}`, values })
  const open = state.obligations.filter(due => !due.isDeferred).length
  if (open > 0 && state.phase !== 'over') return say('settle', { count: open })
  switch (state.phase) {
    case 'deployment':
      return say('deploy')
    case 'turnCards': {
      const step = cardStep(state)
      return 'fleet' in step ? say(step.kind, { fleet: step.fleet.name }) : say(step.kind === 'reveal' ? 'reveal' : 'cardsDone')
    }
    case 'initiative':
      return state.initiative === null
        ? say('initiative', { fleets: state.fleets.map(fleet => fleet.name).join(', ') })
        : say('first', { fleet: findFleet(state, state.initiative.order[0] ?? ('' as FleetState['id']))?.name ?? '' })
    case 'activation': {
      if (state.activeUnitId !== null) return say('acts', { unit: theUnit(state, state.activeUnitId).name })
      const id = turnToActivate(state)
      return id === null ? say('allActed') : say('activate', { fleet: findFleet(state, id)?.name ?? '' })
    }
    case 'endPhase': {
      const off = state.fleets.find(fleet => cardsOver(state, fleet) !== 0)
      if (off === undefined) return say('turnDone')
      const over = cardsOver(state, off)
      return say(over < 0 ? 'draw' : 'discard', { fleet: off.name, count: Math.abs(over) })
    }
    case 'over':
      return say('over')
  }
}

/** What is to be settled first, and whose it is; null if nothing is. */
export function owedFirst(state: BattleState): Message | null {
  const due = state.phase === 'over' ? undefined : state.obligations.find(one => !one.isDeferred)
  if (due === undefined) return null
  return { key: 'faTable.due.owed', values: { name: ownerOf(state, due).name, due: { key: `fa.due.${due.kind}` } } }
}

/** The ship or wing that owes it. */
export function ownerOf(state: BattleState, due: FaObligation): ReturnType<typeof theShip> | ReturnType<typeof theWing> {
  return due.kind === 'drivenOff' ? theWing(state, due.wingId) : theShip(state, due.shipId)
}

/**
 * The ship whose name stands before the dice that are asked for: in a boarding the one that rolls, of an explosion the one that is struck.
 * Each ship near rolls for itself, in order. Undefined where the dice are for nobody else than the heading says.
 */
export function namedByRoll(command: SettleCommand, asked: readonly DiceRequest[]): string | undefined {
  if (command.type === 'settleBoarding') return asked.at(-1)?.actor ?? undefined
  if (command.type !== 'settleExplosion') return undefined
  return command.shipIds[asked.filter(({ purpose }) => purpose === 'fa.roll.explosion').length - 1]
}
