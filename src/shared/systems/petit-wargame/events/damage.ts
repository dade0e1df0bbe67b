import type { EventRow, EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState, SectorState, Shot } from '../model/battle'
import type { Element } from '../model/element'
import type { damageEvents } from '../schema/events-v1/damage'
import { currentEngagement, withShip, withShot } from '../state'
import { nameIn, word } from './words'

/** Points of damage, and the elements and ships they cost. */
export type DamageEvent = Infer<(typeof damageEvents)[number]>

const applyNothing: EventRow<BattleState, DamageEvent>['evolve'] = state => withShot(state, shot => ({ ...shot, pointsLeft: 0, due: null }))

export const DAMAGE_EVENTS: EventTable<BattleState, DamageEvent> = {
  pointStruck: {
    evolve: (state, { isLost }) => (isLost ? withShot(state, shot => ({ ...shot, pointsLeft: oneLess(shot) })) : state),
    describe(state, { targetId, sector, isLost }, say) {
      const left = oneLess(currentEngagement(state)?.shot)
      return say({ ship: nameIn(state, targetId), sector: word('sector', sector), left }, 'PW-058', isLost ? 'empty' : 'hit')
    }
  },
  choiceDue: {
    evolve: (state, { sector, count }) => withShot(state, shot => ({ ...shot, due: { sector, count } })),
    describe(state, { targetId, sector, count }, say) {
      return say({ ship: nameIn(state, targetId), sector: word('sector', sector), count }, 'PW-059')
    }
  },
  elementLost: {
    evolve(state, { shipId, sector, element }) {
      const hit = withShip(state, shipId, ship => ({
        ...ship,
        sectors: { ...ship.sectors, [sector]: withoutOne(ship.sectors[sector], element) }
      }))
      return withShot(hit, shot => ({ ...shot, pointsLeft: oneLess(shot), due: null }))
    },
    describe(state, { shipId, sector, element }, say) {
      return say({ ship: nameIn(state, shipId), sector: word('sector', sector), element: word('element', element) }, 'PW-057')
    }
  },
  pointsWasted: {
    evolve: applyNothing,
    describe: (state, { targetId, points }, say) => say({ ship: nameIn(state, targetId), points }, 'PW-057')
  },
  pointsDropped: {
    evolve: applyNothing,
    describe: (state, { targetId, points }, say) => say({ ship: nameIn(state, targetId), points }, 'PW-056')
  },
  shipDestroyed: {
    evolve: state => state,
    describe: (state, { shipId, costPoints }, say) => say({ ship: nameIn(state, shipId), points: costPoints }, 'PW-060')
  },
  damageCorrected: {
    evolve: (state, { points }) => withShot(state, shot => ({ ...shot, pointsLeft: points, due: null })),
    describe: (_state, { points, reason }, say) => say({ points, reason }, 'PW-055')
  }
}

/** The points left after one more has been applied. */
function oneLess(shot: Shot | null | undefined): number {
  return Math.max(0, (shot?.pointsLeft ?? 0) - 1)
}

function withoutOne(sector: SectorState, element: Element): SectorState {
  const index = sector.elements.indexOf(element)
  return { ...sector, elements: sector.elements.filter((_, i) => i !== index), lost: [...sector.lost, element] }
}
