import { describe, expect, it } from 'vitest'
import { evolve } from './index'
import { evolveInPlace, type OwnBattle } from '../forecast/evolve-in-place'
import type { MoraleResult } from '../derive/checks/morale'
import { anArmada, battle, f, fleetIn } from '@kit/systems/starfinder-armada'

/** Events that say otherwise than today's rules would: a battle keeps what it was told. */
describe('a battle believes its events on who has passed a morale check (SA-105)', () => {
  const table = battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }]))
  const told = (result: MoraleResult, total: number) =>
    ({ type: 'moraleChecked', fleetId: f('a'), natural: 9, total, dc: 12, result }) as const
  const own = (): OwnBattle => ({ ...table, fleets: table.fleets.map(fleet => ({ ...fleet })), volley: [] })

  it.each([
    ['emboldened', 5, table.round],
    ['unaffected', 11, table.round],
    ['shaken', 12, null],
    ['routed', 20, null]
  ] as const)('%s with %i against 12', (result, total, passedIn) => {
    expect(fleetIn(evolve(table, told(result, total)), 'a').moralePassedInRound).toBe(passedIn)
    expect(evolveInPlace(own(), told(result, total)).fleets[0]?.moralePassedInRound).toBe(passedIn)
  })
})
