import type { EventTable } from '../../../core/engine/event-table'
import type { ByType } from '../../../core/engine/rule-system'
import type { Infer } from '../../../schema/infer'
import type { BattleState, ShipState } from '../model/battle'
import type { attackEvents } from '../schema/events-v1/attacks'
import { acted, withoutGoneContacts, withShip } from '../state'
import { countOf, firersIn, nameIn, word } from './words'

/** Shooting at ships, and what the hits do. */
export type AttackEvent = Infer<(typeof attackEvents)[number]>
type Attack = ByType<AttackEvent>['weaponsFired']['attack']

export const ATTACK_EVENTS: EventTable<BattleState, AttackEvent> = {
  weaponsFired: {
    evolve: (state, { attack }) => acted(fired(state, attack)),
    describe(state, { attack }, say) {
      const { dice, hits, stopped } = attack
      const ships = firersIn(state, attack.aims)
      const values = {
        ships,
        target: nameIn(state, attack.targetId),
        dice: countOf('dice', dice),
        hits,
        count: hits,
        stopped,
        left: Math.max(0, hits - stopped)
      }
      return say(values, 'FA-017', hits === 0 ? 'missed' : stopped > 0 ? 'stopped' : 'hit')
    }
  },
  hullLost: {
    evolve: (state, { shipId, points }) => withShip(state, shipId, ship => ({ ...ship, hullLost: ship.hullLost + points })),
    describe: (state, { shipId, points }, say) => say({ ship: nameIn(state, shipId), points: countOf('hull', points) }, 'FA-Q01')
  },
  crewLost: {
    evolve(state, { shipId, crew, assault }) {
      return withShip(state, shipId, ship => ({ ...ship, crewLost: ship.crewLost + crew, assaultLost: ship.assaultLost + assault }))
    },
    describe(state, { shipId, crew, assault }, say) {
      const values = { ship: nameIn(state, shipId), crew: countOf('crew', crew), assault: countOf('assault', assault) }
      return say(values, 'FA-Q01', assault === 0 ? 'crew' : crew === 0 ? 'assault' : 'both')
    }
  },
  criticalSuffered: {
    evolve: (state, { shipId }) => withShip(state, shipId, ship => ({ ...ship, isCriticallyHurt: true })),
    describe(state, { shipId, critical, row, outcome }, say) {
      const ship = nameIn(state, shipId)
      if (critical === null) return say({ ship, outcome }, 'FA-Q01', outcome === '' ? 'untold' : 'told')
      return say({ ship, critical: word('critical', critical), row: row ?? 0 }, 'FA-Q02', 'rolled')
    }
  },
  explosionStruck: {
    evolve: state => state,
    describe(state, { shipId, targetId, hits }, say) {
      return say({ ship: nameIn(state, shipId), target: nameIn(state, targetId), hits }, 'FA-Q02')
    }
  },
  shipDestroyed: {
    evolve: (state, { shipId }) => withoutGoneContacts(withShip(state, shipId, ship => ({ ...ship, status: 'destroyed' }))),
    describe: (state, { shipId }, say) => say({ ship: nameIn(state, shipId) }, 'FA-Q01')
  }
}

/** Marks the weapons that fired, and the target on their ships. */
function fired(state: BattleState, attack: Attack): BattleState {
  const { aims, shares, targetId } = attack
  const shoot = (ship: ShipState): ShipState => ({
    ...ship,
    hasCombined: ship.hasCombined || aims.length > 1,
    targets: ship.targets.includes(targetId) ? ship.targets : [...ship.targets, targetId],
    weapons: ship.weapons.map(weapon => {
      const nth = aims.findIndex(aim => aim.shipId === ship.id && aim.weaponId === weapon.id)
      if (nth < 0) return weapon
      const share = shares[nth]
      return share === undefined ? { ...weapon, fired: 'whole' } : { ...weapon, fired: 'split', shares: [...weapon.shares, share] }
    })
  })
  return { ...state, ships: state.ships.map(ship => (aims.some(aim => aim.shipId === ship.id) ? shoot(ship) : ship)) }
}
