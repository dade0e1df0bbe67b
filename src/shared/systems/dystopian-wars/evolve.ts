import { assertNever } from '../../kernel/assert-never'
import { without } from '../../kernel/collections'
import type { DwEvent, SequenceEvent } from './events'
import { evolveHarm } from './evolve-harm'
import { evolveTable } from './evolve-table'
import type { BattleState } from './model/battle'
import { currentAttack, withActivation, withAttack, withSquadron } from './state'

/** The only maker of states. Believes every event. */
export function evolve(state: BattleState, event: DwEvent): BattleState {
  switch (event.type) {
    case 'squadronActivated':
    case 'stepEntered':
    case 'stepPassed':
    case 'activationEnded':
    case 'attackDeclared':
    case 'attackWithdrawn':
    case 'attackDropped':
    case 'attackRolled':
    case 'defensiveFireRolled':
    case 'shieldsRolled':
    case 'hitsModified':
    case 'attackResolved':
      return evolveSequence(state, event)
    case 'unitHit':
    case 'criticalSuffered':
    case 'assaultPointsLost':
    case 'hullLost':
    case 'unitTeleported':
    case 'unitRemoved':
    case 'explosionStruck':
    case 'tokensLost':
    case 'wingAborted':
    case 'wingRemoved':
    case 'wingLanded':
    case 'repairTried':
      return evolveHarm(state, event)
    default:
      return evolveTable(state, event)
  }
}

function evolveSequence(state: BattleState, event: SequenceEvent): BattleState {
  switch (event.type) {
    case 'squadronActivated':
      return {
        ...withSquadron(state, event.squadronId, squadron => ({ ...squadron, hasActivated: true })),
        activation: { squadronId: event.squadronId, attacks: [], currentId: null, defence: [] }
      }
    case 'stepEntered':
      return { ...state, step: event.step }
    case 'stepPassed':
      return state
    case 'activationEnded':
      return { ...state, step: 'between', activation: null }
    case 'attackDeclared':
      return {
        ...withActivation(state, activation => ({ ...activation, attacks: [...activation.attacks, event.attack] })),
        nextId: state.nextId + 1
      }
    case 'attackWithdrawn':
      return withActivation(state, activation => ({
        ...activation,
        attacks: without(activation.attacks, attack => attack.id === event.attackId),
        currentId: activation.currentId === event.attackId ? null : activation.currentId
      }))
    case 'attackDropped':
      return closed(state, event.attackId, 'dropped')
    case 'attackRolled': {
      const rolled = withAttack(state, event.attackId, attack => ({
        ...attack,
        status: 'rolled',
        dice: event.dice,
        share: event.share,
        hits: event.hits,
        parts: attack.parts.map(part => (event.clearedIds.includes(part.combatantId) ? { ...part, obstructions: 0 } : part))
      }))
      return state.step === 'attack' ? withActivation(rolled, activation => ({ ...activation, currentId: event.attackId })) : rolled
    }
    case 'defensiveFireRolled':
      return withActivation(withHits(state, event.attackId, event.hits), activation => ({
        ...activation,
        defence: [...activation.defence, ...event.spent]
      }))
    case 'shieldsRolled':
    case 'hitsModified':
      return withHits(state, event.attackId, event.hits)
    case 'attackResolved':
      return closed(state, event.attackId, 'resolved')
    default:
      return assertNever(event)
  }
}

function withHits(state: BattleState, attackId: string, hits: number): BattleState {
  return withAttack(state, attackId, attack => ({ ...attack, hits }))
}

function closed(state: BattleState, attackId: string, status: 'resolved' | 'dropped'): BattleState {
  const isCurrent = currentAttack(state)?.id === attackId
  const next = withAttack(state, attackId, attack => ({ ...attack, status }))
  return isCurrent ? withActivation(next, activation => ({ ...activation, currentId: null })) : next
}
