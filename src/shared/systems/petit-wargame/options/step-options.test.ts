import { describe, expect, it } from 'vitest'
import { at, duel, equipped, havingShip, next, play, shipIn } from '@kit/systems/petit-wargame'
import { stepOptions } from './step-options'

describe('where a ship may step (PW-041, PW-042)', () => {
  const state = equipped(play(duel(), next), 'a', { rear: '+', top: '+' })
  it('is 26 neighbours with their cost and the reason against them', () => {
    const options = stepOptions(state, shipIn(state, 'a'))
    expect(options).toHaveLength(26)
    expect(options.filter(one => one.refusal === null)).toHaveLength(18)
    expect(options.filter(one => one.pm === 2).map(one => one.refusal)).toEqual(Array.from({ length: 8 }, () => 'no-manoeuvre-points'))
  })
  it('is fewer at the edge of the map', () => {
    const corner = havingShip(state, 'a', { position: at(0, 0, 29) })
    expect(stepOptions(corner, shipIn(corner, 'a'))).toHaveLength(7)
    expect(stepOptions(state, { ...shipIn(state, 'a'), position: null })).toEqual([])
  })
})
