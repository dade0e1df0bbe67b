import { describe, expect, it } from 'vitest'
import { endOfRound } from '../../../../core/effects/clock'
import { anArmada, anOfficer, at, battle, f, o } from '@kit/systems/starfinder-armada'
import { isClosedToOthers, isScrambled } from './scramble'
import { withEffects } from '@kit/systems/starfinder-armada/conditions'

const start = battle(
  anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Cas', 'chiefCaster', 'a'), anOfficer('Eng', 'chiefEngineer', 'a')]),
  anArmada('them', [{ id: 'x' }])
)
const scrambled = (victimId: string | null) =>
  withEffects(start, {
    id: 'e1',
    kind: 'scramble',
    officerId: o('Scrambler'),
    targetId: 'a',
    victimId: victimId === null ? null : o(victimId),
    round: 2,
    cause: 'sa.cause.scramble',
    source: 'SA-072',
    ending: endOfRound(2),
    suspension: null
  })

describe('a scrambled officer (SA-072)', () => {
  it('is cut off in that round alone', () => {
    const cutOff = [1, 2, 3].map(round => isScrambled(at(scrambled('Cas'), 'helm', round), o('Cas')))
    expect(cutOff).toEqual([false, true, false])
  })
  it('is the one who was named, or nobody', () => {
    expect(isScrambled(at(scrambled('Cas'), 'helm', 2), o('Eng'))).toBe(false)
    expect(isScrambled(at(scrambled(null), 'helm', 2), o('Cas'))).toBe(false)
  })
})

describe('a scrambled fleet (SA-072)', () => {
  it('is closed to officers of other fleets in that round alone, whoever was cut off', () => {
    for (const victim of ['Cas', null]) {
      const closed = [1, 2, 3].map(round => isClosedToOthers(at(scrambled(victim), 'gunnery', round), f('a')))
      expect(closed).toEqual([false, true, false])
    }
    expect(isClosedToOthers(at(scrambled('Cas'), 'gunnery', 2), f('b'))).toBe(false)
  })
})
