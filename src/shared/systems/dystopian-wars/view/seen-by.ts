import { isOwn } from '../../../core/view/known'
import type { Viewer } from '../../../core/view/viewer'
import type { Attack, BattleState } from '../model/battle'
import { conductIfDone, conductToNextAttack, isOfAttack } from '../rules/conduct'
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

/** On to the next step in which something is to be done. */
function withoutWaiting(seen: BattleState): BattleState {
  const story = new Story(seen)
  if (isOfAttack(seen.step) && currentAttack(seen) === undefined) conductToNextAttack(story)
  else conductIfDone(story)
  return story.state
}
