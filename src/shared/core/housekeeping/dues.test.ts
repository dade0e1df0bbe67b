import { describe, expect, it } from 'vitest'
import { runRule } from '../dice/run-rule'
import { deferring, waiving, withDeferred, withoutDue } from './dues'

interface Due {
  readonly id: string
  readonly isDeferred?: boolean
}
interface State {
  readonly obligations: readonly Due[]
}
const owing: State = { obligations: [{ id: 'o1' }, { id: 'o2', isDeferred: true }] }

describe('an obligation', () => {
  it('is put off once, and stays owed', () => {
    const { check, decide } = deferring<State>()
    const codes = ['o1', 'o2', 'o3'].map(obligationId => check(owing, { type: 'deferObligation', obligationId }))
    expect(codes).toEqual([null, 'already-deferred', 'no-such-obligation'])
    const event = { type: 'obligationDeferred', obligationId: 'o1' } as const
    expect(runRule(decide(owing, { type: 'deferObligation', obligationId: 'o1' }), [])).toMatchObject({ value: [event] })
    expect(withDeferred(owing, event).obligations[0]).toEqual({ id: 'o1', isDeferred: true })
  })
  it('is dropped, and the reason stays in the log', () => {
    const { check, decide } = waiving<State>()
    const waive = { type: 'waiveObligation', obligationId: 'o1', reason: 'mercy' } as const
    expect([check(owing, waive), check(owing, { ...waive, obligationId: 'o3' })]).toEqual([null, 'no-such-obligation'])
    const event = { type: 'obligationWaived', obligation: { id: 'o1' }, reason: 'mercy' }
    expect(runRule(decide(owing, waive), [])).toMatchObject({ value: [event] })
    expect(withoutDue(owing, 'o1').obligations).toEqual([{ id: 'o2', isDeferred: true }])
  })
  it('may bring more when it is dropped', () => {
    const { decide } = waiving<State, { readonly type: 'over' }>(function* (_state, event) {
      return [event, { type: 'over' }]
    })
    const waive = { type: 'waiveObligation', obligationId: 'o1', reason: '' } as const
    expect(runRule(decide(owing, waive), [])).toMatchObject({ value: [{ type: 'obligationWaived' }, { type: 'over' }] })
  })
})
