import { changeOne, without } from '../../../kernel/collections'
import type { EventTable } from '../../../core/engine/event-table'
import type { MessageValue } from '../../../core/engine/message'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import { fleetId } from '../model/design'
import type { SaEffect } from '../model/effects'
import type { effectEvents } from '../schema/events-v1/effects'
import { withFleet } from '../state'
import { effectName, effectTold, targetName } from './words'

/** Recurring effects: begun, held off for a while, and ended. */
export type EffectEvent = Infer<(typeof effectEvents)[number]>

export const EFFECT_EVENTS: EventTable<BattleState, EffectEvent> = {
  effectBegun: {
    evolve: (state, { effect }) => {
      const next = { ...state, effects: [...state.effects, effect], nextId: state.nextId + 1 }
      return effect.kind === 'mines' ? withFleet(next, fleetId(effect.targetId), fleet => ({ ...fleet, hasLaidMines: true })) : next
    },
    describe: (state, { effect }, say) =>
      say({ fleet: targetName(state, effect.targetId), effect: effectTold(state, effect) }, effect.source)
  },
  effectEnded: {
    evolve: (state, { effect }) => {
      const effects = without(state.effects, one => one.id === effect.id)
      // A boarding party that is no more makes no check (SA-030).
      const isItsCheck = (due: BattleState['obligations'][number]): boolean => due.kind === 'boarding' && due.effectId === effect.id
      return state.obligations.some(isItsCheck)
        ? { ...state, effects, obligations: without(state.obligations, isItsCheck) }
        : { ...state, effects }
    },
    describe: (state, { effect, reason }, say) =>
      say(
        { fleet: targetName(state, effect.targetId), effect: effectName(effect), reason: reason ?? '' },
        effect.source,
        reason === null ? 'byItself' : 'byGm'
      )
  },
  effectSuspended: {
    evolve: (state, { effectId, cause, ending }) => withEffect(state, effectId, effect => ({ ...effect, suspension: { cause, ending } })),
    describe: (state, { effectId, ending }, say) => {
      const values = effectValues(state, effectId, effectId)
      return ending.kind === 'endOfRound' ? say({ ...values, round: ending.round }, 'SA-067', 'until') : say(values, 'SA-067', 'forNow')
    }
  },
  effectResumed: {
    evolve: (state, { effectId }) => withEffect(state, effectId, effect => ({ ...effect, suspension: null })),
    describe: (state, { effectId }, say) => say(effectValues(state, effectId, ''))
  }
}

function withEffect(state: BattleState, id: string, change: (effect: SaEffect) => SaEffect): BattleState {
  return { ...state, effects: changeOne(state.effects, id, change) }
}

function effectValues(state: BattleState, id: string, unknown: string): { readonly fleet: string; readonly effect: MessageValue } {
  const effect = state.effects.find(one => one.id === id)
  return { fleet: targetName(state, effect?.targetId ?? ''), effect: effect === undefined ? unknown : effectName(effect) }
}
