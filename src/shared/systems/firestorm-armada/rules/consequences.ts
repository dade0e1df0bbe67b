import { evolve, type FaEvent } from '../events'
import type { BattleState } from '../model/battle'
import type { FaObligation } from '../model/obligation'
import { pointDefenceLeft } from '../derive/defence-dice'
import { theShip, theWing } from '../state'

const NOTHING: readonly FaEvent[] = []

/**
 * Adds to the events of a decision what lapses by itself, each right after its cause. A ship or wing out of the battle leaves its boardings
 * and owes no answers. But a magazine still blows up, and a boarding party fights on while the ship it has boarded is there (FA-044,
 * FA-050, FA-Q02).
 */
export function withConsequences(state: BattleState, events: readonly FaEvent[]): readonly FaEvent[] {
  if (!events.some(mayEnd)) return events
  const all: FaEvent[] = []
  let after = state
  for (const event of events) {
    after = evolve(after, event)
    const lapsed = mayEnd(event) ? lapses(after) : NOTHING
    after = lapsed.reduce(evolve, after)
    all.push(event, ...lapsed)
  }
  return all
}

/** Whether the event may put a ship or a wing out of the battle, part a wing from a ship, or take the point defence that is owed. */
function mayEnd(event: FaEvent): boolean {
  switch (event.type) {
    case 'shipDestroyed':
    case 'shipCaptured':
    case 'shipCorrected':
    case 'shipMoved':
    case 'wingDestroyed':
    case 'wingDrivenOff':
    case 'wingMoved':
    case 'wingCorrected':
    case 'hullLost':
    case 'crewLost':
    case 'effectBegun':
      return true
    case 'obligationOwed':
      return event.obligation.kind === 'contact'
    default:
      return false
  }
}

function lapses(state: BattleState): readonly FaEvent[] {
  const active = new Set<string>([...state.ships, ...state.wings].filter(one => one.status === 'active').map(one => one.id))
  const apart = state.boardings.filter(one => !active.has(one.attackerId) || !active.has(one.targetId))
  const stale = state.obligations.filter(due => due.kind !== 'explosion' && (!active.has(answeringId(due)) || isBeyondAnswer(state, due)))
  return [
    ...apart.map((one): FaEvent => ({ type: 'boardingEnded', boardingId: one.id, because: 'outOfBattle', reason: '' })),
    ...stale.map((due): FaEvent => ({ type: 'obligationLapsed', obligationId: due.id }))
  ]
}

/** The ship or wing without which there is nothing to settle; for a boarding, the ship that is boarded. */
function answeringId(due: Exclude<FaObligation, { kind: 'explosion' }>): string {
  if (due.kind === 'drivenOff' || due.kind === 'contact') return due.wingId
  return due.kind === 'boarding' ? due.targetId : due.shipId
}

/**
 * A wing is not fired at for a contact that has ended, nor for one that nobody can answer: the ship has no point defence left, or the wing
 * was driven off (FA-051, FA-053).
 */
function isBeyondAnswer(state: BattleState, due: FaObligation): boolean {
  if (due.kind !== 'contact') return false
  const ship = theShip(state, due.shipId)
  const wing = theWing(state, due.wingId)
  return wing.contactId !== ship.id || wing.isDrivenOff || ship.status !== 'active' || pointDefenceLeft(state, ship).total === 0
}
