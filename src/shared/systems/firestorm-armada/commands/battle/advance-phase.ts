import { endingAt, type Boundary } from '../../../../core/effects/clock'
import { advance } from '../../../../core/phases/advance'
import { handSize } from '../../derive/fleet-traits'
import { turnToActivate } from '../../derive/turn-to-activate'
import { evolve, type FaEvent } from '../../events'
import { TURN_PHASES, type BattleState } from '../../model/battle'
import type { Decision } from '../command'
import type { ForceableRefusal, Refusals } from '../refusal'

/**
 * Refused while an obligation is neither settled, deferred nor waived ('obligations-open'), and while the phase is not done: there are
 * cards to place, reveal or carry out, initiative to roll, a unit to activate, or a hand of the wrong size (FA-061).
 */
export function* checkAdvancePhase(state: BattleState): Refusals {
  if (state.obligations.some(due => !due.isDeferred)) yield 'obligations-open'
  if (state.phase === 'turnCards') yield* cardsOpen(state)
  if (state.phase === 'initiative' && state.initiative === null) yield 'initiative-not-rolled'
  if (state.phase === 'activation' && state.activeUnitId !== null) yield 'unit-still-active'
  if (state.phase === 'activation' && turnToActivate(state) !== null) yield 'units-pending'
  if (state.phase === 'endPhase') yield* handsOpen(state)
  return null
}

export function* decideAdvancePhase(state: BattleState): Decision {
  if (state.phase === 'deployment') return [{ type: 'phaseEntered', turn: 1, phase: TURN_PHASES[0] }]
  if (state.phase === 'over') return []
  return yield* advance(
    {
      table: { order: TURN_PHASES, hooks: {} },
      evolve,
      atBoundary,
      entered: (to): FaEvent => ({ type: 'phaseEntered', turn: to.round, phase: to.phase }),
      isOver: after => after.phase === 'over'
    },
    state,
    { round: state.turn, phase: state.phase }
  )
}

/** The effects that end by themselves now. */
function atBoundary(state: BattleState, boundary: Boundary): readonly FaEvent[] {
  return endingAt(state.effects, boundary).map((effect): FaEvent => ({ type: 'effectEnded', effect, reason: null }))
}

/** The turn phase is done when every fleet has placed its cards or none, and all of them are revealed and carried out (FA-002). */
function* cardsOpen(state: BattleState): Generator<ForceableRefusal, void, void> {
  const hasCards = state.turnCards.some(row => row.cards.length > 0)
  if (state.fleets.some(fleet => !state.turnCards.some(row => row.fleetId === fleet.id))) yield 'cards-not-placed'
  if (hasCards && state.cardOrder === null) yield 'cards-not-revealed'
  else if (state.turnCards.some(row => row.cards.length > 0 && !row.isResolved)) yield 'cards-not-resolved'
}

/** Hands must be filled, or cut, to their size (FA-059, FA-061). */
function* handsOpen(state: BattleState): Generator<ForceableRefusal, void, void> {
  const over = state.fleets.map(fleet => fleet.hand.length - handSize(state, fleet).total)
  if (over.some(cards => cards < 0)) yield 'hand-not-full'
  if (over.some(cards => cards > 0)) yield 'hand-full'
}
