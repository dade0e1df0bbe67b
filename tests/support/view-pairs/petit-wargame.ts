import type { BattleState, SectorState, ShipState } from '@shared/systems/petit-wargame/model/battle'
import { shipId, squadronId } from '@shared/systems/petit-wargame/model/design'
import type { BySector } from '@shared/systems/petit-wargame/model/element'
import { isPicked, isStranger, withOneMore, type Twins } from './twins'

export const petitTwins: Twins<BattleState> = {
  hide: (state, seed) => ({ ...state, squadrons: state.squadrons.map(one => ({ ...one, isHidden: isPicked(one.id, seed) })) }),
  sidesOf: state => state.fleets.map(fleet => fleet.sideId),
  namesOf: state => [...state.squadrons, ...state.ships].map(one => one.name),
  twin(state, viewer, chance) {
    const sideOf = (id: string): string => {
      const squadron = state.squadrons.find(one => one.id === id)
      return state.fleets.find(fleet => fleet.id === squadron?.fleetId)?.sideId ?? ''
    }
    const isFound = (ship: ShipState): boolean =>
      state.detections.some(one => one.targetId === ship.id && (viewer.kind === 'table' || !isStranger(viewer, sideOf(one.squadronId))))
    const isSecret = (ship: ShipState): boolean =>
      isStranger(viewer, sideOf(ship.squadronId)) &&
      (state.squadrons.some(one => one.id === ship.squadronId && one.isHidden === true) ||
        (state.rulings['pw.hiddenShips'] === 'untilDetected' && !isFound(ship)))
    const ghost = (): string => `Ghost ${String(chance.whole(1, 999))}`
    const ships = state.ships.map(ship => {
      const changed = { ...ship, note: 'changed', pdSpent: chance.whole(0, 3), jams: [] }
      if (!isStranger(viewer, sideOf(ship.squadronId))) return { ...ship, note: 'changed' }
      return isSecret(ship)
        ? { ...changed, name: ghost(), size: chance.oneOf(['small', 'medium', 'large'] as const) }
        : { ...changed, sectors: turned(ship.sectors) }
    })
    const isSecretSquadron = (id: string): boolean =>
      isStranger(viewer, sideOf(id)) && state.ships.filter(ship => ship.squadronId === id).every(isSecret)
    const squadrons = state.squadrons.map(one =>
      isSecretSquadron(one.id) ? { ...one, name: ghost(), hasActed: chance.whole(0, 1) === 1 } : { ...one, note: 'changed' }
    )
    const one = squadrons.find(of => of.isHidden === true && isSecretSquadron(of.id))
    const ship = ships.find(of => of.squadronId === one?.id)
    const more = squadronId('one-more')
    return {
      ...state,
      squadrons: one === undefined ? squadrons : withOneMore(chance, squadrons, { ...one, id: more, name: ghost() }),
      ships: ship === undefined ? ships : withOneMore(chance, ships, { ...ship, id: shipId('one-more'), squadronId: more }),
      nextId: state.nextId + chance.whole(0, 9)
    }
  }
}

/** The same elements in other sectors: nobody else has seen them. */
function turned(sectors: BySector<SectorState>): BySector<SectorState> {
  return { ...sectors, front: sectors.rear, rear: sectors.front, left: sectors.top, top: sectors.left }
}
