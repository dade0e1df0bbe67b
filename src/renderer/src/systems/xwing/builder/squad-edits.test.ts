import { describe, expect, it } from 'vitest'
import type { DraftSquad } from '@shared/systems/xwing/model/squad'
import { sampleSquads } from '@shared/systems/xwing/samples/two-squads'
import { insertShip, moveShip, removeShip, shipAt, withShip, withWeapon } from './squad-edits'

let last = 0
const [squad] = sampleSquads(() => `id${String((last += 1))}`)
const [kestrel, heron, wren] = squad.ships
const names = ({ ships }: DraftSquad): readonly string[] => ships.map(ship => ship.name)

describe('edits of a squad', () => {
  if (kestrel === undefined || heron === undefined || wren === undefined) throw new Error('The sample has three ships')
  const rook = { ...wren, id: `${wren.id}x` as typeof wren.id, name: 'Rook' }

  it('put a ship after another, or at the end', () => {
    expect(names(insertShip(squad, rook, kestrel.id))).toEqual(['Kestrel', 'Rook', 'Heron', 'Wren'])
    expect(names(insertShip(squad, rook, null))).toEqual(['Kestrel', 'Heron', 'Wren', 'Rook'])
  })
  it('take a ship away', () => {
    expect(names(removeShip(squad, heron.id))).toEqual(['Kestrel', 'Wren'])
  })
  it('move a ship, never beyond the ends', () => {
    expect(names(moveShip(squad, wren.id, 0))).toEqual(['Wren', 'Kestrel', 'Heron'])
    expect(names(moveShip(squad, kestrel.id, 9))).toEqual(['Heron', 'Wren', 'Kestrel'])
    expect(moveShip(squad, kestrel.id, 0)).toBe(squad)
    expect(moveShip(squad, rook.id, 0)).toBe(squad)
  })
  it('change one ship, or one weapon wherever it is', () => {
    expect(withShip(squad, heron.id, ship => ({ ...ship, hull: 9 })).ships.map(ship => ship.hull)).toEqual([4, 9, 3])
    const [, missiles] = wren.weapons
    if (missiles === undefined) throw new Error('Wren has missiles')
    const changed = withWeapon(squad, missiles.id, weapon => ({ ...weapon, attack: 6 }))
    expect(changed.ships.flatMap(ship => ship.weapons.map(weapon => weapon.attack))).toEqual([3, 4, 2, 2, 2, 6])
  })
  it('find a ship by its id or by that of its weapon', () => {
    expect([shipAt(squad, heron.id)?.name, shipAt(squad, wren.weapons[1]?.id ?? '')?.name, shipAt(squad, null)]).toEqual([
      'Heron',
      'Wren',
      undefined
    ])
  })
})
