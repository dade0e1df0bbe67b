import type { Faces, Rule } from '../../../../core/dice/rule'
import { present } from '../../../../kernel/present'
import type { RolledDie } from '../../model/attack'
import type { BattleState } from '../../model/battle'
import { changedByToken, SPENDERS } from '../../rules/check-spend'
import { leaveIdleWindow } from '../../rules/conduct'
import { rerollDice } from '../../rules/roll-dice'
import { Story } from '../../rules/story'
import { readRuling } from '../../rulings'
import { currentAttack, shipIn } from '../../state'
import { FOCUSED } from '../../tables/dice'
import type { Decision, XwCommands } from '../command'

/** The token is spent. Where windows are passed and nothing is left to do in this one, the attack goes on. */
export function* decideSpendToken(state: BattleState, command: XwCommands['spendToken']): Decision {
  const attack = present(currentAttack(state), 'attack')
  const shipId = shipIn(attack, SPENDERS[command.pool])
  const { faces, dice } = yield* spent(state, present(attack.dice[command.pool], 'dice'), command, shipId)
  const story = new Story(state)
  story.tell({ type: 'tokenSpent', attackId: attack.id, pool: command.pool, shipId, token: command.token, faces, dice })
  leaveIdleWindow(story)
  return story.events
}

function* spent(
  state: BattleState,
  dice: readonly RolledDie[],
  command: XwCommands['spendToken'],
  shipId: ReturnType<typeof shipIn>
): Rule<{ readonly faces: Faces; readonly dice: readonly RolledDie[] }> {
  const { pool, token } = command
  if (token === 'lock') return yield* rerollDice(state, pool, dice, command.dice, shipId)
  if (token === 'evade' && readRuling(state.rulings, 'xw.evadeToken') === 'addResult')
    return { faces: [], dice: [...dice, { result: 'evade', wasRerolled: false }] }
  const places = changedByToken(dice, command)
  return { faces: [], dice: dice.map((die, place) => (places.includes(place) ? { ...die, result: FOCUSED[pool] } : die)) }
}
