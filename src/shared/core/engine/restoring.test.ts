import { describe, expect, it } from 'vitest'
import { asNamed } from '@kit/core/names'
import { aView } from '@kit/core/view'
import { isRestoring, restoredBy, restoring, stateFormatOf, type RestoreCommand } from './restoring'
import type { RuleSystem, Typed } from './rule-system'
import { submit } from './submit'

interface State {
  readonly hasBegun: boolean
  readonly name: string
}

/** A game without any command of its own. */
const bare: RuleSystem<State, Typed, Typed, 'not-begun' | 'already-begun'> = {
  id: 'bare',
  rulesVersion: 1,
  ...asNamed,
  initial: { hasBegun: false, name: '' },
  rulings: [],
  check: () => 'not-begun',
  canForce: () => false,
  *decide() {
    return []
  },
  knowsEvent: () => false,
  evolve: state => state,
  obligations: () => [],
  viewFor: ({ name }) => ({ ...aView(), name, round: { word: { key: 'view.round' }, number: 3 } }),
  describe: (_state, event) => ({ key: event.type }),
  describeCommand: (_state, command) => ({ key: command.type })
}
const rules = restoring(bare)
const state: State = { hasBegun: true, name: 'Kessar' }
const command: RestoreCommand = { type: 'restoreBattle', format: 1, state }

describe('a battle that begins in the middle', () => {
  it('has the whole state as its only event, without dice', () => {
    expect(submit(rules, rules.initial, command, [])).toMatchObject({ kind: 'decided', events: [restoredBy(command)], asked: [], state })
  })

  it('is refused where a battle has begun, and nobody can overrule that', () => {
    expect(submit(rules, state, command, [], ['already-begun'])).toEqual({ kind: 'refused', refusal: 'already-begun', canForce: false })
  })

  it('is known to the log, and told with its name and its moment', () => {
    expect(rules.knowsEvent('battleRestored')).toBe(true)
    expect(rules.describe(rules.initial, restoredBy(command))).toEqual({
      key: 'battle.restored.event',
      values: { name: 'Kessar', moment: { key: 'view.round' }, number: 3 }
    })
    expect(rules.describeCommand(rules.initial, command)).toEqual({ key: 'battle.restored.command' })
  })

  it('leaves every other command to the game', () => {
    const other = { type: 'endBattle' }
    expect([isRestoring(other), rules.knowsEvent('shipMoved'), rules.check(rules.initial, other)]).toEqual([false, false, 'not-begun'])
    expect([rules.evolve(state, other), rules.describe(state, other).key, rules.describeCommand(state, other).key]).toEqual([
      state,
      'endBattle',
      'endBattle'
    ])
  })
})

describe('a state of an earlier format', () => {
  /** Names were written in capitals in format 1, and had a stop behind them in format 2. */
  const stepped = restoring({
    ...bare,
    stateSteps: [
      written => ({ ...(written as State), name: (written as State).name.toLowerCase() }),
      written => ({ ...(written as State), name: (written as State).name.replace('.', '') })
    ]
  })
  const begins = (format: number, name: string): RestoreCommand => ({ type: 'restoreBattle', format, state: { hasBegun: true, name } })

  it.each([
    [1, 'KESSAR.'],
    [2, 'kessar.'],
    [3, 'kessar']
  ])('takes every step from %i on, and its event keeps what was printed', (format, name) => {
    const played = submit(stepped, stepped.initial, begins(format, name), [])
    expect(played).toMatchObject({ kind: 'decided', events: [{ format, state: { name } }], state: { hasBegun: true, name: 'kessar' } })
    expect(stepped.describe(stepped.initial, restoredBy(begins(format, name)))).toMatchObject({ values: { name: 'kessar' } })
  })

  it('counts formats by steps', () => {
    expect([stateFormatOf(rules), stateFormatOf(stepped)]).toEqual([1, 3])
  })
})
