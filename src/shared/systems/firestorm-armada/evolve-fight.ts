import { assertNever } from '../../kernel/assert-never'
import { replaceWhere } from '../../kernel/collections'
import type { Attack, FightEvent } from './events'
import type { BattleState, ShipState, WingState } from './model/battle'
import type { WingId } from './model/design'
import { withShip } from './state'

/** Moving, shooting, boarding, and what is owed. */
export function evolveFight(state: BattleState, event: FightEvent): BattleState {
  switch (event.type) {
    case 'shipMoved':
      return acted(withShip(state, event.shipId, ship => ({ ...ship, movedInches: event.inches, hasRammed: ship.hasRammed || event.rams })))
    case 'shipMarked':
      return withShip(state, event.shipId, ship => ({ ...ship, [event.mark]: event.isSet }))
    case 'weaponsFired':
      return acted(fired(state, event.attack))
    case 'hullLost':
      return withShip(state, event.shipId, ship => ({ ...ship, hullLost: ship.hullLost + event.points }))
    case 'crewLost':
      return withShip(state, event.shipId, ship => ({
        ...ship,
        crewLost: ship.crewLost + event.crew,
        assaultLost: ship.assaultLost + event.assault
      }))
    case 'shipDestroyed':
      return withShip(state, event.shipId, ship => ({ ...ship, status: 'destroyed' }))
    case 'shipCaptured':
      return withShip(state, event.shipId, ship => ({ ...ship, status: 'captured' }))
    case 'criticalSuffered':
    case 'shipDisplaced':
    case 'explosionStruck':
      return state
    case 'pointDefenceFired':
      return acted(
        withShip(state, event.shipId, ship => ({ ...ship, pointDefenceUsed: ship.pointDefenceUsed + (event.pools[0]?.length ?? 0) }))
      )
    case 'wingDestroyed':
      return withWing(state, event.wingId, wing => ({ ...wing, status: 'destroyed' }))
    case 'wingDrivenOff':
      return withWing(state, event.wingId, wing => ({ ...wing, isDrivenOff: true }))
    case 'wingMoved':
      return acted(withWing(state, event.wingId, wing => ({ ...wing, hasMoved: true })))
    case 'wingWithdrew':
      return withWing(state, event.wingId, wing => ({ ...wing, note: event.note === '' ? wing.note : event.note }))
    case 'boardingBegun': {
      const { attackerId, assaultPoints } = event.boarding
      const after = withShip(state, attackerId, ship => ({ ...ship, hasBoarded: true, assaultLost: ship.assaultLost + assaultPoints }))
      return acted({ ...after, boardings: [...state.boardings, event.boarding], nextId: state.nextId + 1 })
    }
    case 'boardingResolved':
      return state
    case 'boardingEnded':
      return { ...state, boardings: state.boardings.filter(boarding => boarding.id !== event.boardingId) }
    case 'obligationOwed':
      return { ...state, obligations: [...state.obligations, event.obligation], nextId: state.nextId + 1 }
    case 'obligationSettled':
    case 'obligationLapsed':
      return withoutDue(state, event.obligationId)
    case 'obligationDeferred':
      return { ...state, obligations: state.obligations.map(due => (due.id === event.obligationId ? { ...due, isDeferred: true } : due)) }
    case 'obligationWaived':
      return withoutDue(state, event.obligation.id)
    case 'effectBegun':
      return { ...state, effects: [...state.effects, event.effect], nextId: state.nextId + 1 }
    case 'effectEnded':
      return { ...state, effects: state.effects.filter(effect => effect.id !== event.effect.id) }
    default:
      return assertNever(event)
  }
}

export function withWing(state: BattleState, id: WingId, change: (wing: WingState) => WingState): BattleState {
  return { ...state, wings: replaceWhere(state.wings, wing => wing.id === id, change) }
}

/** Something was done that may be reacted to (FA-Q19). */
function acted(state: BattleState): BattleState {
  return { ...state, hasActed: true, hasReacted: false }
}

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

function withoutDue(state: BattleState, id: string): BattleState {
  return { ...state, obligations: state.obligations.filter(due => due.id !== id) }
}
