import { present } from '../../../../kernel/present'
import { stepOf } from '../../derive/attack-step'
import type { BattleState } from '../../model/battle'
import type { UnitId } from '../../model/force'
import { playCards } from '../../rules/cards'
import { conductIfDone } from '../../rules/conduct'
import { hitUnit } from '../../rules/hit-unit'
import { checkExplosions } from '../../rules/explosions'
import { checkRoll, rollDeclared } from '../../rules/roll-fire'
import { hitsAfterGenerators } from '../../rules/roll-generators'
import { Story } from '../../rules/story'
import { readRuling } from '../../rulings'
import { findAttack } from '../../state'
import type { Decision, DwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * A counter-attack on a unit: it is rolled, and its hits are compared with the ratings at once, without shields unless `dw.counterShields`
 * lets them help (DW-015 to DW-017, DW-Q13). Refused: 'no-such-attack' unless it is a counter-attack still to roll; what `checkRoll`
 * refuses.
 */
export function* checkResolveCounter(state: BattleState, command: DwCommands['resolveCounter']): Refusals {
  const attack = findAttack(state, command.attackId)
  if (attack?.status !== 'declared' || stepOf(state, attack) !== 'resolveCounters') return 'no-such-attack'
  const byRoll = yield* checkRoll(state, attack, attack.targetId, command)
  if (byRoll !== null) return byRoll
  if (state.step !== 'resolveCounters') yield 'wrong-step'
  return yield* checkExplosions(state)
}

export function* decideResolveCounter(state: BattleState, command: DwCommands['resolveCounter']): Decision {
  const attack = present(findAttack(state, command.attackId), command.attackId)
  const { event } = yield* rollDeclared(state, attack, command, [])
  const story = new Story(state)
  playCards(story, command.modifiers, present(attack.parts[0], 'lead').combatantId, attack.targetId)
  story.tell(event)
  // Counter-attacks of step 3 are on units only.
  const hits = yield* hitsAfterGenerators(story, attack.id)
  yield* hitUnit(story, attack.targetId as UnitId, hits, readRuling(state.rulings, 'dw.counterCrit') === 'yes')
  story.tell({ type: 'attackResolved', attackId: attack.id })
  conductIfDone(story)
  return story.events
}
