import type { BattleState } from '../../model/battle'
import { isValidText } from '../../rules/numbers'
import { findSquadron } from '../../state'
import type { Decision, DwCommands } from '../command'
import type { DwRefusal } from '../refusal'

/** The GM renames a squadron, edits its note, or gives back its activation. */
export function checkCorrectSquadron(state: BattleState, { squadronId, correction }: DwCommands['correctSquadron']): DwRefusal | null {
  if (findSquadron(state, squadronId) === undefined) return 'no-such-squadron'
  if (Object.keys(correction).length === 0) return 'nothing-to-change'
  const { name = 'named', note = '' } = correction
  return name.trim() === '' || !isValidText(name) || !isValidText(note) ? 'bad-name' : null
}

export function* decideCorrectSquadron(_state: BattleState, { squadronId, correction, reason }: DwCommands['correctSquadron']): Decision {
  return [{ type: 'squadronCorrected', squadronId, correction, reason }]
}
