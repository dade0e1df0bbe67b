import { describe, expect, it } from 'vitest'
import type { DraftShip, DraftSquad, DraftWeapon } from '@shared/systems/xwing/model/squad'
import { sampleSquads } from '@shared/systems/xwing/samples/two-squads'
import { withPart } from '../../../builder/draft/roster-tree'
import { present } from '@shared/kernel/present'
import { squadEdits } from './squad-edits'
import { partsOf, shipAt } from './squad-parts'

let last = 0
const newId = (): string => `id${String((last += 1))}`
const [squad] = sampleSquads(newId)
const names = ({ ships }: DraftSquad): readonly string[] => ships.map(ship => ship.name)
const partAt = (index: number) => present(partsOf(squad)[index], String(index))
const context = { word: (key: string) => key, taken: names(squad), newId }

describe('edits of a squad', () => {
  const [kestrel, heron, wren] = [partAt(0), partAt(1), partAt(2)]

  it('add a ship after the selected one, or at the end', () => {
    const after = squadEdits.added(squad, 'ship', kestrel, context)
    expect(names(present(after, 'ship').roster)).toEqual(['Kestrel', 'xwBuilder.newShip', 'Heron', 'Wren'])
    expect(after?.roster.ships[1]?.id).toBe(after?.id)
    expect(squadEdits.added(squad, 'ship', null, context)?.roster.ships[3]?.name).toBe('xwBuilder.newShip')
  })
  it('add nothing to as many ships as the files accept', () => {
    const full = { ...squad, ships: Array.from({ length: 60 }, () => wren.ship) }
    expect([squadEdits.added(full, 'ship', null, context), squadEdits.duplicated(full, wren, context)]).toEqual([null, null])
  })
  it('take a ship away', () => {
    expect(names(squadEdits.removed(squad, heron))).toEqual(['Kestrel', 'Wren'])
  })
  it('move a ship, never beyond the ends', () => {
    expect(names(squadEdits.moved(squad, wren, -1))).toEqual(['Kestrel', 'Wren', 'Heron'])
    expect(squadEdits.moved(squad, wren, 1)).toBe(squad)
    expect(names(squadEdits.movedTo?.(squad, wren.id, 0) ?? squad)).toEqual(['Wren', 'Kestrel', 'Heron'])
  })
  it('change one ship, or one weapon wherever it is', () => {
    expect(withPart(squad, heron.ship.id, (ship: DraftShip) => ({ ...ship, hull: 9 })).ships.map(ship => ship.hull)).toEqual([4, 9, 3])
    const missiles = present(wren.ship.weapons[1], 'missiles')
    const changed = withPart(squad, missiles.id, (weapon: DraftWeapon) => ({ ...weapon, attack: 6 }))
    expect(changed.ships.flatMap(ship => ship.weapons.map(weapon => weapon.attack))).toEqual([3, 4, 2, 2, 2, 6])
  })
  it('find a ship by its id or by that of its weapon', () => {
    expect([shipAt(squad, heron.id)?.name, shipAt(squad, wren.ship.weapons[1]?.id ?? '')?.name, shipAt(squad, null)]).toEqual([
      'Heron',
      'Wren',
      undefined
    ])
  })
})
