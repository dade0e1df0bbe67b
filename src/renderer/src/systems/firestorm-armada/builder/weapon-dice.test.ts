import { describe, expect, it } from 'vitest'
import type { DraftWeapon } from '@shared/systems/firestorm-armada/model/design'
import { diceLine, withBand } from './weapon-dice'

const gun = (...dice: readonly number[]): DraftWeapon => ({ id: 'w1', name: 'Gun', mount: 'fore', dice })

describe('the dice of a weapon by range band (FA-Q13)', () => {
  it('take a number at a band, and none at the bands passed over', () => {
    expect(withBand(gun(6), 2, 4)).toEqual([6, 0, 4])
    expect(withBand(gun(6, 5, 4), 1, 7)).toEqual([6, 7, 4])
  })
  it('lose bands from the far end, and keep at least the nearest', () => {
    expect(withBand(gun(6, 5), 1, null)).toEqual([6])
    expect(withBand(gun(6, 5), 0, null)).toEqual([0, 5])
    expect(withBand(gun(6), 0, null)).toEqual([0])
  })
  it('read as they stand on the card', () => {
    expect(diceLine(gun(6, 8, 5, 0))).toBe('6/8/5/–')
  })
})
