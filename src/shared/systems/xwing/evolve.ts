import type { AttackEvent, EngagementEvent, XwEvent } from './events'
import { evolveAttack } from './evolve-attack'
import { evolveEngagement } from './evolve-engagement'
import { evolveTable } from './evolve-table'
import type { BattleState } from './model/battle'

/** Every event of an attack and of the engagement; the others are the table's. The compiler sees to it that none is missing. */
const ROOMS: Readonly<Record<AttackEvent['type'], 'attack'> & Record<EngagementEvent['type'], 'engagement'>> = {
  attackDeclared: 'attack',
  costPaid: 'attack',
  stageEntered: 'attack',
  stagePassed: 'attack',
  diceRolled: 'attack',
  tokenSpent: 'attack',
  diceModified: 'attack',
  resultsNeutralized: 'attack',
  resultsCancelled: 'attack',
  abilityUsed: 'attack',
  attackEnded: 'attack',
  attackAbandoned: 'attack',
  shieldLost: 'attack',
  cardDealt: 'attack',
  deckRenewed: 'attack',
  shipDestroyed: 'attack',
  engagementBegun: 'engagement',
  initiativeReached: 'engagement',
  targetsMeasured: 'engagement',
  shipEngaged: 'engagement',
  shipRemoved: 'engagement',
  engagementEnded: 'engagement',
  roundEnded: 'engagement'
}

/** The only maker of states. Believes every event. */
export function evolve(state: BattleState, event: XwEvent): BattleState {
  if (isAttackEvent(event)) return evolveAttack(state, event)
  return isEngagementEvent(event) ? evolveEngagement(state, event) : evolveTable(state, event)
}

export function isAttackEvent(event: XwEvent): event is AttackEvent {
  return roomOf(event) === 'attack'
}

export function isEngagementEvent(event: XwEvent): event is EngagementEvent {
  return roomOf(event) === 'engagement'
}

function roomOf(event: XwEvent): string | undefined {
  return (ROOMS as Readonly<Record<string, string>>)[event.type]
}
