import { describe, expect, it } from 'vitest'
import { ranksAs, type DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import { validateArmada } from '@shared/systems/starfinder-armada/validate/validate-armada'
import { withPart } from '../../../builder/draft/roster-tree'
import { builder } from './armada-builder'
import { partsOf } from './armada-parts'
import { freeRole, inRole, newFleet, newOfficer, removeFleet, toggleAbility } from './armada-edits'

describe('edits of an armada', () => {
  it('make the first new fleet the flagship, and no other', () => {
    const empty: DraftArmada = { ...sample(), fleets: [], officers: [] }
    const first = newFleet(empty, 'First', counter())
    expect(first.abilities).toEqual(['flagship'])
    expect(newFleet({ ...empty, fleets: [first] }, 'Second', counter()).abilities).toEqual([])
  })
  it('put a copy right after its original, with an id of its own and without the flagship ability', () => {
    const armada = sample()
    const original = armada.fleets[0] ?? fail()
    const part = partsOf(armada)[0] ?? fail()
    const copied =
      builder.edits.duplicated(armada, part, { word: key => key, taken: [original.name], newId: counter('c') })?.roster ?? fail()
    expect(copied.fleets[1]).toMatchObject({ name: `${original.name} 2`, id: 'c1', tier: original.tier })
    expect(copied.fleets[1]?.abilities).not.toContain('flagship')
  })
  it('take the officers away with their fleet', () => {
    const armada = sample()
    const aboard = armada.officers[0] ?? fail()
    const after = removeFleet(armada, aboard.fleetId)
    expect(after.fleets).toHaveLength(armada.fleets.length - 1)
    expect(after.officers.some(officer => officer.fleetId === aboard.fleetId)).toBe(false)
  })
  it('move a fleet to another place and stop at the ends', () => {
    const armada = sample()
    const ids = armada.fleets.map(fleet => fleet.id)
    const [a, b, c, ...others] = ids
    const moved = (id: string, to: number): DraftArmada => builder.edits.movedTo?.(armada, id, to) ?? fail()
    expect(moved(a ?? fail(), 2).fleets.map(fleet => fleet.id)).toEqual([b, c, a, ...others])
    expect(moved(a ?? fail(), 99).fleets.map(fleet => fleet.id)).toEqual([b, c, ...others, a])
    expect(moved(a ?? fail(), -1)).toBe(armada)
    expect(moved('gone', 1)).toBe(armada)
  })
  it('add an ability and take it away again', () => {
    const armada = sample()
    const id = armada.fleets[1]?.id ?? fail()
    const added = toggleAbility(armada, id, 'emp')
    expect(added.fleets[1]?.abilities).toContain('emp')
    expect(toggleAbility(added, id, 'emp')).toEqual(armada)
  })
  it('give a new officer a role that breaks no rule', () => {
    const armada = sample()
    for (const fleet of armada.fleets) {
      const after = { ...armada, officers: [...armada.officers, newOfficer(armada, fleet.id, 'New', counter('o'))] }
      expect(validateArmada(after, {}).problems, fleet.name).toEqual([])
    }
  })
  it('find no free role once every role is aboard', () => {
    const armada = sample()
    const id = armada.fleets[0]?.id ?? fail()
    const makeId = counter('o')
    let full = armada
    while (freeRole(full, id) !== undefined) full = { ...full, officers: [...full.officers, newOfficer(full, id, 'One', makeId)] }
    expect(new Set(full.officers.filter(officer => officer.fleetId === id).map(officer => officer.role)).size).toBe(5)
  })
  it('take the ranks typed along into a role for which none are written down, and leave the others (SA-048, SA-053)', () => {
    const one = { ...(sample().officers[0] ?? fail()), role: 'admiral' as const, ranks: { ...ranksAs('admiral', 6), chiefCaster: 3 } }
    expect(inRole(one, 'commander')).toEqual({ role: 'commander', ranks: { ...ranksAs('commander', 6), chiefCaster: 3 } })
    expect(inRole(one, 'chiefCaster')).toEqual({ role: 'chiefCaster' })
    expect(inRole(one, 'admiral')).toEqual({ role: 'admiral' })
  })
  it('change one fleet only', () => {
    const armada = sample()
    const id = armada.fleets[2]?.id ?? fail()
    const changed = withPart(armada, id, fleet => ({ ...fleet, tier: 1 }))
    expect(changed.fleets.filter((fleet, index) => fleet !== armada.fleets[index])).toEqual([{ ...armada.fleets[2], tier: 1 }])
  })
})

function sample(): DraftArmada {
  return sampleArmadas(counter())[0]
}

function counter(prefix = 'id'): () => string {
  let last = 0
  return () => `${prefix}${String((last += 1))}`
}

function fail(): never {
  throw new Error('the sample has fewer parts than this test needs')
}
