import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { fireEvents } from '../schema/events-v1/fire'
import { withEngagement, withShip, withShot } from '../state'
import { nameIn, word } from './words'

/** A shot of an engagement from its turn to fire to its end. */
export type FireEvent = Infer<(typeof fireEvents)[number]>

export const FIRE_EVENTS: EventTable<BattleState, FireEvent> = {
  fireOpened: {
    evolve: (state, { role }) => withEngagement(state, engagement => ({ ...engagement, stage: 'fire', role, shot: null })),
    describe: (state, { role, shooterId }, say) => say({ ship: nameIn(state, shooterId) }, role === 'riposte' ? 'PW-049' : 'PW-043', role)
  },
  riposteAimed: {
    evolve: (state, { sector }) => withEngagement(state, engagement => ({ ...engagement, riposteSector: sector })),
    describe: (state, { shooterId, sector }, say) => say({ ship: nameIn(state, shooterId), sector: word('sector', sector) }, 'PW-Q21')
  },
  riposteSpent: {
    evolve: (state, { shipId }) => withShip(state, shipId, ship => ({ ...ship, hasRiposted: true })),
    describe: (state, { shipId }, say) => say({ ship: nameIn(state, shipId) }, 'PW-Q21')
  },
  fireDeclared: {
    evolve(state, { role, weapon, mode }) {
      const shot = { role, weapon, mode, pointsLeft: null, due: null }
      return withEngagement(state, engagement => ({ ...engagement, stage: 'defence', shot }))
    },
    describe: (state, { shooterId, weapon, mode }, say) =>
      say({ ship: nameIn(state, shooterId), weapon, mode: word('mode', mode) }, 'PW-050')
  },
  shotRolled: {
    evolve(state, { damage }) {
      const rolled = withEngagement(state, engagement => ({ ...engagement, stage: 'damage' }))
      return withShot(rolled, shot => ({ ...shot, pointsLeft: damage }))
    },
    describe(state, event, say) {
      const { shooterId, targetId, weapon, score, margin, defence, defenceScore, defenceMargin, damage } = event
      const ships = { ship: nameIn(state, shooterId), target: nameIn(state, targetId) }
      const values = { ...ships, weapon, score, margin, damage, faces: event.faces.join(' ') }
      if (defence === null || defenceScore === null || defenceMargin === null) return say(values, 'PW-054', 'open')
      return say({ ...values, defence, defenceScore, defenceMargin, defenceFaces: event.defenceFaces.join(' ') }, 'PW-055', 'defended')
    }
  },
  shotEnded: {
    evolve(state, { role }) {
      return withEngagement(state, engagement => ({ ...engagement, shot: null, hasRiposted: engagement.hasRiposted || role === 'riposte' }))
    },
    describe: (_state, { role }, say) => say({}, 'PW-056', role)
  }
}
