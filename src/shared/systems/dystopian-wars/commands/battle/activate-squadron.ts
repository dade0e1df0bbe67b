import type { DwEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { findSquadron, isInPlay } from '../../state'
import type { Decision, DwCommands } from '../command'
import type { Refusals } from '../refusal'

/** A squadron acts: step 1 begins (DW-001). */
export function* checkActivateSquadron(state: BattleState, { squadronId }: DwCommands['activateSquadron']): Refusals {
  const squadron = findSquadron(state, squadronId)
  if (squadron === undefined) return 'no-such-squadron'
  if (state.activation !== null) yield 'activation-open'
  if (squadron.hasActivated) yield 'already-activated'
  const isThere = [...state.units, ...state.wings].some(one => one.squadronId === squadronId && isInPlay(state, one.id))
  if (!isThere) yield 'out-of-play'
  return null
}

/** If the GM overrules an open activation, it ends first. */
export function* decideActivateSquadron(state: BattleState, { squadronId }: DwCommands['activateSquadron']): Decision {
  const ended: readonly DwEvent[] = state.activation === null ? [] : [{ type: 'activationEnded', squadronId: state.activation.squadronId }]
  return [...ended, { type: 'squadronActivated', squadronId }, { type: 'stepEntered', step: 'declareAttacks' }]
}
