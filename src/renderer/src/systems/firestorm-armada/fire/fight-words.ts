import type { Faces } from '@shared/core/dice/rule'
import type { Message } from '@shared/core/engine/message'
import type { Submission } from '@shared/core/engine/submit'
import { sum } from '@shared/kernel/collections'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { AttackPool } from '@shared/systems/firestorm-armada/derive/attack-pools'
import type { FaEvent } from '@shared/systems/firestorm-armada/events'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { FaCommands } from '@shared/systems/firestorm-armada/commands/command'
import { plainRule, type HitRule } from '@shared/systems/firestorm-armada/derive/hit-rule'
import { findObligation, theShip } from '@shared/systems/firestorm-armada/state'
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
  return { key: 'faTable.attack.soFar', values: { count: sum(pools.map(({ dice, rule }) => hitsFrom(rolled, dice, rule) ?? 0)) } }
}

/** Hits of an explosion on each ship that was rolled for so far, in order; all it does once the dice are complete (FA-Q02). */
export function explosionWords(
  state: BattleState,
  { obligationId, shipIds }: FaCommands['settleExplosion'],
  tape: readonly Faces[],
  submission: FaSubmission | null
): readonly Consequence[] {
  const due = findObligation(state, 'explosion', obligationId)
  if (due === undefined || submission?.kind === 'decided') return eventWords(state, submission)
  const rolled = [...tape]
  return shipIds.flatMap(id => {
    const count = hitsFrom(rolled, due.dice, plainRule(state.rulings))
    return count === null
      ? []
      : [{ message: { key: 'faTable.settle.struck', values: { ship: theShip(state, id).name, count } }, isHarm: false }]
  })
}

/** Takes the faces of one pool, with those of its sixes, and says what they hit; null while nothing of it is rolled. */
function hitsFrom(rolled: Faces[], dice: number, rule: HitRule): number | null {
  let hits: number | null = null
  let count = dice
  for (let nth = 1; count > 0; nth += 1) {
    const faces = rolled.shift()
    if (faces === undefined) break
    hits = (hits ?? 0) + sum(faces.map(face => hitsOf(face, rule)))
    count = extraDice(rule, faces, nth)
  }
  return hits
}
