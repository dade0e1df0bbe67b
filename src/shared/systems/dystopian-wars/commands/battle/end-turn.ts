import type { DwEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { isInPlay } from '../../state'
import type { Decision } from '../command'
import type { Refusals } from '../refusal'

/** Ends the turn; wings that were barred by an abort may act again (DW-032). Refused: 'obligations-open' unless they are put off. */
export function* checkEndTurn(state: BattleState): Refusals {
  if (state.activation !== null) yield 'activation-open'
  if (state.obligations.some(due => due.isDeferred !== true)) yield 'obligations-open'
  const present = new Set([...state.units, ...state.wings].filter(one => isInPlay(state, one.id)).map(one => one.squadronId))
  if (state.squadrons.some(squadron => !squadron.hasActivated && present.has(squadron.id))) yield 'not-all-activated'
  return null
}

export function* decideEndTurn(state: BattleState): Decision {
  const ended: readonly DwEvent[] = state.activation === null ? [] : [{ type: 'activationEnded', squadronId: state.activation.squadronId }]
  return [...ended, { type: 'turnEnded', turn: state.turn }]
}
