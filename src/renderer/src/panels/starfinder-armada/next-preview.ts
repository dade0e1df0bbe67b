import type { DiceRequest, Faces } from '@shared/core/dice/rule'
import type { Message } from '@shared/core/engine/message'
import { submit } from '@shared/core/engine/submit'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { isFighting } from '@shared/systems/starfinder-armada/state'

/** Everything "Next" would do, before it does it. */
export interface NextPreview {
  /** Staged attacks it applies, and other things that happen by themselves. */
  readonly applies: readonly Message[]
  /** Dice it asks for at once, in their order. */
  readonly asks: readonly DiceRequest[]
  /** Rolls that will be owed after it. */
  readonly owes: readonly Message[]
  readonly ends: readonly Message[]
  readonly resumes: readonly Message[]
  /** Fleets that could still act; what is still owed. They warn, they do not lock. */
  readonly cautions: readonly Caution[]
  readonly hits: number
}

export interface Caution {
  readonly kind: 'notMoved' | 'notFired' | 'owed' | 'deferred' | 'noDistance'
  readonly count: number
}

const ADVANCE = { type: 'advancePhase' } as const

/** Sentences of "applies" that say nothing the list does not say already. */
const QUIET: readonly SaEvent['type'][] = [
  'phaseEntered',
  'volleyResolved',
  'obligationOwed',
  'effectEnded',
  'effectResumed',
  'shieldsRegained',
  'attackMissed'
]

/** Runs the advance on the side, with ones for the dice it asks, which decide nothing that is listed. */
export function nextPreview(state: BattleState): NextPreview {
  const tape: Faces[] = []
  let run = submit(starfinderArmada, state, ADVANCE, tape, true)
  while (run.kind === 'needs') {
    tape.push(Array.from({ length: run.request.count }, () => 1))
    run = submit(starfinderArmada, state, ADVANCE, tape, true)
  }
  const told = run.kind === 'decided' ? tell(state, run.events) : { applies: [], owes: [], ends: [], resumes: [], hits: 0 }
  return { ...told, asks: run.kind === 'decided' ? run.asked : [], cautions: cautionsOf(state) }
}

function tell(state: BattleState, events: readonly SaEvent[]): Pick<NextPreview, 'applies' | 'owes' | 'ends' | 'resumes' | 'hits'> {
  const applies: Message[] = []
  const owes: Message[] = []
  const ends: Message[] = []
  const resumes: Message[] = []
  let now = state
  for (const event of events) {
    const message = starfinderArmada.describe(now, event)
    if (event.type === 'obligationOwed') owes.push(message)
    else if (event.type === 'effectEnded') ends.push(message)
    else if (event.type === 'effectResumed') resumes.push(message)
    else if (!QUIET.includes(event.type)) applies.push(message)
    now = starfinderArmada.evolve(now, event)
  }
  return { applies, owes, ends, resumes, hits: events.filter(event => event.type === 'damageApplied').length }
}

function cautionsOf(state: BattleState): readonly Caution[] {
  const fighting = state.fleets.filter(isFighting)
  const rows: readonly Caution[] = [
    { kind: 'noDistance', count: state.phase === 'deployment' && state.distanceHexes === null ? 1 : 0 },
    { kind: 'notMoved', count: state.phase === 'helm' ? fighting.filter(fleet => fleet.movement === 'pending').length : 0 },
    { kind: 'notFired', count: state.phase === 'gunnery' ? fighting.filter(fleet => !fleet.hasAttacked).length : 0 },
    { kind: 'owed', count: state.obligations.filter(due => !due.isDeferred).length },
    { kind: 'deferred', count: state.obligations.filter(due => due.isDeferred).length }
  ]
  return rows.filter(row => row.count > 0)
}
