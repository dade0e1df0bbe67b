import { describe, it } from 'vitest'
import type { BattleState } from '../model/battle'
import type { DraftUnit, DraftWing } from '../model/force'
import { attack, counter, duel, given, next, playAll } from '@kit/systems/dystopian-wars'

const resolve = { type: 'resolveTinyFlyers', rolls: [] } as const
interface Options {
  readonly rulings?: BattleState['rulings']
  readonly f?: Partial<DraftWing>
  readonly g?: Partial<DraftWing>
  readonly x?: Partial<DraftUnit>
}
const overUnit = (options: Options): BattleState => playAll(duel(options), attack('f', 'x', 'aa'), next, counter('x', 'f'), next)

describe('generators against Tiny Flyers (DW-020)', () => {
  it('roll after both sides have rolled and before anything counts (dw.counterShields = yes)', () => {
    given(overUnit({ rulings: { 'dw.counterShields': 'yes' }, x: { shields: 1 } }))
      .when(resolve)
      .rolling([4, 4, 4, 4, 4], [1, 1, 1, 1, 1])
      .asks({ purpose: 'dw.roll.shield', count: 2, actor: 'x' })
      .rolling([4, 4])
      .thenAmong(event => event.type === 'unitHit' && event.hits === 3)
  })
})
