import type { BattleState } from '../../model/battle'
import { conductEngagement } from '../../rules/conduct'
import { isValid, isValidText } from '../../rules/numbers'
import { Story } from '../../rules/story'
import { sufferDamage } from '../../rules/suffer-damage'
import { findShip } from '../../state'
import type { Decision, XwCommands } from '../command'
import type { Refusals } from '../refusal'

/** Damage from an obstacle, a card or a mine, dealt like that of an attack (XW-038). */
export function* checkSufferDamage(state: BattleState, { shipId, hits, crits, reason }: XwCommands['sufferDamage']): Refusals {
  const ship = findShip(state, shipId)
  if (ship === undefined) return 'no-such-ship'
  if (!isValid(hits) || !isValid(crits) || hits + crits === 0) return 'bad-number'
  if (!isValidText(reason)) return 'bad-name'
  if (ship.status === 'removed') yield 'out-of-play'
  return null
}

export function* decideSufferDamage(state: BattleState, { shipId, hits, crits, reason }: XwCommands['sufferDamage']): Decision {
  const story = new Story(state)
  story.tell({ type: 'damageSuffered', shipId, hits, crits, reason })
  sufferDamage(story, shipId, 'hit', hits)
  sufferDamage(story, shipId, 'crit', crits)
  conductEngagement(story)
  return story.events
}
