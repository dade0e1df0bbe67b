import { describe, expect, it } from 'vitest'
import type { DraftShip, DraftSquad } from '@shared/systems/xwing/model/squad'
import { sampleSquads } from '@shared/systems/xwing/samples/two-squads'
import { NO_TOKENS } from '@shared/systems/xwing/state'
import { fireByRange } from './fire-by-range'

let last = 0
const [ours, theirs] = sampleSquads(() => `id${String((last += 1))}`)
const alone = (name: string, change: Partial<DraftShip> = {}): DraftSquad => ({
  ...ours,
  ships: ours.ships.filter(ship => ship.name === name).map(ship => ({ ...ship, ...change }))
})
/** Never evades, so that what is rolled is dealt. */
const still: DraftSquad = { ...theirs, ships: theirs.ships.slice(0, 1).map(ship => ({ ...ship, agility: 0, tokens: NO_TOKENS })) }
const fire = (squad: DraftSquad, rulings = {}) => {
  const [target] = still.ships
  return target === undefined ? [] : fireByRange(squad, still, target.id, rulings).map(row => [row.ships, row.expectedDamage])
}

describe('weight of fire by range (XW-008, XW-011, XW-017, XW-035)', () => {
  // Half the faces of an attack die are hits or criticals.
  it('counts the dice of the range, the bonus of range 1 and the evades of range 3', () => {
    // Two dice, three faces of eight of the defense die of range 3 are evades.
    expect(fire(alone('Heron')).slice(0, 3)).toEqual([
      [1, 1],
      [1, 1.5],
      [1, 1]
    ])
    expect(fire(alone('Heron'))[3]?.[1]).toBeCloseTo(1 - (3 / 8) * (3 / 4), 10)
  })
  it('takes the best weapon that reaches, ordnance without a bonus', () => {
    expect(fire(alone('Kestrel'))).toEqual([
      [1, 1.5],
      [1, 2],
      [1, 2],
      [1, 2]
    ])
  })
  it('counts the tokens a ship starts with', () => {
    expect(fire(alone('Heron', { tokens: { ...NO_TOKENS, focus: 1 } }))[2]).toEqual([1, 1.5])
  })
  it('has not what the attack costs', () => {
    const lance = theirs.ships.flatMap(ship => ship.weapons).filter(weapon => weapon.name === 'Spinal lance')
    const bearing = (focus: number) => alone('Heron', { weapons: lance, tokens: { ...NO_TOKENS, focus } })
    expect([fire(bearing(0))[2], fire(bearing(1))[2], fire(bearing(2))[2]]).toEqual([
      [1, 2.5],
      [1, 2.5],
      [1, 3.75]
    ])
  })
  it('leaves out whoever cannot reach, and range 0 where the edition knows none', () => {
    expect(fire(alone('Heron'), { 'xw.edition': 'original' })[0]).toEqual([0, 0])
    expect(fire(alone('Heron', { weapons: [] }))).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0]
    ])
  })
  it('adds up the ships', () => {
    expect(fire(ours)[2]?.[0]).toBe(3)
    expect(fire(ours)[2]?.[1]).toBeCloseTo(2 + 1 + 1.5, 10)
  })
})
