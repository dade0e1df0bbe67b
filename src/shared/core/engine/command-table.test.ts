import { describe, expect, it } from 'vitest'
import { commandsOf, type CommandTable } from './command-table'
import type { RefusalCheck } from './refusals'

type Command = { readonly type: 'beginBattle' } | { readonly type: 'fire'; readonly shots: number } | { readonly type: 'resume' }
interface State {
  readonly hasBegun: boolean
  readonly isOver: boolean
}

const TABLE: CommandTable<State, Command, { readonly type: 'fired'; readonly shots: number }, 'too-many-shots', 'no-shots'> = {
  beginBattle: { check: () => null, decide: () => told() },
  fire: {
    check: (_state, { shots }) => checkFire(shots),
    decide: (_state, { shots }) => told({ type: 'fired', shots })
  },
  resume: { check: () => null, decide: () => told() }
}
const REFUSALS = { 'too-many-shots': { rule: 'X-001', canOverrule: true }, 'no-shots': { rule: null, canOverrule: false } }
const { check, canForce, decide } = commandsOf(TABLE, REFUSALS, (state, { type }) => state.isOver && type !== 'resume')

const before: State = { hasBegun: false, isOver: false }
const during: State = { hasBegun: true, isOver: false }
const after: State = { hasBegun: true, isOver: true }

describe('the commands of a system', () => {
  it('are checked and decided by the row of their type', () => {
    expect([1, 3, -1].map(shots => check(during, { type: 'fire', shots }))).toEqual([null, 'too-many-shots', 'no-shots'])
    expect(decide(during, { type: 'fire', shots: 2 }).next()).toEqual({ done: true, value: [{ type: 'fired', shots: 2 }] })
  })
  it('are carried out in spite of what the GM overrules, which is never a firm refusal', () => {
    expect(check(during, { type: 'fire', shots: 3 }, ['too-many-shots'])).toBeNull()
    expect([canForce('too-many-shots'), canForce('no-shots'), canForce('not-begun')]).toEqual([true, false, false])
  })
  it('wait for the battle to begin, and end with it', () => {
    const fire: Command = { type: 'fire', shots: 1 }
    expect([before, during, after].map(state => check(state, fire))).toEqual(['not-begun', null, 'battle-over'])
    expect([check(before, { type: 'beginBattle' }), check(after, { type: 'resume' })]).toEqual([null, null])
  })
  it('are all there: one of no row is a fault of ours', () => {
    const unknown = { type: 'constructor' } as unknown as Command
    expect(() => check(during, unknown)).toThrow('command constructor')
  })
})

function* checkFire(shots: number): RefusalCheck<'too-many-shots', 'no-shots'> {
  if (shots > 2) yield 'too-many-shots'
  return shots < 0 ? 'no-shots' : null
}

function* told<Event>(...events: readonly Event[]): Generator<never, readonly Event[]> {
  return events
}
