import type { Ability, DraftArmada, DraftFleet, DraftOfficer, FleetId, Role } from '@shared/systems/starfinder-armada/model/design'
import { ROLES, fleetId, officerId, ranksAs, ranksIn } from '@shared/systems/starfinder-armada/model/design'
import { withoutPart, withPart } from '../../../builder/draft/roster-tree'

/** Maximum number of fleets per armada in the schema. */
export const FLEETS_MAX = 60
/** Maximum number of officers per armada in the schema. */
export const OFFICERS_MAX = 120

/** A small destroyer fleet of the armada's tier; the first one is the flagship. */
export function newFleet(armada: DraftArmada, name: string, newId: () => string): DraftFleet {
  return {
    id: fleetId(newId()),
    name,
    tier: armada.tier,
    size: 'small',
    fleetClass: 'destroyer',
    abilities: armada.fleets.some(fleet => fleet.abilities.includes('flagship')) ? [] : ['flagship']
  }
}

export function withoutFlagship(fleet: DraftFleet): DraftFleet {
  return { ...fleet, abilities: fleet.abilities.filter(ability => ability !== 'flagship') }
}

/** Removes a fleet and the officers aboard. */
export function removeFleet(armada: DraftArmada, id: FleetId): DraftArmada {
  return { ...withoutPart(armada, id), officers: armada.officers.filter(officer => officer.fleetId !== id) }
}

/** Adds the ability, or removes it if present. */
export function toggleAbility(armada: DraftArmada, id: FleetId, ability: Ability): DraftArmada {
  return withPart(armada, id, (fleet: DraftFleet) => {
    const others = fleet.abilities.filter(one => one !== ability)
    return { ...fleet, abilities: fleet.abilities.includes(ability) ? others : [...others, ability] }
  })
}

/** A free role aboard the fleet; admiral only if the armada has none. Undefined when all are taken. */
export function freeRole(armada: DraftArmada, id: FleetId): Role | undefined {
  const hasAdmiral = armada.officers.some(officer => officer.role === 'admiral')
  const taken = armada.officers.filter(officer => officer.fleetId === id).map(officer => officer.role)
  return ROLES.find(role => !taken.includes(role) && !(role === 'admiral' && hasAdmiral))
}

/** A new officer with ranks in a skill of the role equal to the armada's tier, which is the party's level. */
export function newOfficer(armada: DraftArmada, id: FleetId, name: string, newId: () => string): DraftOfficer {
  const role = freeRole(armada, id) ?? 'commander'
  return {
    id: officerId(newId()),
    name,
    role,
    fleetId: id,
    ranks: ranksAs(role, armada.tier),
    baseAttackBonus: null,
    isPlayer: false,
    resolvePoints: 0
  }
}

/** Changes the role of an officer. Ranks of the old role carry over if the new one has none. */
export function inRole({ role: before, ranks }: DraftOfficer, role: Role): Partial<DraftOfficer> {
  if (role === before || ranksIn(ranks, role) > 0) return { role }
  return { role, ranks: { ...ranks, [before]: 0, [role]: ranksIn(ranks, before) } }
}
