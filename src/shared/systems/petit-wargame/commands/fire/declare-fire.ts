import { shotPlaces, weaponsDue } from '../../derive/fire'
import { weaponsIn } from '../../derive/ship-figures'
import type { BattleState } from '../../model/battle'
import { conductFire } from '../../rules/conduct-fight'
import { engaged } from '../../rules/end-shot'
import { Story } from '../../rules/story'
import { readRuling } from '../../rulings'
import { currentEngagement, theShip } from '../../state'
import type { Decision, PwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * Weapon and mode of the shot that is due (PW-049, PW-050). Refused: 'no-such-weapon' in that sector; 'wrong-weapon' when the rules want
 * another.
 */
export function* checkDeclareFire(state: BattleState, { weapon }: PwCommands['declareFire']): Refusals {
  const engagement = currentEngagement(state)
  if (engagement?.stage !== 'fire') return 'nothing-due'
  const { shooterId, from } = shotPlaces(engagement, engagement.role)
  if (!weaponsIn(theShip(state, shooterId), from).includes(weapon)) return 'no-such-weapon'
  if (!weaponsDue(state, engagement).includes(weapon)) yield 'wrong-weapon'
  return null
}

export function* decideDeclareFire(state: BattleState, { weapon, mode }: PwCommands['declareFire']): Decision {
  const story = new Story(state)
  const engagement = engaged(story)
  const { role } = engagement
  const { shooterId } = shotPlaces(engagement, role)
  story.tell({ type: 'fireDeclared', role, shooterId, weapon, mode })
  if (role === 'riposte' && readRuling(state.rulings, 'pw.ripostesPerShip') === '1') story.tell({ type: 'riposteSpent', shipId: shooterId })
  yield* conductFire(story)
  return story.events
}
