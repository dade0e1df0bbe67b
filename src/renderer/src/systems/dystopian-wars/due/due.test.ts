import { describe, expect, it } from 'vitest'
import { attack, duel, play } from '@kit/systems/dystopian-wars'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { dueOf, mayGoOn } from './due'

const words = {
  t: (key: string, values: object = {}): string => [key.replace('dwTable.due.', ''), ...Object.values(values)].join(' '),
  say: (message: unknown): string => JSON.stringify(message)
}
const due = (state: BattleState, more: { readonly attackId?: string; readonly nextSide?: string } = {}) =>
  dueOf(state, { settlingId: null, attackId: more.attackId, nextSide: more.nextSide ?? null }, words as never)

describe('what is due', () => {
  const declared = play(duel(), attack('a', 'x'))
  it('names the side that acts next', () => {
    expect(due({ ...duel(), activation: null, step: 'between' }).what).toBe('between')
    expect(due({ ...duel(), activation: null, step: 'between' }, { nextSide: 'B' }).what).toMatch(/^betweenOf /u)
  })
  it('names the attack that is rolled', () => {
    const rolling: BattleState = { ...declared, step: 'attack' }
    const [first] = declared.activation?.attacks ?? []
    expect(due(rolling).detail).toMatch(/^speaks /u)
    expect(due(rolling, first === undefined ? {} : { attackId: first.id }).detail).toMatch(/^attack .*dwTable.attackOf/u)
  })
  it('says that counters and defensive fire may be passed over', () => {
    expect(mayGoOn({ ...declared, step: 'declareCounters' })).toBe(true)
    expect(due({ ...declared, step: 'declareCounters' }).detail).toMatch(/^orNext /u)
    expect(mayGoOn({ ...declared, step: 'attack' })).toBe(false)
  })
})
