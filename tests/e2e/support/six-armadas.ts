import type { Ability, DraftArmada, DraftFleet, DraftOfficer, FleetClass, Role, Size } from '@shared/systems/starfinder-armada/model/design'
import { armadaId, fleetId, officerId, ranksAs } from '@shared/systems/starfinder-armada/model/design'

function fleet(name: string, tier: number, size: Size, fleetClass: FleetClass, ...abilities: readonly Ability[]): DraftFleet {
  return { id: fleetId(name.toLowerCase()), name, tier, size, fleetClass, abilities }
}

function officer(name: string, role: Role, aboard: string, ranks: number, resolvePoints = 0): DraftOfficer {
  const id = officerId(name.toLowerCase())
  return {
    id,
    name,
    role,
    fleetId: fleetId(aboard),
    ranks: ranksAs(role, ranks),
    baseAttackBonus: null,
    isPlayer: ranks > 0,
    resolvePoints
  }
}

/** 124 of 144 BP: between them the fleets have every ability, and the officers, at +3 each, every role. */
export const CONCORD: DraftArmada = {
  id: armadaId('concord'),
  name: 'Concord',
  tier: 6,
  allowIllegal: false,
  fleets: [
    fleet('Anvil', 6, 'large', 'capital', 'flagship', 'superweapon', 'damageThreshold', 'pointDefense'),
    fleet('Wasp', 6, 'medium', 'fighter', 'boarders', 'bombers', 'emp'),
    fleet('Caltrop', 6, 'medium', 'destroyer', 'gravityMines', 'array'),
    fleet('Ember', 4, 'small', 'destroyer', 'selfDestruct'),
    fleet('Kite', 4, 'small', 'fighter', 'interceptors')
  ],
  officers: [
    officer('Ada', 'admiral', 'anvil', 6),
    // In the fifth round Cor changes role, and the ranks of the new one count (SA-053).
    { ...officer('Cor', 'commander', 'wasp', 6), ranks: { ...ranksAs('commander', 6), chiefTechnician: 6 } },
    officer('Eve', 'chiefEngineer', 'anvil', 6),
    officer('Cas', 'chiefCaster', 'caltrop', 6),
    officer('Tek', 'chiefTechnician', 'anvil', 6, 2)
  ]
}

/** Plain fleets behind one that is hard to bring down; its officers have +2 each. */
export const RAIDERS: DraftArmada = {
  id: armadaId('raiders'),
  name: 'Raiders',
  tier: 6,
  allowIllegal: false,
  fleets: [
    fleet('Maw', 6, 'large', 'capital', 'flagship', 'damageThreshold'),
    fleet('Fang', 6, 'medium', 'destroyer'),
    fleet('Gnat', 4, 'small', 'fighter'),
    fleet('Moth', 4, 'small', 'fighter')
  ],
  officers: [officer('Bor', 'admiral', 'maw', 0), officer('Bis', 'chiefCaster', 'maw', 0)]
}

/** The reserve of the Concord for the fifth round. */
export const RESERVE: DraftArmada = {
  id: armadaId('reserve'),
  name: 'Reserve',
  tier: 6,
  allowIllegal: false,
  fleets: [fleet('Lance', 4, 'small', 'destroyer')],
  officers: []
}
