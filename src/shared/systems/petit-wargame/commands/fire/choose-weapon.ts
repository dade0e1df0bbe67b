import { present } from '../../../../kernel/present'
import { usableWeapons } from '../../derive/fire'
import type { BattleState } from '../../model/battle'
import { conductWeapon } from '../../rules/conduct-fight'
import { Story } from '../../rules/story'
import { currentEngagement } from '../../state'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** The active side, or whom `pw.weaponChoice` says, picks among the weapons of the firing sector, before the riposte (PW-017, PW-Q17). */
export function checkChooseWeapon(state: BattleState, { weapon }: PwCommands['chooseWeapon']): PwRefusal | null {
  const engagement = currentEngagement(state)
  if (engagement?.stage !== 'weapon') return 'nothing-due'
  const { shipId, targetId, firingSector } = engagement
  return usableWeapons(state, shipId, present(firingSector, 'firing sector'), targetId).includes(weapon) ? null : 'no-such-weapon'
}

export function* decideChooseWeapon(state: BattleState, { weapon }: PwCommands['chooseWeapon']): Decision {
  const story = new Story(state)
  yield* conductWeapon(story, weapon)
  return story.events
}
