import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import { attack, counter, duel, given, next, playAll } from '@kit/systems/dystopian-wars'

const resolve = { type: 'resolveTinyFlyers', rolls: [] } as const
/** Our wing `f` attacks unit `x`, which answers with 5 dice. Step 4. */
const overUnit = (): BattleState => playAll(duel(), attack('f', 'x', 'aa'), next, counter('x', 'f'), next)

describe('STAR cards on rolls made together (DW-040, DW-041)', () => {
  const card = (attackId: string, side: 'attacker' | 'defender') => ({
    attackId,
    toHit: null,
    modifiers: [{ source: 'card', side, name: 'Trick', value: side === 'attacker' ? 1 : -1 } as const]
  })
  const holding = (cards: number): BattleState => {
    const state = overUnit()
    return { ...state, forces: state.forces.map(force => ({ ...force, cards })) }
  }
  it('are played on one of them each', () => {
    // `us` attacks in the first roll and defends in the second.
    const both = { ...resolve, rolls: [card('a1', 'attacker'), card('a2', 'defender')] }
    given(holding(1)).when(both).isRefused('no-cards')
    given(holding(2))
      .when(both)
      .rolling([1, 1, 1, 1, 1, 1], [1, 1, 1, 1])
      .thenState(after => expect(after.forces.map(force => force.cards)).toEqual([0, 2]))
  })
  it('leave the hand when they are played, not when a rule of a model or the GM changes a roll', () => {
    const other = (['mar', 'gm'] as const).map(source => ({ source, side: 'attacker', name: 'Trick', value: 1 }) as const)
    given(holding(1))
      .when({ ...resolve, rolls: [{ attackId: 'a1', toHit: null, modifiers: other }] })
      .rolling([1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1])
      .thenState(after => expect(after.forces.map(force => force.cards)).toEqual([1, 1]))
  })
  it('come from the hand of each side', () => {
    given(holding(1))
      .when({ ...resolve, rolls: [card('a1', 'attacker'), card('a2', 'attacker')] })
      .rolling([1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1])
      .thenState(after => expect(after.forces.map(force => force.cards)).toEqual([0, 0]))
  })
})
