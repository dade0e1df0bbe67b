import type { EventRow, EventTable } from '../../../core/engine/event-table'
import { changeOne, omit } from '../../../kernel/collections'
import type { Infer } from '../../../schema/infer'
import type { BattleState, ShipState } from '../model/battle'
import type { UnitId } from '../model/design'
import type { turnEvents } from '../schema/events-v1/turn'
import { theUnit, withFleet } from '../state'
import { nameIn, totalsIn, word } from './words'

/** The turn: its phases, who acts in which order, and the points it brings. */
export type TurnEvent = Infer<(typeof turnEvents)[number]>

const describeActivation: EventRow<BattleState, Extract<TurnEvent, { readonly unitId: UnitId }>>['describe'] = (state, event, say) =>
  say({ unit: nameIn(state, event.unitId) }, 'FA-004')

export const TURN_EVENTS: EventTable<BattleState, TurnEvent> = {
  phaseEntered: {
    evolve: (state, { turn, phase }) => ({ ...(turn === state.turn ? state : freshTurn(state, turn)), phase, activeUnitId: null }),
    describe: (_state, { turn, phase }, say) => say({ turn, phase: word('phase', phase) }, 'FA-001')
  },
  initiativeRolled: {
    evolve: (state, { initiative }) => ({ ...state, initiative }),
    describe(state, { initiative }, say) {
      return say({ fleet: nameIn(state, initiative.order[0] ?? ''), totals: totalsIn(state, initiative) }, 'FA-003')
    }
  },
  unitActivated: {
    evolve(state, { unitId }) {
      const unit = theUnit(state, unitId)
      return {
        ...state,
        units: changeOne(state.units, unit.id, one => ({ ...one, hasActivated: true })),
        activeUnitId: unit.id,
        lastFleetId: unit.fleetId,
        activatedIds: [...(state.activatedIds ?? []), unit.id],
        hasActed: false,
        hasReacted: false
      }
    },
    describe: describeActivation
  },
  activationEnded: {
    evolve: state => ({ ...state, activeUnitId: null }),
    describe: describeActivation
  },
  pointsScored: {
    evolve(state, { fleetId, points }) {
      return withFleet(state, fleetId, fleet => ({ ...fleet, victoryPoints: fleet.victoryPoints + points }))
    },
    describe(state, { fleetId, points, reason }, say) {
      const variant = `${points > 0 ? 'gained' : 'lost'}${reason === '' ? '' : 'For'}`
      return say({ fleet: nameIn(state, fleetId), points, reason }, 'FA-005', variant)
    }
  },
  battleEnded: {
    evolve: state => ({ ...state, phase: 'over', activeUnitId: null }),
    describe(state, { leaders }, say) {
      const score = state.fleets.map(fleet => `${fleet.name} ${String(fleet.victoryPoints)}`).join(', ')
      const isUncounted = state.fleets.every(({ victoryPoints }) => victoryPoints === 0)
      const how = isUncounted ? 'uncounted' : leaders.length === 1 ? 'one' : 'several'
      return say({ leaders: leaders.map(id => nameIn(state, id)).join(', '), score }, 'FA-005', how)
    }
  }
}

/** In a new turn nobody has moved, fired or been driven off. The initiative of the last one orders the cards (FA-002, FA-005). */
function freshTurn(state: BattleState, turn: number): BattleState {
  return {
    ...omit(state, 'activatedIds'),
    turn,
    units: state.units.map(unit => ({ ...unit, hasActivated: false })),
    ships: state.ships.map(freshShip),
    wings: state.wings.map(wing => ({ ...wing, isDrivenOff: false, hasMoved: false })),
    turnCards: [],
    cardOrder: null,
    previousOrder: state.initiative?.order ?? state.previousOrder,
    initiative: null,
    lastFleetId: null,
    played: [],
    hasActed: false,
    hasReacted: false
  }
}

function freshShip(ship: ShipState): ShipState {
  return {
    ...ship,
    weapons: ship.weapons.map(weapon => ({ ...weapon, fired: 'no', shares: [] })),
    movedInches: null,
    hasRammed: false,
    hasBoarded: false,
    hasCombined: false,
    pointDefenceUsed: 0,
    targets: []
  }
}
