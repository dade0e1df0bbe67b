import { handSize } from '../../derive/fleet-traits'
import { evolve, type FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { theFleet } from '../../state'
import { validateFleet } from '../../validate/validate-fleet'
import type { Decision, FaCommands } from '../command'
import { comingRefusal } from './join-units'
import type { FaRefusal } from '../refusal'

/**
 * A fleet joins during the battle, on a new side or an existing one (FA-001, FA-004). Refused: 'no-squadrons' for an empty fleet;
 * 'duplicate-id' for anything that is already there, or listed twice; 'not-fit' for a ship nothing can fight with, and for an illegal fleet
 * the GM did not allow.
 */
export function checkJoinFleet(state: BattleState, { fleet }: FaCommands['joinFleet']): FaRefusal | null {
  const refusal = comingRefusal(state, fleet, [fleet.id])
  if (refusal !== null) return refusal
  return isIllegal(fleet) && !fleet.allowIllegal ? 'not-fit' : null
}

/**
 * It arrives at once, undamaged and with a full hand, and acts last in the order already rolled. If the turn cards of this turn are already
 * revealed, it places none (FA-002).
 */
export function* decideJoinFleet(state: BattleState, { sideId, fleet }: FaCommands['joinFleet']): Decision {
  const bare = { type: 'fleetJoined', sideId, fleet, isIllegal: isIllegal(fleet), cards: 0 } as const
  const table = evolve(state, bare)
  const joined: FaEvent = { ...bare, cards: handSize(table, theFleet(table, fleet.id)).total }
  if (state.phase !== 'turnCards' || state.cardOrder === null) return [joined]
  return [joined, { type: 'turnCardsPlaced', fleetId: fleet.id, cards: [] }]
}

const isIllegal = (fleet: FaCommands['joinFleet']['fleet']): boolean => validateFleet(fleet).verdict === 'illegal'
