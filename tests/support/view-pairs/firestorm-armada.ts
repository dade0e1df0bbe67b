import type { BattleState, ShipState } from '@shared/systems/firestorm-armada/model/battle'
import { shipId, unitId } from '@shared/systems/firestorm-armada/model/design'
import { isPicked, isStranger, withinQuarter, withOneMore, type Twins } from './twins'

export const firestormTwins: Twins<BattleState> = {
  hide: (state, seed) => ({
    ...state,
    ships: state.ships.map(ship => ({ ...ship, isHidden: isPicked(ship.id, seed) || isPicked(ship.unitId, seed) })),
    wings: state.wings.map(wing => ({ ...wing, isHidden: isPicked(wing.id, seed) || isPicked(wing.unitId, seed) }))
  }),
  sidesOf: state => state.fleets.map(fleet => fleet.sideId),
  namesOf: state => [...state.units, ...state.ships, ...state.wings].map(one => one.name),
  twin(state, viewer, chance) {
    const sideOfUnit = (id: string): string => {
      const fleet = state.units.find(unit => unit.id === id)?.fleetId
      return state.fleets.find(one => one.id === fleet)?.sideId ?? ''
    }
    const isSecret = (part: { readonly isHidden: boolean; readonly unitId: string }): boolean =>
      part.isHidden && isStranger(viewer, sideOfUnit(part.unitId))
    const house = state.rulings['fa.enemyKnown'] ?? 'wordsAndBars'
    const ghost = (): string => `Ghost ${String(chance.whole(1, 999))}`
    const secret = (ship: ShipState): ShipState => ({
      ...ship,
      name: ghost(),
      hull: chance.whole(1, 12),
      hullLost: chance.whole(0, 12),
      status: chance.oneOf(['active', 'destroyed']),
      note: 'changed'
    })
    const stranger = (ship: ShipState): ShipState => {
      const left = house === 'nothing' ? chance.whole(0, ship.hull) : withinQuarter(chance, ship.hull - ship.hullLost, ship.hull)
      return { ...ship, note: 'changed', crewLost: chance.whole(0, 2), ...(house === 'everything' ? {} : { hullLost: ship.hull - left }) }
    }
    const ships = state.ships.map(ship =>
      isSecret(ship) ? secret(ship) : isStranger(viewer, sideOfUnit(ship.unitId)) ? stranger(ship) : ship
    )
    const one = ships.find(isSecret)
    const unit = state.units.find(of => of.id === one?.unitId)
    const more = unit === undefined ? null : { ...unit, id: unitId('one-more'), name: ghost() }
    const isSeenUnit = (id: string): boolean => [...state.ships, ...state.wings].some(part => part.unitId === id && !isSecret(part))
    return {
      ...state,
      ships:
        one === undefined || more === null
          ? ships
          : withOneMore(chance, ships, { ...secret(one), id: shipId('one-more'), unitId: more.id }),
      wings: state.wings.map(wing => (isSecret(wing) ? { ...wing, name: ghost(), note: 'changed' } : wing)),
      units: (more === null ? state.units : withOneMore(chance, state.units, more)).map(of =>
        isStranger(viewer, sideOfUnit(of.id)) && !isSeenUnit(of.id) ? { ...of, name: ghost(), hasActivated: chance.whole(0, 1) === 1 } : of
      ),
      fleets: state.fleets.map(fleet => ({
        ...fleet,
        hand: fleet.hand.map(card => ({ ...card, type: 'action', text: ghost() })),
        note: 'changed'
      })),
      turnCards: state.turnCards.map(row => ({ ...row, cards: row.cards.map(card => ({ ...card, text: ghost() })) })),
      obligations:
        one === undefined
          ? state.obligations
          : withOneMore(chance, state.obligations, { id: 'due', kind: 'critical', turn: 1, isDeferred: false, shipId: one.id }),
      note: 'changed',
      nextId: state.nextId + chance.whole(0, 9)
    }
  }
}
