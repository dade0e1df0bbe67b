import { present } from '../../../../kernel/present'
import { leftAfter, tokensOf } from '../../derive/tokens'
import type { BattleState } from '../../model/battle'
import { rollOff } from '../../rules/roll-off'
import { rollTokens } from '../../rules/roll-token'
import type { Decision, PwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * The tokens of the table in hand go to both players at random (PW-064). Refused: 'nothing-due' unless a table is being built;
 * 'wrong-tokens' unless the draw is half of them.
 */
export function* checkShareTokens({ building }: BattleState, { drawn }: PwCommands['shareTokens']): Refusals {
  if (building === null) return 'nothing-due'
  const tokens = tokensOf(building.table)
  if (drawn !== null && (drawn.length !== tokens.length / 2 || leftAfter(tokens, drawn) === null)) return 'wrong-tokens'
  if (building.nextSideId !== null) yield 'already-rolled'
  return null
}

/** A roll-off decides who places first (PW-Q28). */
export function* decideShareTokens(state: BattleState, { drawn }: PwCommands['shareTokens']): Decision {
  const { table } = present(state.building, 'building')
  const [one, other] = state.fleets.map(fleet => ({ sideId: fleet.sideId, bonus: 0 }))
  const first = present(one, 'first side')
  const second = present(other, 'second side')
  const { rolls, winner } = yield* rollOff('pw.roll.placing', 'd6', first, second)
  const tokens = tokensOf(table)
  const own = drawn ?? (yield* rollTokens(tokens, tokens.length / 2, first.sideId))
  const hands = [
    { sideId: first.sideId, tokens: own },
    { sideId: second.sideId, tokens: present(leftAfter(tokens, own), 'tokens') }
  ]
  return [{ type: 'tokensShared', table, rolls, sideId: winner, hands }]
}
