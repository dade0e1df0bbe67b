import type { BattleState } from '../../model/battle'
import { checkEngage } from '../../rules/check-engage'
import { conductEngagement } from '../../rules/conduct'
import { Story } from '../../rules/story'
import { findShip } from '../../state'
import type { Decision, XwCommands } from '../command'
import type { Refusals } from '../refusal'

/** A ship engages without an attack, for want of a target or by choice (XW-002, XW-010). Refused: see `checkEngage`. */
export function* checkPassEngagement(state: BattleState, { shipId }: XwCommands['passEngagement']): Refusals {
  const ship = findShip(state, shipId)
  if (ship === undefined) return 'no-such-ship'
  if (state.attacks.length > 0) return 'attack-open'
  yield* checkEngage(state, ship)
  return null
}

export function* decidePassEngagement(state: BattleState, { shipId }: XwCommands['passEngagement']): Decision {
  const story = new Story(state)
  story.tell({ type: 'shipEngaged', shipId, hasAttacked: false })
  conductEngagement(story)
  return story.events
}
