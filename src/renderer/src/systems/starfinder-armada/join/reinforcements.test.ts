import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer } from '@kit/systems/starfinder-armada'
import { freshArmada, freshFleet } from './reinforcements'

const armada = anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('ann', 'admiral', 'a'), anOfficer('bo', 'commander', 'b')])
const counting = (): (() => string) => {
  let n = 0
  return () => `new${String((n += 1))}`
}

describe('armadas and fleets that come late', () => {
  it('bring new ids, and their officers stay aboard', () => {
    const fresh = freshArmada(armada, counting())
    const ids = [fresh.id, ...fresh.fleets.map(fleet => fleet.id), ...fresh.officers.map(officer => officer.id)]
    expect(new Set(ids).size).toBe(5)
    expect(ids.every(id => id.startsWith('new'))).toBe(true)
    expect(fresh.officers.map(officer => [officer.name, fresh.fleets.find(fleet => fleet.id === officer.fleetId)?.name])).toEqual([
      ['ann', 'a'],
      ['bo', 'b']
    ])
  })
  it('come with their own officers alone', () => {
    const [first] = armada.fleets
    const { fleet, officers } = freshFleet(armada, first as (typeof armada.fleets)[number], counting())
    expect([fleet.name, officers.map(officer => officer.name)]).toEqual(['a', ['ann']])
    expect(officers[0]?.fleetId).toBe(fleet.id)
  })
})
