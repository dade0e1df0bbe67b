import { assertNever } from '../../../kernel/assert-never'
import { changeOne } from '../../../kernel/collections'
import type { Ability, DraftArmada, DraftFleet, DraftOfficer, FleetId, OfficerId, Role } from '../model/design'

/** A change of an armada that removes a problem. */
export type Remedy =
  | { readonly type: 'dropAbility'; readonly fleetId: FleetId; readonly ability: Ability }
  | { readonly type: 'addAbility'; readonly fleetId: FleetId; readonly ability: Ability }
  | { readonly type: 'setFleetTier'; readonly fleetId: FleetId; readonly tier: number }
  | { readonly type: 'setArmadaTier'; readonly tier: number }
  | { readonly type: 'setRole'; readonly officerId: OfficerId; readonly role: Role }
  | { readonly type: 'moveOfficer'; readonly officerId: OfficerId; readonly fleetId: FleetId }

/** The armada after the change; the same armada if the change names something that does not exist. */
export function applyRemedy(armada: DraftArmada, remedy: Remedy): DraftArmada {
  switch (remedy.type) {
    case 'dropAbility':
      return withFleet(armada, remedy.fleetId, fleet => withoutLast(fleet, remedy.ability))
    case 'addAbility':
      return withFleet(armada, remedy.fleetId, fleet => ({ ...fleet, abilities: [...fleet.abilities, remedy.ability] }))
    case 'setFleetTier':
      return withFleet(armada, remedy.fleetId, fleet => ({ ...fleet, tier: remedy.tier }))
    case 'setArmadaTier':
      return { ...armada, tier: remedy.tier }
    case 'setRole':
      return withOfficer(armada, remedy.officerId, officer => ({ ...officer, role: remedy.role }))
    case 'moveOfficer':
      return withOfficer(armada, remedy.officerId, officer => ({ ...officer, fleetId: remedy.fleetId }))
    default:
      return assertNever(remedy)
  }
}

/** Removes the later copy of an ability that is listed twice. */
function withoutLast(fleet: DraftFleet, ability: Ability): DraftFleet {
  const last = fleet.abilities.lastIndexOf(ability)
  return last < 0 ? fleet : { ...fleet, abilities: fleet.abilities.filter((_, i) => i !== last) }
}

function withFleet(armada: DraftArmada, id: FleetId, change: (fleet: DraftFleet) => DraftFleet): DraftArmada {
  const fleets = changeOne(armada.fleets, id, change)
  return fleets === armada.fleets ? armada : { ...armada, fleets }
}

function withOfficer(armada: DraftArmada, id: OfficerId, change: (officer: DraftOfficer) => DraftOfficer): DraftArmada {
  const officers = changeOne(armada.officers, id, change)
  return officers === armada.officers ? armada : { ...armada, officers }
}
