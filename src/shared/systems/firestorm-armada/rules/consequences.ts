import { evolve } from '../events'
import type { FaEvent } from '../events'
import type { BattleState } from '../model/battle'
import type { FaObligation } from '../model/obligation'

const NOTHING: readonly FaEvent[] = []

/**
 * The events of a decision with what lapses by itself, right behind its cause. Whoever is out of the battle lies alongside nobody and owes no
 * answer any more; a magazine blows up all the same, and a party that is aboard fights on as long as the ship it has boarded is there
 * (FA-044, FA-050, FA-Q02).
 */
export function withConsequences(state: BattleState, events: readonly FaEvent[]): readonly FaEvent[] {
  if (!events.some(mayTakeOut)) return events
  const all: FaEvent[] = []
  let after = state
  for (const event of events) {
    after = evolve(after, event)
    const lapsed = mayTakeOut(event) ? lapses(after) : NOTHING
    after = lapsed.reduce(evolve, after)
    all.push(event, ...lapsed)
  }
  return all
}

/** Whether a ship or a wing may be out of the battle by it. */
function mayTakeOut(event: FaEvent): boolean {
  switch (event.type) {
    case 'shipDestroyed':
    case 'shipCaptured':
    case 'shipCorrected':
    case 'wingDestroyed':
    case 'wingCorrected':
      return true
    default:
      return false
  }
}

function lapses(state: BattleState): readonly FaEvent[] {
  const active = new Set<string>([...state.ships, ...state.wings].filter(one => one.status === 'active').map(one => one.id))
  const apart = state.boardings.filter(one => !active.has(one.attackerId) || !active.has(one.targetId))
  const stale = state.obligations.filter(due => due.kind !== 'explosion' && !active.has(answeringId(due)))
  return [
    ...apart.map((one): FaEvent => ({ type: 'boardingEnded', boardingId: one.id, because: 'outOfBattle', reason: '' })),
    ...stale.map((due): FaEvent => ({ type: 'obligationLapsed', obligationId: due.id }))
  ]
}

/** Without whom there is nothing left to settle: the ship or wing itself, of a boarding the ship that is boarded. */
function answeringId(due: Exclude<FaObligation, { kind: 'explosion' }>): string {
  if (due.kind === 'drivenOff') return due.wingId
  return due.kind === 'boarding' ? due.targetId : due.shipId
}
