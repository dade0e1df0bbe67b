import { describe, expect, it } from 'vitest'
import { endOfRound } from '../../../core/effects/clock'
import type { BattleState } from '../model/battle'
import type { SaEffect } from '../model/effects'
import { anArmada, battle } from '@kit/systems/starfinder-armada'
import { Pages } from './pages'

const start = battle(anArmada('a', [{ id: 'a1' }]), anArmada('b', [{ id: 'b1' }]))
const base = { cause: 'sa.cause.x', source: 'SA-109', ending: endOfRound(2), suspension: null }
const engines: SaEffect = {
  ...base,
  id: 'e1',
  kind: 'condition',
  targetId: 'a1',
  condition: 'engines',
  ability: null,
  strength: 1,
  byFleetId: null
}
const shaken: SaEffect = { ...base, id: 'e2', kind: 'morale', targetId: 'a1', level: 'shaken' }

const under = (...effects: readonly SaEffect[]): BattleState => ({ ...start, effects })

describe('the page of a fleet', () => {
  it('is the same in every battle in which the same lies on it, and another for anything else', () => {
    const pages = new Pages(2)
    const plain = pages.of(start, 0)
    const hit = pages.of(under(engines), 0)
    const both = pages.of(under(engines, shaken), 0)
    expect(new Set([plain, hit, both, pages.of(start, 1)]).size).toBe(4)
    expect(pages.of(under({ ...engines, id: 'e9', ending: endOfRound(7) }), 0)).toBe(hit)
    expect(pages.of(under({ ...engines, strength: 2 }), 0)).not.toBe(hit)
    expect(pages.of(under(), 0)).toBe(plain)
    expect(pages.of(under(engines, shaken), 0)).toBe(both)
  })

  it('tells who is touched', () => {
    const pages = new Pages(2)
    expect([0, 1].map(index => pages.isTouched(under(engines), index))).toEqual([true, false])
    expect(pages.isTouched(under(), 0)).toBe(false)
  })

  it('is missing under what no forecast brings: other effects, those held back, and those on no fleet', () => {
    const pages = new Pages(2)
    const modifier: SaEffect = { ...base, id: 'e3', kind: 'modifier', targetId: 'a1', stat: 'ac', value: 1, name: null }
    const heldBack: SaEffect = { ...engines, suspension: { cause: 'sa.cause.y', ending: endOfRound(2) } }
    for (const effect of [modifier, heldBack]) expect([0, 1].map(i => pages.of(under(effect, shaken), i) === null)).toEqual([true, false])
    expect([0, 1].map(i => pages.of(under({ ...shaken, targetId: 'nobody' }), i))).toEqual([null, null])
  })
})
