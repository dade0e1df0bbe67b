import { describe, expect, it } from 'vitest'
import { sampleFleets } from '@shared/systems/petit-wargame/samples/two-fleets'
import type { DraftShip } from '@shared/systems/petit-wargame/model/design'
import { figureSums } from './figure-sums'

let last = 0
const ships = sampleFleets(() => `id${String((last += 1))}`)[0].squadrons.flatMap(squadron => squadron.ships)
const cruiser = ships.find(ship => ship.name === 'Steadfast') as DraftShip

describe('the seven values of a ship and why (PW-005, PW-013 to PW-024)', () => {
  const sums = figureSums(cruiser)

  it('are its cost, movement and manoeuvre points', () => {
    expect([sums.cost.total, sums.pd.total, sums.pm.total]).toEqual([30, 4, 4])
    expect(sums.cost.parts.map(part => [part.label, part.source])).toEqual([['pw.size.medium', 'PW-005']])
  })
  it('are the ranges of its weapons and its defences, sector by sector', () => {
    expect(sums.weapons.map(({ sector, entries }) => [sector, ...entries.map(one => `${one.element}${String(one.sum.total)}`)])).toEqual([
      ['front', 'C4'],
      ['right', 'D2'],
      ['left', 'D2']
    ])
    expect(sums.defences.map(({ sector, entries }) => [sector, ...entries.map(one => one.element)])).toEqual([
      ['front', 'a', 'd'],
      ['rear', 'b', 'e'],
      ['right', 'a', 'c'],
      ['left', 'c', 'f']
    ])
  })
  it('are the ranges of its detectors and its countermeasures, wherever they stand', () => {
    expect(sums.detectors.flatMap(({ entries }) => entries.map(one => [one.element, one.sum.total]))).toEqual([
      ['W', 2],
      ['Y', 2]
    ])
    expect(sums.countermeasures.flatMap(({ entries }) => entries.map(one => [one.element, one.sum.parts.map(part => part.label)]))).toEqual(
      [
        ['y', ['pw.part.top']],
        ['z', ['pw.part.bottom']]
      ]
    )
  })
})
