import { describe, expect, it } from 'vitest'
import { aShip } from '@kit/systems/petit-wargame'
import {
  countermeasuresOf,
  defencesIn,
  detectorRange,
  manoeuvrePoints,
  movementPoints,
  shipFigures,
  weaponRange,
  weaponsIn
} from './ship-figures'

describe('engines (PW-013, PW-014, PW-015)', () => {
  const ship = aShip('s', { rear: '++', right: '++', bottom: '+' })
  it('give 2 movement and 3 manoeuvre points in the worked example', () => {
    expect([movementPoints(ship).total, manoeuvrePoints(ship).total]).toEqual([2, 3])
  })
  it('are told sector by sector', () => {
    expect(manoeuvrePoints(ship).parts.map(part => [part.label, part.value])).toEqual([
      ['pw.part.right', 2],
      ['pw.part.bottom', 1]
    ])
  })
})

describe('weapons and defences (PW-016, PW-017, PW-018, PW-020)', () => {
  const ship = aShip('s', { right: 'AAAc', left: 'BB', bottom: 'cd' })
  it('have the range of their number in one sector: 3 right and 2 left in the worked example', () => {
    expect([weaponRange(ship, 'right', 'A'), weaponRange(ship, 'left', 'B'), weaponRange(ship, 'left', 'A')]).toEqual([3, 2, 0])
    expect([weaponsIn(ship, 'right'), weaponsIn(ship, 'left'), weaponsIn(ship, 'front')]).toEqual([['A'], ['B'], []])
  })
  it('defend their own sector', () => {
    expect([defencesIn(ship, 'right'), defencesIn(ship, 'bottom'), defencesIn(ship, 'left')]).toEqual([['c'], ['c', 'd'], []])
  })
})

describe('detectors and countermeasures (PW-022, PW-023, PW-024)', () => {
  const ship = aShip('s', { front: 'WW', left: 'Wx', top: 'z' })
  it('have the range of their number aboard: 3 in the worked example', () => {
    expect(detectorRange(ship, 'W')).toMatchObject({ total: 3, parts: [{ label: 'pw.part.front', value: 2 }, { value: 1 }] })
    expect(detectorRange(ship, 'X').total).toBe(0)
  })
  it('are found wherever they are', () => {
    expect(countermeasuresOf(ship)).toEqual(['x', 'z'])
  })
})

describe('the seven values of a ship (PW-005, PW-012)', () => {
  it('are its cost, points, weapons, defences, detectors and countermeasures', () => {
    expect(shipFigures({ ...aShip('s', { front: 'AAaW', rear: '+', top: '+w' }), size: 'large' })).toEqual({
      costPoints: 50,
      pd: 1,
      pm: 1,
      weapons: [{ sector: 'front', weapon: 'A', range: 2 }],
      defences: [{ sector: 'front', defence: 'a' }],
      detectors: [{ detector: 'W', range: 1 }],
      countermeasures: ['w']
    })
  })
})
