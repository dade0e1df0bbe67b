import { describe, expect, it } from 'vitest'
import { anArmada, at, battle, fleetIn, having } from '@kit/systems/starfinder-armada'
import { condition, withEffects } from '@kit/systems/starfinder-armada/conditions'
import { abilitiesOf } from './ability-marks'

const state = at(
  battle(
    anArmada('us', [
      { id: 'hawk', fleetClass: 'capital', abilities: ['flagship', 'emp', 'superweapon'] },
      { id: 'reef', abilities: ['gravityMines'] }
    ]),
    anArmada('them', [{ id: 'crow' }])
  ),
  'gunnery'
)
const marks = (of: typeof state, id: string): readonly string[] =>
  abilitiesOf(of, fleetIn(of, id)).map(mark => `${mark.id}${mark.isSpent ? ', spent' : ''}`)

describe('the marks of what a fleet can do', () => {
  it('are its abilities, without the flagship, whose star stands already', () => {
    expect([marks(state, 'hawk'), marks(state, 'reef'), marks(state, 'crow')]).toEqual([['superweapon', 'emp'], ['gravityMines'], []])
  })
  it('are struck out while they cannot be used', () => {
    expect(marks(having(state, 'hawk', { superweaponReadyRound: 3 }), 'hawk')).toEqual(['superweapon, spent', 'emp'])
    expect(marks(having(state, 'reef', { hasLaidMines: true }), 'reef')).toEqual(['gravityMines, spent'])
    expect(marks(withEffects(state, condition('hawk', 'auxiliarySystem', 'emp')), 'hawk')).toEqual(['superweapon', 'emp, spent'])
  })
})
