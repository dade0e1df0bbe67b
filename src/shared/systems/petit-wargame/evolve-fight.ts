import { assertNever } from '../../kernel/assert-never'
import type { FightEvent } from './events'
import type { BattleState, SectorState } from './model/battle'
import type { Element } from './model/element'
import { withActivation, withEngagement, withShip, withShot } from './state'

/** Engagements from the manoeuvre test to the last point of damage. */
export function evolveFight(state: BattleState, event: FightEvent): BattleState {
  switch (event.type) {
    case 'engagementBegun': {
      const { shipId, targetId } = event
      return withActivation(state, activation => ({
        ...activation,
        engagedIds: [...activation.engagedIds, shipId],
        engagement: {
          shipId,
          targetId,
          stage: 'position',
          winnerId: null,
          firingSector: null,
          targetSector: null,
          weapon: null,
          role: 'active',
          hasRiposted: false,
          shot: null
        }
      }))
    }
    case 'manoeuvreRolled':
      return withEngagement(state, engagement => ({ ...engagement, winnerId: event.winnerId }))
    case 'positionSet': {
      const { firingSector, targetSector } = event
      return withEngagement(state, engagement => ({ ...engagement, stage: 'weapon', firingSector, targetSector }))
    }
    case 'weaponChosen':
      return withEngagement(state, engagement => ({ ...engagement, weapon: event.weapon }))
    case 'fireOpened':
      return withEngagement(state, engagement => ({ ...engagement, stage: 'fire', role: event.role, shot: null }))
    case 'fireDeclared': {
      const { role, weapon, mode } = event
      return withEngagement(state, engagement => ({
        ...engagement,
        stage: 'defence',
        shot: { role, weapon, mode, pointsLeft: null, due: null }
      }))
    }
    case 'shotRolled': {
      const rolled = withEngagement(state, engagement => ({ ...engagement, stage: 'damage' }))
      return withShot(rolled, shot => ({ ...shot, pointsLeft: event.damage }))
    }
    case 'pointStruck':
      return event.isLost ? withShot(state, shot => ({ ...shot, pointsLeft: Math.max(0, (shot.pointsLeft ?? 0) - 1) })) : state
    case 'choiceDue':
      return withShot(state, shot => ({ ...shot, due: { sector: event.sector, count: event.count } }))
    case 'elementLost': {
      const hit = withShip(state, event.shipId, ship => ({
        ...ship,
        sectors: { ...ship.sectors, [event.sector]: withoutOne(ship.sectors[event.sector], event.element) }
      }))
      return withShot(hit, shot => ({ ...shot, pointsLeft: Math.max(0, (shot.pointsLeft ?? 0) - 1), due: null }))
    }
    case 'pointsWasted':
    case 'pointsDropped':
      return withShot(state, shot => ({ ...shot, pointsLeft: 0, due: null }))
    case 'shipDestroyed':
      return state
    case 'shotEnded':
      return withEngagement(state, engagement => ({
        ...engagement,
        shot: null,
        hasRiposted: engagement.hasRiposted || event.role === 'riposte'
      }))
    case 'engagementEnded':
      return withActivation(state, activation => ({ ...activation, engagement: null }))
    case 'victoryWon':
      return { ...state, isOver: true, winnerId: event.sideId }
    default:
      return assertNever(event)
  }
}

function withoutOne(sector: SectorState, element: Element): SectorState {
  const index = sector.elements.indexOf(element)
  return { ...sector, elements: sector.elements.filter((_, i) => i !== index), lost: [...sector.lost, element] }
}
