import { theOne } from '../../../../kernel/collections'
import type { BattleState } from '../../model/battle'
import { isValidText } from '../../rules/numbers'
import type { Decision, DwCommands } from '../command'
import type { Refusals } from '../refusal'

/** A STAR card whose effect the table carries out itself (DW-058). */
export function* checkPlayCard(state: BattleState, { forceId, name }: DwCommands['playCard']): Refusals {
  const force = state.forces.find(one => one.id === forceId)
  if (force === undefined) return 'no-such-force'
  if (!isValidText(name)) return 'bad-name'
  if (force.cards === 0) yield 'no-cards'
  return null
}

export function* decidePlayCard(state: BattleState, { forceId, name }: DwCommands['playCard']): Decision {
  const force = theOne(state.forces, forceId)
  return [{ type: 'cardPlayed', forceId, name, left: Math.max(0, force.cards - 1) }]
}
