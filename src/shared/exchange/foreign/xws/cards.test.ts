import { describe, expect, it } from 'vitest'
import { cards, xwsId } from './cards'

const { pilots, upgrades, ships } = cards()
const all = [...pilots.values(), ...upgrades.values()]

describe('the table of cards', () => {
  it('has a name and an id of its own for each of some twelve hundred cards', () => {
    expect([pilots.size, upgrades.size, ships.size]).toEqual([693, 536, 90])
    for (const rows of [pilots, upgrades]) expect(new Set([...rows.values()].map(({ name }) => name)).size).toBe(rows.size)
    expect(all.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id))).toEqual([])
  })

  it('says nothing that a figure of a ship cannot be', () => {
    const odd = [...pilots.values()].filter(
      ({ initiative, force, agility, hull, shields, attacks }) =>
        ![initiative, force, agility, shields].every(value => Number.isInteger(value) && value >= 0 && value <= 9) ||
        !(hull >= 1 && hull <= 20) ||
        attacks.some(({ attack }) => attack > 5)
    )
    expect(odd).toEqual([])
    const weapons = [...upgrades.values()].flatMap(({ weapon }) => weapon ?? [])
    expect(weapons).toHaveLength(35)
    expect(weapons.filter(one => one.rangeMin > one.rangeMax || one.rangeMax > 3 || one.cost > one.charges)).toEqual([])
  })

  it('knows ships of one name by their ship, their set or their slot', () => {
    expect(pilots.get('garvendreis-t65xwing')).toMatchObject({
      name: 'Garven Dreis (T-65 X-wing)',
      initiative: 4,
      hull: 4,
      faction: 'rebelalliance'
    })
    expect(pilots.get('lukeskywalker-battleofyavin')).toMatchObject({ name: 'Luke Skywalker (Battle of Yavin)', force: 2 })
    expect(pilots.get('g4rgorvm')?.name).toBe('G4R-G0R V/M')
    expect(upgrades.get('hansolo-gunner')).toMatchObject({ name: 'Han Solo (gunner)', slot: 'gunner' })
    expect(upgrades.get('asajjventresscommand')).toMatchObject({ name: 'Asajj Ventress', adds: [['force', 1]] })
  })

  it('has figures of a pilot where they are not those of its ship', () => {
    expect(pilots.get('sigma4-battleofyavin')).toMatchObject({ attacks: [{ arc: 'front', attack: 3 }], agility: 3, hull: 4, shields: 0 })
  })

  it('has the weapon that an upgrade is, and what one adds', () => {
    expect(upgrades.get('protontorpedoes')?.weapon).toEqual({
      arc: 'front',
      attack: 4,
      rangeMin: 2,
      rangeMax: 3,
      isOrdnance: true,
      requires: ['lock'],
      charges: 2,
      cost: 1
    })
    expect(upgrades.get('delta7b')?.adds).toEqual([
      ['agility', -1],
      ['shields', 2],
      ['attack', 1]
    ])
  })
})

it('makes the id of a name as XWS does', () => {
  expect(xwsId('Ąé R2-D2 (“Ace”)')).toBe('aer2d2ace')
})
