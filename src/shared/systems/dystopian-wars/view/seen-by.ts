import { isOwn } from '../../../core/view/known'
import type { Viewer } from '../../../core/view/viewer'
import type { BattleState } from '../model/battle'

/** The battle without what this viewer does not see at all: hidden squadrons of others, and the attacks they make or suffer. */
export function seenBy(state: BattleState, viewer: Viewer): BattleState {
  if (viewer.kind === 'gm') return state
  const ownForces = new Set<string>(state.forces.filter(force => isOwn(viewer, force.sideId)).map(force => force.id))
  const squadrons = state.squadrons.filter(one => one.isHidden !== true || ownForces.has(one.forceId))
  const seenIds = new Set<string>(squadrons.map(one => one.id))
  const units = state.units.filter(unit => seenIds.has(unit.squadronId))
  const wings = state.wings.filter(wing => seenIds.has(wing.squadronId))
  const combatants = new Set<string>([...units, ...wings].map(one => one.id))
  const { activation } = state
  return {
    ...state,
    forces: state.forces.filter(force => ownForces.has(force.id) || squadrons.some(one => one.forceId === force.id)),
    squadrons,
    units,
    wings,
    obligations: state.obligations.filter(due => combatants.has(due.kind === 'fuel' ? due.wingId : due.unitId)),
    activation:
      activation === null || !seenIds.has(activation.squadronId)
        ? null
        : {
            ...activation,
            attacks: activation.attacks.filter(one =>
              [one.targetId, ...one.parts.map(part => part.combatantId)].every(id => combatants.has(id))
            )
          }
  }
}
