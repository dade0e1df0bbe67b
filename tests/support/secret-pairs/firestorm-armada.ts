import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import type { BattleState, ShipState, UnitState } from '@shared/systems/firestorm-armada/model/battle'
import type { DraftFleet } from '@shared/systems/firestorm-armada/model/design'
import { randomCommand } from '../firestorm-armada/random-battle'
import { randomSetup } from '../firestorm-armada/random-setup'
import { nextCommand } from '../firestorm-armada/whole-battle'
import { bar, isStrange, less, type SecretGame, type Watcher } from './secret-game'

const sideOfFleet = (state: BattleState, id: string): string => state.fleets.find(fleet => fleet.id === id)?.sideId ?? ''
const sideOfUnit = (state: BattleState, id: string): string => sideOfFleet(state, state.units.find(unit => unit.id === id)?.fleetId ?? '')
type Part = { readonly isHidden: boolean; readonly unitId: string }
const isSecret = (state: BattleState, viewer: Watcher, part: Part): boolean =>
  part.isHidden && isStrange(viewer, sideOfUnit(state, part.unitId))

export const secretFirestorm: SecretGame<BattleState, FaCommand, never, string> = {
  system: firestormArmada as never,
  randomSetup,
  randomCommand,
  nextCommand,
  withDrafts(state, command, change) {
    const fleet = (one: DraftFleet, sideId: string): DraftFleet => ({
      ...one,
      squadrons: change(one.squadrons, sideId),
      flights: change(one.flights, sideId)
    })
    switch (command.type) {
      case 'beginBattle':
        return { ...command, fleets: command.fleets.map(one => ({ ...one, fleet: fleet(one.fleet, one.sideId) })) }
      case 'joinFleet':
        return { ...command, fleet: fleet(command.fleet, command.sideId) }
      case 'joinUnits': {
        const sideId = sideOfFleet(state, command.fleetId)
        return { ...command, squadrons: change(command.squadrons, sideId), flights: change(command.flights, sideId) }
      }
      default:
        return command
    }
  },
  hiding: (chance, state, isSet) => ({ type: 'markShip', shipId: chance.oneOf(state.ships).id, mark: 'isHidden', isSet }),
  hiddenAlone(state, viewer) {
    const ships = state.ships.filter(ship => isSecret(state, viewer, ship))
    const wings = state.wings.filter(wing => isSecret(state, viewer, wing))
    return { ...state, ships, wings, units: state.units.filter(unit => [...ships, ...wings].some(part => part.unitId === unit.id)) }
  },
  neverHidden: {
    advancePhase: 'Phases are announced.',
    endBattle: 'The end of a battle is announced.',
    setRuling: 'House rules are those of the whole table.',
    tellBattle: 'Place and headline are for everybody.'
  },
  open(state, viewer) {
    const ships = state.ships.filter(ship => !isSecret(state, viewer, ship))
    const wings = state.wings.filter(wing => !isSecret(state, viewer, wing))
    const isOwn = (unit: UnitState): boolean => !isStrange(viewer, sideOfFleet(state, unit.fleetId))
    const units = state.units.filter(unit => isOwn(unit) || [...ships, ...wings].some(part => part.unitId === unit.id))
    const fleets = state.fleets.filter(one => !isStrange(viewer, one.sideId) || units.some(unit => unit.fleetId === one.id))
    const ids = new Set<string>([...ships, ...wings, ...units, ...fleets].map(({ id }) => id))
    const seen = (order: readonly string[] | null): readonly string[] | null => order?.filter(id => ids.has(id)) ?? null
    return {
      ...less(state, 'nextId', 'lastFleetId', 'note', 'played', 'hasActed', 'hasReacted'),
      fleets: fleets.map(fleet => ({
        ...less(fleet, 'hand', 'note', 'tacticalShift', 'commandShift', 'handShift'),
        hand: isStrange(viewer, fleet.sideId) ? null : fleet.hand.length
      })),
      units: units.map(unit => less(unit, 'note', 'number')),
      ships: ships.map(ship => knownShip(state, ship, isStrange(viewer, sideOfUnit(state, ship.unitId)), ids)),
      wings: wings.map(wing => ({
        ...less(wing, 'note', 'contactId'),
        isDrivenOff: isStrange(viewer, sideOfUnit(state, wing.unitId)) ? null : wing.isDrivenOff
      })),
      effects: state.effects.filter(effect => ids.has(effect.targetId)).map(effect => less(effect, 'id')),
      turnCards: state.turnCards
        .filter(({ fleetId }) => ids.has(fleetId))
        .map(({ fleetId, cards }) => [
          fleetId,
          cards.filter(({ unitId, shipId }) => [unitId, shipId].every(id => id === null || ids.has(id))).length
        ])
        .filter(([, count]) => count !== 0),
      cardOrder: seen(state.cardOrder),
      previousOrder: seen(state.previousOrder),
      initiative: seen(state.initiative?.order ?? null),
      activeUnitId: state.activeUnitId !== null && ids.has(state.activeUnitId) ? state.activeUnitId : null,
      activatedIds: (state.activatedIds ?? []).filter(id => ids.has(id)),
      boardings: state.boardings.filter(one => ids.has(one.attackerId) && ids.has(one.targetId)).map(one => less(one, 'id')),
      obligations: state.obligations
        .map(due => ({ kind: due.kind, owner: due.kind === 'drivenOff' ? due.wingId : due.shipId, isDeferred: due.isDeferred }))
        .filter(({ owner }) => ids.has(owner))
    }
  }
}

function knownShip(state: BattleState, ship: ShipState, isEnemy: boolean, ids: ReadonlySet<string>): object {
  const open = { ...less(ship, 'note'), targets: ship.targets.filter(id => ids.has(id)) } as ShipState
  const house = state.rulings['fa.enemyKnown'] ?? 'wordsAndBars'
  if (!isEnemy || house === 'everything') return open
  const hull = house === 'nothing' ? {} : { hull: bar(ship.hull - ship.hullLost, ship.hull) }
  return {
    ...less(open, 'hull', 'hullLost', 'crewLost', 'assaultLost', 'pointDefenceUsed', 'hasBoarded', 'hasRammed', 'targets', 'movedInches'),
    ...hull
  }
}
