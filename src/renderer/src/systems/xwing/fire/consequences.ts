import type { Submission } from '@shared/core/engine/submit'
import { xwing } from '@shared/systems/xwing'
import type { XwRefusal } from '@shared/systems/xwing/commands/refusal'
import type { XwEvent } from '@shared/systems/xwing/events'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { eventConsequences, type Consequence } from '../../../contract/consequence'

/** Events not worth showing while typing. */
const QUIET: readonly XwEvent['type'][] = ['stageEntered', 'attackDeclared', 'resultsCancelled', 'targetsMeasured', 'stagePassed']
const HARM: readonly XwEvent['type'][] = ['shipDestroyed', 'shipRemoved', 'cardDealt']

/** The effects of a command with its dice, read from its events. */
export function consequencesOf(state: BattleState, after: Submission<BattleState, XwEvent, XwRefusal> | null): readonly Consequence[] {
  return eventConsequences(xwing, state, after, { quiet: QUIET, harm: HARM })
}
