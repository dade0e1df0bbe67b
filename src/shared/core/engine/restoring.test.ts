import { describe, expect, it } from 'vitest'
import { xwing } from '../../systems/xwing'
import { EMPTY_BATTLE } from '../../systems/xwing/state'
import { isRestoring, restoredBy, type RestoreCommand } from './restoring'
import type { RuleSystem, Typed } from './rule-system'
import { submit } from './submit'

/** No game names the command among its own, so it is asked with types put aside. */
const rules = xwing as unknown as RuleSystem<unknown, Typed, Typed, string>
const state = { ...EMPTY_BATTLE, hasBegun: true, name: 'Kessar', round: 3 }
const command: RestoreCommand = { type: 'restoreBattle', format: 1, state }

describe('a battle that begins in the middle', () => {
  it('has the whole state as its only event, without dice', () => {
    const done = submit(rules, rules.initial, command, [])
    expect(done).toMatchObject({ kind: 'decided', events: [restoredBy(command)], asked: [], state })
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
    expect(isRestoring({ type: 'endBattle' })).toBe(false)
    expect(rules.check(rules.initial, { type: 'endBattle' })).toBe('not-begun')
  })
})
