import { describe, expect, it } from 'vitest'
import { starfinderArmada } from './index'
import { condition, withEffects } from '@kit/systems/starfinder-armada/conditions'
import { anArmada, anOfficer, at, battle, having, play, f } from '@kit/systems/starfinder-armada'

const table = having(
  at(
    battle(
      anArmada('us', [{ id: 'a' }]),
      anArmada(
        'them',
        [{ id: 'x', abilities: ['emp'] }, { id: 'secret' }],
        [anOfficer('Hask', 'admiral', 'x'), anOfficer('Vane', 'commander', 'secret')]
      )
    ),
    'helm'
  ),
  'x',
  { hp: 9, sp: 7 }
)
const ours = (state = table) => starfinderArmada.viewFor(state, { kind: 'side', sideId: 'A' })

describe('what a player may know of a fleet (SA-074)', () => {
  it('is words and quarters before a scan', () => {
    expect(ours().fleets.find(fleet => fleet.id === 'x')).toMatchObject({
      hullQuarters: 2,
      shieldQuarters: 4,
      statistics: null,
      abilities: null,
      officers: null
    })
  })
  it('grows with the scan: statistics, then abilities, then officers', () => {
    const scanned = (level: number) =>
      ours(play(table, { type: 'setScan', sideId: 'A', fleetId: f('x'), level })).fleets.find(fleet => fleet.id === 'x')
    expect(scanned(1)).toMatchObject({
      statistics: {
        fleetClass: 'destroyer',
        size: 'medium',
        tier: 5,
        speedHexes: 5,
        manoeuvrability: 'good',
        damage: { count: 2, sides: 8 },
        hp: 9,
        hpMax: 21,
        sp: 7,
        spMax: 7
      },
      abilities: null,
      strongAgainst: null,
      weakAgainst: null,
      officers: null
    })
    expect(scanned(2)).toMatchObject({ abilities: ['emp'], strongAgainst: 'fighter', weakAgainst: 'capital', officers: null })
    expect(scanned(3)).toMatchObject({ officers: [{ name: 'Hask', role: 'admiral' }] })
  })
  it('shows the speed of the moment (SA-013, SA-109)', () => {
    const scanned = play(table, { type: 'setScan', sideId: 'A', fleetId: f('x'), level: 1 })
    const hit = ours(withEffects(scanned, condition('x', 'engines')))
    expect(hit.fleets.find(fleet => fleet.id === 'x')?.statistics?.speedHexes).toBe(4)
  })
  it('is everything of the own side', () => {
    expect(ours().fleets.find(fleet => fleet.id === 'a')).toMatchObject({ statistics: { hp: 21 }, abilities: [], officers: [] })
  })
  it('is nothing of a hidden fleet: neither id, name nor a gap', () => {
    const hidden = having(table, 'secret', { isHidden: true })
    expect(JSON.stringify(ours(hidden))).not.toContain('secret')
    expect(ours(having(hidden, 'x', { isHidden: true })).armadas.map(armada => armada.id)).toEqual(['us'])
    expect(ours(hidden).armadas.map(armada => armada.id)).toEqual(['us', 'them'])
    const first = having(table, 'x', { isHidden: true })
    expect(ours(first).fleets.map(fleet => [fleet.id, fleet.number])).toEqual([
      ['a', 1],
      ['secret', 1]
    ])
    expect(JSON.stringify(starfinderArmada.viewFor(hidden, { kind: 'side', sideId: 'B' }))).toContain('secret')
    expect(JSON.stringify(starfinderArmada.viewFor(hidden, { kind: 'gm' }))).toContain('secret')
  })
})
