import { describe, expect, it } from 'vitest'
import { endOfRound } from '../../../core/effects/clock'
import { modifier, morale, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { BattleState } from '../model/battle'
import { after, anArmada, at, battleWith, f } from '@kit/systems/starfinder-armada'
import { moodBegun, moodEnded } from './mood'

const table = (rulings: BattleState['rulings'] = {}) =>
  at(battleWith(rulings, anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'resolution', 2)

describe('the mood of a fleet (SA-101, SA-102)', () => {
  it('takes the place of the one before, and of no other fleet\u2019s', () => {
    const shaken = withEffects(
      table(),
      morale('a', 'shaken'),
      { ...morale('x', 'shaken'), id: 'e-x' },
      { ...modifier('a', 'ac', 1), id: 'e-m' }
    )
    const state = after(shaken, ...moodBegun(shaken, f('a'), 'emboldened'))
    expect(state.effects.map(effect => (effect.kind === 'morale' ? `${effect.targetId} ${effect.level}` : effect.kind))).toEqual([
      'x shaken',
      'modifier',
      'a emboldened'
    ])
    expect(after(shaken, ...moodEnded(shaken, f('a'))).effects.map(effect => effect.id)).toEqual(['e-x', 'e-m'])
  })
  const PHASES = ['roundStart', 'engineering', 'helm', 'gunnery', 'resolution'] as const
  /** The round with which a mood gained in each phase of round 2 ends. */
  const lasts = (rulings: BattleState['rulings']) =>
    PHASES.map(phase =>
      moodBegun(at(table(rulings), phase, 2), f('a'), 'shaken').map(event => (event.type === 'effectBegun' ? event.effect.ending : null))
    )
  it('ends with the round, and one gained when the volley is applied with the next (sa.moraleDuration = asWritten, SA-Q07)', () => {
    const rounds = [2, 2, 2, 2, 3].map(round => [endOfRound(round)])
    expect(lasts({})).toEqual(rounds)
    expect(lasts({ 'sa.moraleDuration': 'asWritten' })).toEqual(rounds)
  })
  it('ends with the next round or with this one, whenever it was gained (sa.moraleDuration = endOfNextRound, sa.moraleDuration = endOfRound)', () => {
    expect(lasts({ 'sa.moraleDuration': 'endOfNextRound' })).toEqual(PHASES.map(() => [endOfRound(3)]))
    expect(lasts({ 'sa.moraleDuration': 'endOfRound' })).toEqual(PHASES.map(() => [endOfRound(2)]))
  })
})
