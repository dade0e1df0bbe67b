import { describe, expect, it } from 'vitest'
import { duel, having } from '@kit/systems/firestorm-armada'
import { standsOf } from './stands-of'

const keys = (name: string, state = duel()): readonly string[] => standsOf(state, name).map(({ key }) => key)

describe('how a ship stands, for whoever hears the battle', () => {
  it('is the figures of its card, whether it has moved and fired, and what lies on it', () => {
    expect(keys('a', having(duel(), 'a', { hasRammed: true }))).toEqual([
      ...['crew', 'assault', 'pointDefence', 'shields', 'movement', 'damageRating', 'criticalRating'].map(one => `faTable.stands.${one}`),
      'battle.strip.pending',
      'battle.strip.notFired',
      'faTable.chip.rammed'
    ])
  })
  it('is its mines, its special rules and the boarders that are gone', () => {
    const told = keys('a', having(duel(), 'a', { mines: 4, specialRules: 'Retro-thrusters', hasBoarded: true }))
    expect(told).toEqual(expect.arrayContaining(['faTable.stands.hasBoarded', 'fa.mines', 'faTable.stands.rules']))
  })
  it('leaves out ratings that are not known, and is nothing of a ship that is out', () => {
    expect(keys('a', having(duel(), 'a', { damageRating: null }))).not.toContain('faTable.stands.damageRating')
    expect(keys('a', having(duel(), 'a', { status: 'destroyed' }))).toEqual([])
  })
})
