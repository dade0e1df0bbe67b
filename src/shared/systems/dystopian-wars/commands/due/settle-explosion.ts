import { present } from '../../../../kernel/present'
import type { BattleState } from '../../model/battle'
import type { ExplosionDue } from '../../model/obligation'
import { conductIfDone } from '../../rules/conduct'
import { explosionDice } from '../../rules/explosion-dice'
import { hitUnit } from '../../rules/hit-unit'
import { destroyTokens } from '../../rules/hit-wing'
import { isValid } from '../../rules/numbers'
import { poolDiceOf, rollPool, wingPoolDice } from '../../rules/roll-pool'
import { Story } from '../../rules/story'
import { findCombatant, findUnit, isInPlay } from '../../state'
import { EXPLOSION_TO_HIT } from '../../tables/criticals'
import type { Decision, DwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * A Magazine Explosion strikes everything within four inches (DW-066, row 2, DW-Q14). Refused: 'bad-fire' for one named twice;
 * 'needs-number' where `dw.magazineAd` leaves the dice to the GM.
 */
export function* checkSettleExplosion(state: BattleState, { obligationId, targetIds, dice }: DwCommands['settleExplosion']): Refusals {
  const due = findExplosion(state, obligationId)
  if (due === undefined) return 'no-such-obligation'
  if (targetIds.some(id => findCombatant(state, id) === undefined)) return 'no-such-combatant'
  if (new Set(targetIds).size < targetIds.length) return 'bad-fire'
  if (dice !== null && !isValid(dice)) return 'bad-number'
  if (dice === null && targetIds.length > 0 && explosionDice(state, due) === null) return 'needs-number'
  if (!targetIds.every(id => isInPlay(state, id))) yield 'out-of-play'
  return null
}

/** First all dice, one target after the other, then their effects. Generators do not help. */
export function* decideSettleExplosion(state: BattleState, { obligationId, targetIds, dice }: DwCommands['settleExplosion']): Decision {
  const due = present(findExplosion(state, obligationId), obligationId)
  const count = dice ?? explosionDice(state, due) ?? 0
  const story = new Story(state)
  const strikes = []
  for (const targetId of targetIds) {
    const isWing = findUnit(state, targetId) === undefined
    const six = isWing ? wingPoolDice(state.rulings) : poolDiceOf(state.rulings, null)
    strikes.push({
      targetId,
      pool: yield* rollPool('dw.roll.explosion', count, targetId, { needed: EXPLOSION_TO_HIT, six, reroll: 'none' })
    })
  }
  story.tell({ type: 'obligationSettled', obligationId })
  for (const { targetId, pool } of strikes) {
    story.tell({ type: 'explosionStruck', unitId: due.unitId, targetId, faces: pool.faces, hits: pool.hits })
    const target = findCombatant(story.state, targetId)
    if (target?.kind === 'unit') yield* hitUnit(story, target.unit.id, pool.hits, true)
    else if (target?.kind === 'wing') destroyTokens(story, target.wing.id, pool.sixes)
  }
  conductIfDone(story)
  return story.events
}

function findExplosion(state: BattleState, id: string): ExplosionDue | undefined {
  return state.obligations.find((due): due is ExplosionDue => due.id === id && due.kind === 'explosion')
}
