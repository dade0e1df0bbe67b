import type { Faces } from '@shared/core/dice/rule'
import type { Message } from '@shared/core/engine/message'
import type { Submission } from '@shared/core/engine/submit'
import { sum } from '@shared/kernel/collections'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { AttackPool } from '@shared/systems/firestorm-armada/derive/attack-pools'
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
 * The state of an attack's roll: the hits so far, and their effect once complete. `tape` holds the dice of each pool, each followed by
 * those of its sixes.
 */
export function poolWords(
  state: BattleState,
  pools: readonly AttackPool[],
  tape: readonly Faces[],
  submission: FaSubmission | null
): readonly Consequence[] {
  if (tape.length === 0 || submission?.kind === 'decided') return eventWords(state, submission)
  return [{ message: soFar(pools, tape), isHarm: false }]
}

function soFar(pools: readonly AttackPool[], tape: readonly Faces[]): Message {
  const rolled = [...tape]
  let hits = 0
  for (const { dice, rule } of pools) {
    let count = dice
    for (let nth = 1; count > 0; nth += 1) {
      const faces = rolled.shift()
      if (faces === undefined) break
      hits += sum(faces.map(face => hitsOf(face, rule)))
      count = extraDice(rule, faces, nth)
    }
  }
  return { key: 'faTable.attack.soFar', values: { count: hits } }
}
