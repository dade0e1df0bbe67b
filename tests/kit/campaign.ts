import { armadaId, fleetId, type DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import type { BattleRef, Campaign } from '@shared/campaign/campaign'

export function aCampaign(): Campaign {
  return {
    format: 1,
    id: 'c1',
    name: 'Reach',
    system: 'starfinder-armada',
    createdAt: 1,
    lastPlayedAt: null,
    isArchived: false,
    notes: '',
    rulings: {},
    automation: 'assist',
    rosters: [],
    battles: []
  }
}

export function anArmada(id: string, fleets: number): DraftArmada {
  return {
    id: armadaId(id),
    name: id,
    tier: 1,
    allowIllegal: false,
    officers: [],
    fleets: Array.from({ length: fleets }, (_, index) => ({
      id: fleetId(`${id}-f${String(index)}`),
      name: 'Ember',
      tier: 1,
      size: 'medium',
      fleetClass: 'destroyer',
      abilities: []
    }))
  }
}

export function aBattle(id: string): BattleRef {
  return { id, name: id, createdAt: 1, lastPlayedAt: null, status: 'running', round: 0, phase: 'deployment', rosterIds: ['a1', 'a2'] }
}
