import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import type { SaEffect } from '../model/effects'
import { idFor } from '../state'

/** An effect before it has an id. */
type NewEffect = SaEffect extends infer E ? (E extends SaEffect ? Omit<E, 'id' | 'suspension'> : never) : never

/** The event that begins it, with the next free id. */
export function effectBegun(state: BattleState, effect: NewEffect): SaEvent {
  return { type: 'effectBegun', effect: { ...effect, id: idFor('e', state.nextId), suspension: null } }
}
