import type { Faces } from '@shared/core/dice/rule'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { DwRefusal } from '@shared/systems/dystopian-wars/commands/refusal'
import type { DwEvent } from '@shared/systems/dystopian-wars/events'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { Submission } from '@shared/core/engine/submit'
import { eventConsequences, type Consequence } from '../../../contract/consequence'
import { hitsSoFar } from './hits-so-far'

/** Events not worth showing while typing. */
const QUIET: readonly DwEvent['type'][] = [
  'stepEntered',
  'stepPassed',
  'attackResolved',
  'obligationSettled',
  'activationEnded',
  'cardPlayed',
  'hitsModified'
]
const HARM: readonly DwEvent['type'][] = [
  'criticalSuffered',
  'unitRemoved',
  'wingRemoved',
  'wingAborted',
  'obligationOwed',
  'attackDropped'
]

/** The effects of a command with its dice, read from its events. */
export function consequencesOf(state: BattleState, after: Submission<BattleState, DwEvent, DwRefusal> | null): readonly Consequence[] {
  // A six or a critical needs more dice before anything is settled.
  if (after?.kind === 'needs') {
    const { purpose, count } = after.request
    return [{ message: { key: 'dwTable.thenAsks', values: { what: { key: purpose }, count } }, isHarm: false }]
  }
  return eventConsequences(dystopianWars, state, after, { quiet: QUIET, harm: HARM })
}

/** The same for a roll with exploding sixes: while more dice are requested, shows the hits so far. */
export function rollConsequences(
  state: BattleState,
  command: DwCommand | null,
  { tape, after }: { readonly tape: readonly Faces[]; readonly after: Submission<BattleState, DwEvent, DwRefusal> | null }
): readonly Consequence[] {
  const soFar = command === null || tape.length === 0 ? null : hitsSoFar(state, command, tape)
  return [...(soFar === null ? [] : [{ message: soFar, isHarm: false }]), ...consequencesOf(state, after)]
}
