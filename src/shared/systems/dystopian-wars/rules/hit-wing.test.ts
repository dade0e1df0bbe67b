import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import type { DraftUnit, DraftWing } from '../model/force'
import { attack, counter, duel, given, next, playAll, w, wingIn } from '@kit/systems/dystopian-wars'

const resolve = { type: 'resolveTinyFlyers', rolls: [] } as const
interface Options {
  readonly rulings?: BattleState['rulings']
  readonly f?: Partial<DraftWing>
  readonly g?: Partial<DraftWing>
  readonly x?: Partial<DraftUnit>
}
const overWing = (options: Options): BattleState => playAll(duel(options), attack('f', 'g', 'aa'), next, counter('g', 'f'), next)

describe('a wing that aborts (DW-032, DW-033)', () => {
  it('loses fuel and its other attacks as an attacker, and nothing of both as a defender (dw.defenderAbort = noEffect)', () => {
    const state = overWing({ rulings: { 'dw.defenderAbort': 'noEffect' } })
    given(state)
      .when(resolve)
      .rolling([5, 5, 5, 5, 5], [5, 5, 5, 5, 5])
      .thenAmong(
        event =>
          event.type === 'wingAborted' && event.wingId === 'f' && event.role === 'attacker' && event.fuel === 1 && event.bar === 'all',
        event =>
          event.type === 'wingAborted' && event.wingId === 'g' && event.role === 'defender' && event.fuel === 2 && event.bar === 'none'
      )
  })
})

describe('a wing that is wiped out (DW-027)', () => {
  const wiped = (rulings: BattleState['rulings'] = {}) => overWing({ rulings, f: { tokens: 2 }, g: { tokens: 5 } })
  it('does not abort (dw.wipedOutAbort = no)', () => {
    given(wiped())
      .when(resolve)
      .rolling([1, 1], [6, 6, 4, 1, 1])
      .thenState(({ wings }) => expect(wings[0]).toMatchObject({ status: 'removed', tokens: 0, fuel: 2, hasAborted: false }))
  })
  it('aborts, loses its fuel and is removed (dw.wipedOutAbort = yes)', () => {
    given(wiped({ 'dw.wipedOutAbort': 'yes' }))
      .when(resolve)
      .rolling([1, 1], [6, 6, 4, 1, 1])
      .thenAmong(
        event => event.type === 'tokensLost' && event.left === 0,
        event => event.type === 'wingAborted' && event.hits === 3 && event.fuel === 1,
        { type: 'wingRemoved', wingId: w('f'), because: 'tokens' }
      )
  })
  it('owes nothing for the last of its fuel, since it is gone', () => {
    const state = overWing({ rulings: { 'dw.wipedOutAbort': 'yes' }, f: { tokens: 2, fuel: 1 } })
    given(state)
      .when(resolve)
      .rolling([1, 1], [6, 6, 4, 1, 1])
      .thenState(after => expect([after.obligations, wingIn(after, 'f').fuel]).toEqual([[], 0]))
  })
})
