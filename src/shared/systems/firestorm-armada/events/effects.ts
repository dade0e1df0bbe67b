import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { effectEvents } from '../schema/events-v1/effects'
import { effectName, nameIn } from './words'

/** Effects that last. */
export type EffectEvent = Infer<(typeof effectEvents)[number]>

export const EFFECT_EVENTS: EventTable<BattleState, EffectEvent> = {
  effectBegun: {
    evolve: (state, { effect }) => ({ ...state, effects: [...state.effects, effect], nextId: state.nextId + 1 }),
    describe: (state, { effect }, say) => say({ name: nameIn(state, effect.targetId), effect: effectName(effect) }, effect.source)
  },
  effectEnded: {
    evolve: (state, { effect }) => ({ ...state, effects: state.effects.filter(one => one.id !== effect.id) }),
    describe(state, { effect, reason }, say) {
      const values = { name: nameIn(state, effect.targetId), effect: effectName(effect), reason: reason ?? '' }
      return say(values, 'FA-005', reason === null ? 'byItself' : 'byGm')
    }
  }
}
