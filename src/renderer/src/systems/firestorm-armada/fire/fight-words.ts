import type { Faces } from '@shared/core/dice/rule'
import type { Message } from '@shared/core/engine/message'
import type { Submission } from '@shared/core/engine/submit'
import { sum } from '@shared/kernel/collections'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { HitRule } from '@shared/systems/firestorm-armada/derive/hit-rule'
import type { FaEvent } from '@shared/systems/firestorm-armada/events'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { extraDice, hitsOf } from '@shared/systems/firestorm-armada/rules/roll-pool'
import { eventConsequences, type Consequence } from '../../../contract/consequence'

type FaSubmission = Submission<BattleState, FaEvent, string>

const TOLD: { readonly quiet: readonly FaEvent['type'][]; readonly harm: readonly FaEvent['type'][] } = {
  quiet: ['obligationSettled', 'wingWithdrew', 'effectBegun'],
  harm: ['hullLost', 'crewLost', 'shipDestroyed', 'shipCaptured', 'criticalSuffered', 'wingDestroyed', 'obligationOwed']
}

/** The effects of a decided command; none while dice are missing. */
export function eventWords(state: BattleState, submission: FaSubmission | null): readonly Consequence[] {
  return eventConsequences(firestormArmada, state, submission, TOLD)
}

/**
 * The state of a roll of exploding dice: the hits so far, and their effect once complete. `tape` starts with the first pool,
 * of `dice` dice; each pool is followed by the dice of its sixes.
 */
export function poolWords(
  state: BattleState,
  dice: number,
  rule: HitRule,
  tape: readonly Faces[],
  submission: FaSubmission | null
): readonly Consequence[] {
  if (tape.length === 0 || submission?.kind === 'decided') return eventWords(state, submission)
  return [{ message: soFar(dice, rule, tape), isHarm: false }]
}

function soFar(dice: number, rule: HitRule, tape: readonly Faces[]): Message {
  let hits = 0
  let count = dice
  for (const [i, faces] of tape.entries()) {
    if (count === 0) break
    hits += sum(faces.map(face => hitsOf(face, rule)))
    count = extraDice(rule, faces, i + 1)
  }
  return { key: 'faTable.attack.soFar', values: { count: hits } }
}
