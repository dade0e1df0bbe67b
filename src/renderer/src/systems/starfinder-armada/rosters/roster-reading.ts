import { starfinderCarry } from '@shared/systems/starfinder-armada/carry'
import { libraryArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import { armadaCost, budgetOf } from '@shared/systems/starfinder-armada/derive/fleet/armada-cost'
import { difficulty } from '@shared/systems/starfinder-armada/derive/checks/difficulty'
import { armadaId, type DraftArmada, type FleetId } from '@shared/systems/starfinder-armada/model/design'
import { FIRM_PROBLEMS } from '@shared/systems/starfinder-armada/validate/problem'
import { validateArmada } from '@shared/systems/starfinder-armada/validate/validate-armada'
import { copied } from '../../../builder/draft/roster-tree'
import { rostersRead } from '../../../contract/rosters-read'

/** Armadas on the campaign screens. */
export const rosterReading = rostersRead<DraftArmada>({
  columns: [
    { name: 'tier', isExtra: false, cell: ({ tier }) => ({ value: tier, of: null }) },
    { name: 'fleets', isExtra: true, cell: ({ fleets }) => ({ value: fleets.length, of: null }) },
    { name: 'officers', isExtra: true, cell: ({ officers }) => ({ value: officers.length, of: null }) },
    {
      name: 'points',
      isExtra: false,
      cell: (armada, rulings) => ({ value: armadaCost(rulings, armada).total, of: budgetOf(armada.tier) })
    }
  ],
  empty(name, others, newId) {
    return { id: armadaId(newId()), name, tier: others[0]?.tier ?? 1, fleets: [], officers: [], allowIllegal: false }
  },
  /** The copied officers are aboard the copied fleets. */
  parts: starfinderCarry.partsOf,
  library: libraryArmadas,
  copy(armada, name, newId) {
    const copy = copied(armada, name, newId)
    const fleetOf = (fleetId: FleetId): FleetId => copy.fleets[armada.fleets.findIndex(fleet => fleet.id === fleetId)]?.id ?? fleetId
    return { ...copy, officers: copy.officers.map(officer => ({ ...officer, fleetId: fleetOf(officer.fleetId) })) }
  },
  firm: FIRM_PROBLEMS,
  validate(armada, rulings) {
    const { problems, fit } = validateArmada(armada, rulings)
    return { problems, isFit: fit !== null }
  },
  spec: ({ tier, fleets }) => [
    { key: 'sa.roster.spec', values: { tier } },
    { key: 'sa.roster.fleetCount', values: { count: fleets.length } }
  ],
  /** How hard the second side is for the first (SA-007), for two sides of one armada each. */
  outlook([first, second, ...more]) {
    const [allied, ...friends] = first ?? []
    const [enemy, ...foes] = second ?? []
    if (allied === undefined || enemy === undefined || friends.length + foes.length + more.length > 0) return null
    const { level } = difficulty(allied.tier, enemy.tier)
    return {
      message: { key: 'sa.roster.difficulty', values: { name: allied.name, level: { key: `builder.difficulty.${level}` } } },
      rule: 'SA-007'
    }
  }
})
