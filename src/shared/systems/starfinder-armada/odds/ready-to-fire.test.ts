import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer, at, attack, battle, having, o, play } from '@kit/systems/starfinder-armada'
import { othersToFire } from './ready-to-fire'

const start = at(
  battle(
    anArmada(
      'a',
      [
        { id: 'a1', fleetClass: 'capital', abilities: ['superweapon'] },
        { id: 'a2', fleetClass: 'capital' },
        { id: 'a3', fleetClass: 'fighter' },
        { id: 'a4', abilities: ['array'] }
      ],
      [anOfficer('x', 'chiefTechnician', 'a1')]
    ),
    anArmada('b', [{ id: 'b1' }, { id: 'b2' }])
  ),
  'gunnery'
)
const shooters = (state: typeof start, hexes: number): readonly string[] =>
  othersToFire(state, attack('a1', 'b1', { rangeHexes: hexes })).map(shot => shot.attackerId)

describe('who else may fire at the target (SA-083, SA-092)', () => {
  it('is every other fleet of the side that reaches it', () => {
    expect(shooters(start, 3)).toEqual(['a2', 'a3', 'a4'])
    expect(shooters(start, 11)).toEqual(['a2', 'a4'])
    expect(shooters(start, 99)).toEqual([])
  })
  it('is nobody of a third side, though it may fire at the target too', () => {
    const three = at(
      battle(anArmada('a', [{ id: 'a1' }, { id: 'a2' }]), anArmada('b', [{ id: 'b1' }]), anArmada('c', [{ id: 'c1' }])),
      'gunnery'
    )
    expect(shooters(three, 1)).toEqual(['a2'])
  })
  it('leaves out who has fired or fights no more', () => {
    const fired = play(start, attack('a2', 'b2'), [1])
    expect(shooters(having(fired, 'a3', { status: 'disabled' }), 3)).toEqual(['a4'])
  })
  it('keeps an array that has a target left, with the number it declared (SA-034)', () => {
    const declared = play(start, attack('a4', 'b2', { arrayTargets: 2 }), [1])
    expect(othersToFire(declared, attack('a1', 'b1')).find(shot => shot.attackerId === 'a4')?.arrayTargets).toBe(2)
  })
  it('fires plainly, from where the attack was measured', () => {
    const special = attack('a1', 'b1', { usesSuperweapon: true, resolveOfficerId: o('x'), gmCheck: 3, gmAc: -1, isFromFrontArc: true })
    expect(othersToFire(start, special)[0]).toEqual({ ...attack('a2', 'b1'), gmAc: -1, isFromFrontArc: true })
  })
})
