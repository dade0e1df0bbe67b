import { isOwn } from '../../../core/view/known'
import type { Viewer } from '../../../core/view/viewer'
import type { Attack, BattleState } from '../model/battle'
import { stepOf } from '../derive/attack-step'
import { STEP_ORDER } from '../model/steps'
import { conductIfDone, conductToNextStep } from '../rules/conduct'
import { Story } from '../rules/story'
import { currentAttack } from '../state'

/**
 * The battle without what this viewer does not see at all: hidden squadrons of others, and the attacks they make or suffer. It stands where
 * it would stand without them: a step in which only they act is passed.
 */
export function seenBy(state: BattleState, viewer: Viewer): BattleState {
  if (viewer.kind === 'gm') return state
  const ownForces = new Set<string>(state.forces.filter(force => isOwn(viewer, force.sideId)).map(force => force.id))
  const squadrons = state.squadrons.filter(one => one.isHidden !== true || ownForces.has(one.forceId))
  const seenIds = new Set<string>(squadrons.map(one => one.id))
  const units = state.units.filter(unit => seenIds.has(unit.squadronId))
  const wings = state.wings.filter(wing => seenIds.has(wing.squadronId))
  const combatants = new Set<string>([...units, ...wings].map(one => one.id))
  const isSeen = ({ targetId, parts }: Attack): boolean =>
    [targetId, ...parts.map(part => part.combatantId)].every(id => combatants.has(id))
  const { activation } = state
  const isActing = activation !== null && seenIds.has(activation.squadronId)
  const attacks = activation?.attacks.filter(isSeen) ?? []
  return withoutWaiting({
    ...state,
    forces: state.forces.filter(force => ownForces.has(force.id) || squadrons.some(one => one.forceId === force.id)),
    squadrons,
    units,
    wings,
    obligations: state.obligations.filter(due => combatants.has(due.kind === 'fuel' ? due.wingId : due.unitId)),
    step: isActing ? state.step : 'between',
    activation: isActing
      ? {
          ...activation,
          attacks,
          currentId: attacks.some(({ id }) => id === activation.currentId) ? activation.currentId : null,
          defence: activation.defence.filter(one => combatants.has(one.combatantId))
        }
      : null,
    nextId: 0
  })
}

/**
 * On to where something is to be done. While no attack that is seen is in hand, that is the first step with one left, whatever was rolled
 * out of sight and out of turn; once attacks of step 6 have been rolled, it is that step.
 */
function withoutWaiting(seen: BattleState): BattleState {
  const isResolving = STEP_ORDER.indexOf(seen.step as (typeof STEP_ORDER)[number]) > STEP_ORDER.indexOf('declareCounters')
  if (!isResolving || currentAttack(seen) !== undefined) {
    const story = new Story(seen)
    conductIfDone(story)
    return story.state
  }
  const attacks = seen.activation?.attacks ?? []
  const hasFired = attacks.some(one => (one.status === 'rolled' || one.status === 'resolved') && stepOf(seen, one) === 'attack')
  const story = new Story({ ...seen, step: hasFired ? 'tinyFlyersOnTinyFlyers' : 'declareCounters' })
  conductToNextStep(story)
  return story.state
}
