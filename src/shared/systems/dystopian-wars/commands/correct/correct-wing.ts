import { correctionRefusal } from '../../../../core/housekeeping/corrections'
import type { BattleState, WingState } from '../../model/battle'
import { conductIfDone, losesRolledArm } from '../../rules/conduct'
import { lapseDues } from '../../rules/lapse'
import { Story } from '../../rules/story'
import { findWing, theWing, withWing } from '../../state'
import { WING_CORRECTION } from '../../tables/corrections'
import { TEXT_MAX } from '../../tables/limits'
import { marProblems } from '../../validate/mars'
import type { WingCorrection } from '../../model/corrections'
import type { Decision, DwCommands } from '../command'
import type { DwRefusal } from '../refusal'

/**
 * The GM sets values of a wing outright. Refused: 'weapon-in-attack' to take away the ordnance with which the attack under way was rolled.
 */
export function checkCorrectWing(state: BattleState, { wingId, correction }: DwCommands['correctWing']): DwRefusal | null {
  const refusal = correctionRefusal(findWing(state, wingId), 'no-such-wing', correction, WING_CORRECTION, TEXT_MAX)
  if (refusal !== null) return refusal
  if (marProblems(correction.mars ?? [], wingId).length > 0) return 'bad-modifier'
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
