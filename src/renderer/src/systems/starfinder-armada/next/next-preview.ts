import type { DiceRequest } from '@shared/core/dice/rule'
import type { Message } from '@shared/core/engine/message'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { tickingAfter } from './next-ticks'
import { remainingIn, type Remaining } from './next-remaining'

/** Everything "Next" would do. */
export interface NextPreview {
  /** Things still possible or owed. A warning only. */
  readonly remaining: readonly Remaining[]
  /** Dice it requests at once, in order. */
  readonly asks: readonly DiceRequest[]
  /** Staged attacks it applies, and other automatic effects. */
  readonly applies: readonly Message[]
  /** Rolls that will be owed after it. */
  readonly owes: readonly Message[]
  readonly ends: readonly Message[]
  /** Timers: routs counted, suspended effects resuming, things taking effect. */
  readonly ticks: readonly Message[]
  readonly hits: number
  /** It ends the battle. */
  readonly isLast: boolean
}

type Told = Omit<NextPreview, 'asks' | 'remaining'>

/** Events that add nothing to the list. */
const QUIET: readonly SaEvent['type'][] = ['phaseEntered', 'volleyResolved', 'shieldsRegained', 'attackMissed']

/** The section of an event; `applies` by default. */
const SECTIONS: Partial<Record<SaEvent['type'], 'ends' | 'ticks'>> = {
  effectEnded: 'ends',
  effectResumed: 'ticks',
  roundFled: 'ticks'
}

/** Runs the advance without committing it, answering dice with ones, which affect nothing listed. */
export function nextPreview(state: BattleState): NextPreview {
  const asks: DiceRequest[] = []
  const rule = starfinderArmada.decide(state, { type: 'advancePhase' })
  let step = rule.next()
  while (step.done !== true) {
    asks.push(step.value)
    step = rule.next(Array.from({ length: step.value.count }, () => 1))
  }
  return { ...tell(state, step.value), asks, remaining: remainingIn(state) }
}

/** Items that will newly be owed, each with its reason. */
function owedAfter(before: BattleState, after: BattleState): readonly Message[] {
  const known = new Set(before.obligations.map(due => due.id))
  return starfinderArmada
    .obligations(after)
    .filter(due => !known.has(due.id))
    .map(({ title, reason }) => ({ key: 'battle.next.owed', values: { title, reason } }))
}

function tell(state: BattleState, events: readonly SaEvent[]): Told {
  const told: Record<'applies' | 'ends' | 'ticks', Message[]> = { applies: [], ends: [], ticks: [] }
  let now = state
  for (const event of events) {
    if (!QUIET.includes(event.type)) told[SECTIONS[event.type] ?? 'applies'].push(starfinderArmada.describe(now, event))
    now = starfinderArmada.evolve(now, event)
  }
  const ticks = [...told.ticks, ...tickingAfter(state, now)]
  const hits = events.filter(event => event.type === 'damageApplied').length
  return { ...told, ticks, owes: owedAfter(state, now), hits, isLast: now.phase === 'over' }
}
