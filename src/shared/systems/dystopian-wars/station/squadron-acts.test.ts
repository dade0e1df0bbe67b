import { describe, expect, it } from 'vitest'
import { attack, attacksIn, duel, next, playAll, rolledFor, s } from '@kit/systems/dystopian-wars'
import type { BattleState } from '../model/battle'
import { dystopianStation } from './station'

const commands = (state: BattleState, squadron: string) =>
  dystopianStation.acts(state, [s(squadron)]).map(act => ({ ...act.commandOf({}), half: act.halvedOf?.({}) }))
/** Shields of `x`, which is shot at with so many hits. */
const shielded = (hits: number): BattleState => rolledFor(duel({ x: { shields: 2 } }), hits)

const keys = (state: BattleState, squadron: string): readonly string[] => dystopianStation.acts(state, [s(squadron)]).map(({ key }) => key)

describe('what a player may speak for', () => {
  it('is the squadrons of the own side', () => {
    expect(['A', 'B'].map(side => dystopianStation.claims(duel(), side).map(({ id }) => id))).toEqual([['ours'], ['theirs']])
  })
})

describe('what the player of a squadron may propose as attacks are declared', () => {
  it('is the attacks of its own units and wings, and none of others', () => {
    const combatants = keys(duel(), 'ours').map(key => key.split('/')[0])
    expect([...new Set(combatants)]).toEqual(['a', 'b', 'f', 'ours'])
    expect(keys(duel(), 'theirs')).toEqual([])
  })
  it('is at enemies, never at its own', () => {
    const targets = dystopianStation
      .acts(duel(), [s('ours')])
      .flatMap(({ fields }) => fields.flatMap(field => (field.kind === 'pick' ? field.options.map(({ value }) => value) : [])))
    expect([...new Set(targets)]).toEqual(['x', 'y', 'g'])
  })
  it('is a counter only of those who are shot at, at those who shoot', () => {
    const declared = playAll(duel({ a: { type: 'flying' } }), attack('a', 'x'), next)
    expect(declared.step).toBe('declareCounters')
    expect(keys(declared, 'ours')).toEqual([])
    expect(keys(declared, 'theirs')).toContain('x/counter/aa')
  })
})

describe('what the player of a squadron may propose as it is shot at', () => {
  it('is all of its shields, and to go on without them', () => {
    const state = shielded(3)
    expect(state.step).toBe('shields')
    expect(attacksIn(state)[0]?.hits).toBe(3)
    expect(commands(state, 'theirs')).toMatchObject([{ type: 'rollShields', shields: 2 }, { type: 'advanceStep' }])
    expect(commands(state, 'ours')).toEqual([])
  })
})

describe('what the player of a squadron may propose as its shot strikes', () => {
  it('is its damage, of which the game master may grant half, rounded down', () => {
    const state = rolledFor(duel(), 3)
    expect(state.step).toBe('damage')
    expect(commands(state, 'ours')).toEqual([
      {
        type: 'applyDamage',
        modifiers: [],
        half: { type: 'applyDamage', modifiers: [{ source: 'gm', side: 'defender', name: '', value: -2 }] }
      }
    ])
  })
})
