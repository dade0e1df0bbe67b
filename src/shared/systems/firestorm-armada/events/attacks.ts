import type { Faces } from '../../../core/dice/rule'
import type { EventTable } from '../../../core/engine/event-table'
import type { Aim, BattleState, Share, ShipState } from '../model/battle'
import type { ShipId } from '../model/design'
import type { Critical } from '../model/effects'
import { acted, withShip } from '../state'
import { nameIn, word } from './words'

/** Shooting at ships, and what the hits do. */
export type AttackEvent =
  | { readonly type: 'weaponsFired'; readonly attack: Attack }
  | { readonly type: 'hullLost'; readonly shipId: ShipId; readonly points: number }
  | { readonly type: 'crewLost'; readonly shipId: ShipId; readonly crew: number; readonly assault: number }
  | {
      readonly type: 'criticalSuffered'
      readonly shipId: ShipId
      /** Null when the GM tells it in words. */
      readonly critical: Critical | null
      /** Row of the table; null without it. */
      readonly row: number | null
      readonly outcome: string
    }
  | {
      readonly type: 'explosionStruck'
      readonly shipId: ShipId
      readonly targetId: ShipId
      readonly pools: readonly Faces[]
      readonly hits: number
    }
  | { readonly type: 'shipDestroyed'; readonly shipId: ShipId }

/** One attack as it was rolled. */
interface Attack {
  readonly targetId: ShipId
  readonly aims: readonly Aim[]
  /** One for each aim where only some of the dice are fired; empty where all are. */
  readonly shares: readonly Share[]
  readonly dice: number
  /** Pools in the order rolled: the attack dice, then those of sixes. */
  readonly pools: readonly Faces[]
  readonly hits: number
  /** Hits taken off by shields and by point defence (FA-Q11, FA-Q12). */
  readonly stopped: number
}

export const ATTACK_EVENTS: EventTable<BattleState, AttackEvent> = {
  weaponsFired: {
    evolve: (state, { attack }) => acted(fired(state, attack)),
    describe(state, { attack }, say) {
      const { dice, hits, stopped } = attack
      const ships = [...new Set(attack.aims.map(aim => nameIn(state, aim.shipId)))].join(', ')
      const values = { ships, target: nameIn(state, attack.targetId), dice, hits, stopped, left: Math.max(0, hits - stopped) }
      return say(values, 'FA-017', hits === 0 ? 'missed' : stopped > 0 ? 'stopped' : 'hit')
    }
  },
  hullLost: {
    evolve: (state, { shipId, points }) => withShip(state, shipId, ship => ({ ...ship, hullLost: ship.hullLost + points })),
    describe: (state, { shipId, points }, say) => say({ ship: nameIn(state, shipId), points }, 'FA-Q01')
  },
  crewLost: {
    evolve(state, { shipId, crew, assault }) {
      return withShip(state, shipId, ship => ({ ...ship, crewLost: ship.crewLost + crew, assaultLost: ship.assaultLost + assault }))
    },
    describe: (state, { shipId, crew, assault }, say) => say({ ship: nameIn(state, shipId), crew, assault }, 'FA-Q01')
  },
  criticalSuffered: {
    evolve: state => state,
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
    evolve: (state, { shipId }) => withShip(state, shipId, ship => ({ ...ship, status: 'destroyed' })),
    describe: (state, { shipId }, say) => say({ ship: nameIn(state, shipId) }, 'FA-Q01')
  }
}

/** Marks the weapons that fired, and the target on their ships. */
function fired(state: BattleState, attack: Attack): BattleState {
  const { aims, shares, targetId } = attack
  const shoot = (ship: ShipState): ShipState => ({
    ...ship,
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
