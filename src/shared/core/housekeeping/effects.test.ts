import { describe, expect, it } from 'vitest'
import { runRule } from '../dice/run-rule'
import { endingEffects } from './effects'

interface State {
  readonly effects: readonly { readonly id: string; readonly name: string }[]
}
const state: State = { effects: [{ id: 'e1', name: 'fire' }] }
const end = { type: 'endEffect', effectId: 'e1', reason: 'put out' } as const

describe('an effect that the GM ends', () => {
  const { check, decide } = endingEffects<State>()

  it('must be there', () => {
    expect([check(state, end), check(state, { ...end, effectId: 'e2' })]).toEqual([null, 'no-such-effect'])
  })
  it('is told with the reason', () => {
    expect(runRule(decide(state, end), [])).toMatchObject({
      value: [{ type: 'effectEnded', effect: { id: 'e1', name: 'fire' }, reason: 'put out' }]
    })
  })
})
