import { endingAt, resumingAt, type Boundary } from '../../../../core/effects/clock'
import { advance } from '../../../../core/phases/advance'
import type { PhaseTable } from '../../../../core/phases/phase-table'
import { evolve, type SaEvent } from '../../events'
import { ROUND_PHASES, type BattleState, type RoundPhase } from '../../model/battle'
import type { SaObligation } from '../../model/obligation'
import { battleEndedIfDecided } from '../../rules/end-of-battle'
import { regainShields } from '../../rules/regain-shields'
import { leaveWrecks, oweBoarding } from '../../rules/board'
import { countRoutRounds } from '../../rules/rout-rounds'
import { applyVolley } from '../../rules/apply-volley'
import type { Decision } from '../command'
import type { Refusals } from '../refusal'

/** The phases of a round (SA-076) and what happens by itself in each. Gunnery is applied as the resolution begins (SA-084). */
export const PHASES: PhaseTable<RoundPhase, BattleState, SaEvent> = {
  order: ROUND_PHASES,
  hooks: {
    engineering: { onEnd: regainShields },
    gunnery: { onStart: oweBoarding, onEnd: leaveWrecks },
    resolution: { onStart: applyVolley, onEnd: endOfResolution }
  }
}

/** Refused: 'obligations-open' while an obligation is neither settled, deferred nor waived; 'order-not-rolled' in the helm phase. */
export function* checkAdvancePhase(state: BattleState): Refusals {
  // Free attacks, boarding checks and self-destructions belong to the volley of their round and cannot be put off beyond it.
  const mustBeSettled = (due: SaObligation): boolean =>
    !due.isDeferred || due.kind === 'selfDestruct' || (state.phase === 'gunnery' && (due.kind === 'freeAttack' || due.kind === 'boarding'))
  if (state.obligations.some(mustBeSettled)) yield 'obligations-open'
  if (state.phase === 'helm' && state.movementOrder === null) yield 'order-not-rolled'
  return null
}

export function* decideAdvancePhase(state: BattleState): Decision {
  if (state.phase === 'deployment') return [{ type: 'phaseEntered', round: 1, phase: 'roundStart' }]
  if (state.phase === 'over') return []
  return yield* advance(
    {
      table: PHASES,
      evolve,
      atBoundary,
      entered: to => ({ type: 'phaseEntered', round: to.round, phase: to.phase }),
      isOver: after => after.phase === 'over'
    },
    state,
    { round: state.round, phase: state.phase }
  )
}

/** Effects that end or resume by themselves now. */
export function atBoundary(state: BattleState, boundary: Boundary): readonly SaEvent[] {
  return [
    ...endingAt(state.effects, boundary).map((effect): SaEvent => ({ type: 'effectEnded', effect, reason: null })),
    ...resumingAt(state.effects, boundary).map((effect): SaEvent => ({ type: 'effectResumed', effectId: effect.id }))
  ]
}

/**
 * Attacks staged late strike before the round ends; routed fleets count the round; then the battle ends if only one side still fights
 * (SA-084, SA-103, SA-111).
 */
function* endOfResolution(state: BattleState): Decision {
  const late = state.volley.length > 0 ? yield* applyVolley(state) : []
  const struck = late.reduce(evolve, state)
  const routs = countRoutRounds(struck)
  return [...late, ...routs, ...battleEndedIfDecided(routs.reduce(evolve, struck))]
}
