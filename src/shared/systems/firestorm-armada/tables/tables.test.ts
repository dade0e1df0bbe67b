import { describe, expect, it } from 'vitest'
import { CRITICALS } from '../model/effects'
import { FACTIONS, MOUNTS, SHIP_CLASSES } from '../model/design'
import { CRITICAL_TABLE } from './damage'
import { FACTION_TRAITS } from './factions'
import { CARDLESS_CLASSES } from './limits'
import { SMALL_TARGETS, WEAPON_KINDS } from './shooting'

describe('the tables', () => {
  it('have a row for each faction, class and mount, and none more', () => {
    expect(Object.keys(FACTION_TRAITS)).toEqual([...FACTIONS])
    expect(Object.keys(SMALL_TARGETS)).toEqual([...SHIP_CLASSES])
    expect(Object.keys(WEAPON_KINDS)).toEqual([...MOUNTS])
    for (const one of CARDLESS_CLASSES) expect(SHIP_CLASSES).toContain(one)
  })
  it('have a critical for each sum of 2d6, and a sum for each critical', () => {
    expect(Object.keys(CRITICAL_TABLE).map(Number)).toEqual(Array.from({ length: 11 }, (_, i) => i + 2))
    expect(Object.values(CRITICAL_TABLE).map(row => row.critical)).toEqual([...CRITICALS])
  })
  it('make targets harder to hit from capital ships down, never easier', () => {
    const rows = Object.values(SMALL_TARGETS)
    expect([...rows].sort((a, b) => a - b)).toEqual(rows)
  })
})
