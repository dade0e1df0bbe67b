import { theOne } from '../../kernel/collections'
import type { CommandRow } from '../engine/command-table'

interface Affected {
  readonly effects: readonly { readonly id: string }[]
}
type End = Readonly<Record<'type' | 'effectId' | 'reason', string>>
interface Ended<Effect> {
  readonly type: 'effectEnded'
  readonly effect: Effect
  readonly reason: string
}

/** The command with which the GM ends an effect before its time. */
export function endingEffects<State extends Affected>(): CommandRow<State, End, Ended<State['effects'][number]>, never, 'no-such-effect'> {
  return {
    check: ({ effects }, { effectId }) => (effects.some(effect => effect.id === effectId) ? null : 'no-such-effect'),
    *decide(state, { effectId, reason }) {
      return [{ type: 'effectEnded', effect: theOne<State['effects'][number]>(state.effects, effectId), reason }]
    }
  }
}
