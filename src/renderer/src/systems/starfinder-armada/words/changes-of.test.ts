import { describe, expect, it } from 'vitest'
import { anArmada, at, attack, battle, f, play } from '@kit/systems/starfinder-armada'
import { changesOf } from './changes-of'

const start = at(battle(anArmada('us', [{ id: 'hawk' }]), anArmada('them', [{ id: 'crow' }])), 'gunnery')
const corrected = (correction: object) => changesOf(start, { type: 'fleetCorrected', fleetId: f('hawk'), correction, reason: '' } as never)

describe('what a correction changed', () => {
  it('is the old value and the new one', () => {
    expect(corrected({ hp: 9 })).toMatchObject([{ from: 21, to: 9 }])
  })

  it('names each value when several changed', () => {
    expect(corrected({ hp: 9, sp: 0 }).map(change => change.label.key)).toEqual(['sa.unit.hp', 'sa.unit.sp'])
  })

  it('says a status in words', () => {
    expect(corrected({ status: 'disabled' })).toMatchObject([{ from: { key: 'sa.status.active' }, to: { key: 'sa.status.disabled' } }])
  })

  it('is the damage of a corrected attack', () => {
    const staged = play(start, attack('hawk', 'crow'), [20], [3, 4])
    const event = { type: 'attackCorrected', attackId: staged.volley[0]?.id, correction: { damage: 5 }, reason: '' } as never
    expect(changesOf(staged, event)).toMatchObject([{ from: 7, to: 5 }])
  })

  it('is nothing for any other event', () => {
    expect(changesOf(start, { type: 'volleyResolved' })).toEqual([])
  })
})
