import type { BattleState, WingState } from '../../model/battle'
import { conductIfDone, losesRolledArm } from '../../rules/conduct'
import { lapseDues } from '../../rules/lapse'
import { isValid, isValidSigned, isValidText } from '../../rules/numbers'
import { Story } from '../../rules/story'
import { findWing, theWing, withWing } from '../../state'
import { marProblems } from '../../validate/mars'
import type { WingCorrection } from '../../model/corrections'
import type { Decision, DwCommands } from '../command'
import type { DwRefusal } from '../refusal'

/**
 * The GM sets values of a wing outright. Refused: 'weapon-in-attack' to take away the ordnance with which the attack under way was rolled.
 */
export function checkCorrectWing(state: BattleState, { wingId, correction }: DwCommands['correctWing']): DwRefusal | null {
  if (findWing(state, wingId) === undefined) return 'no-such-wing'
  if (Object.keys(correction).length === 0) return 'nothing-to-change'
  const { name, note, tokens, fuel, aaPerToken, ordnancePerToken, diceAdjustment, mars = [] } = correction
  if (name !== undefined && (name.trim() === '' || !isValidText(name))) return 'bad-name'
  if (note !== undefined && !isValidText(note)) return 'bad-name'
  const numbers = [tokens, fuel, aaPerToken, ordnancePerToken].filter(n => n !== undefined)
  if (!numbers.every(n => isValid(n)) || (diceAdjustment !== undefined && !isValidSigned(diceAdjustment))) return 'bad-number'
  if (marProblems(mars, wingId).length > 0) return 'bad-modifier'
  return losesRolledArm(withWing(state, wingId, wing => ({ ...wing, ...correction }))) ? 'weapon-in-attack' : null
}

/** Without tokens a wing is off the table, and with tokens it is back on it, unless the GM sets its status. */
export function* decideCorrectWing(state: BattleState, { wingId, correction, reason }: DwCommands['correctWing']): Decision {
  const story = new Story(state)
  story.tell({ type: 'wingCorrected', wingId, correction: withStatus(theWing(state, wingId), correction), reason })
  lapseDues(story)
  conductIfDone(story)
  return story.events
}

function withStatus(wing: WingState, correction: WingCorrection): WingCorrection {
  const { tokens, status } = correction
  if (status === 'removed') return correction
  if (status !== undefined) return { ...correction, tokens: Math.max(1, tokens ?? wing.tokens) }
  if (tokens === 0) return { ...correction, status: 'removed' }
  return tokens !== undefined && wing.status === 'removed' ? { ...correction, status: 'flying' } : correction
}
