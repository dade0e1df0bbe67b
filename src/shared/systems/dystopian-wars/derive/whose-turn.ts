import type { BattleState } from '../model/battle'
import { STEPS, type Step } from '../model/steps'
import { currentAttack, sideOf, sideOfSquadron } from '../state'
import { openIn } from './attack-step'

/** The conductor's position: the step by its number in the text, 0 between activations, and the sides whose turn it is. */
interface ConductorTurn {
  readonly step: Step
  readonly number: number
  readonly sideIds: readonly string[]
}

/**
 * Whose turn it is to declare or to roll: the attacker in steps 1 and 6, the defender in 2, 3, 7 and 8, both in 4, 5 and 9 (DW-001 to
 * DW-064).
 */
export function whoseTurn(state: BattleState): ConductorTurn {
  return { step: state.step, number: STEPS[state.step], sideIds: speakers(state) }
}

function speakers(state: BattleState): readonly string[] {
  const { activation, step } = state
  if (activation === null) return [...new Set(state.forces.map(force => force.sideId))]
  const active = sideOfSquadron(state, activation.squadronId)
  const current = currentAttack(state)
  const defender = current === undefined ? [] : [sideOf(state, current.targetId)]
  switch (step) {
    case 'declareAttacks':
    case 'attack':
      return [active]
    case 'declareCounters':
      return [...new Set(activation.attacks.filter(one => one.role === 'attack').map(one => sideOf(state, one.targetId)))]
    case 'resolveCounters':
      return [...new Set(openIn(state, step).flatMap(one => one.parts.slice(0, 1).map(part => sideOf(state, part.combatantId))))]
    case 'defensiveFire':
    case 'shields':
      return defender
    case 'tinyFlyersOnUnits':
    case 'tinyFlyersOnTinyFlyers': {
      const firers = openIn(state, step).flatMap(one => one.parts.slice(0, 1).map(part => part.combatantId))
      return [...new Set([active, ...[...firers, ...openIn(state, step).map(one => one.targetId)].map(id => sideOf(state, id))])]
    }
    case 'damage':
      return [...new Set([active, ...defender])]
    case 'between':
      return []
  }
}
