import { isOwn } from '../../../core/view/known'
import type { Viewer } from '../../../core/view/viewer'
import type { BattleState, TurnCard } from '../model/battle'
import { apart } from '../state'

/**
 * The battle without what this viewer does not see at all: hidden ships and wings of others, the units nobody sees any part of, whatever
 * lies on them, and the hands of others, whose number counts hidden units too (FA-061). Whoever acted out of sight has not acted.
 */
export function seenBy(state: BattleState, viewer: Viewer): BattleState {
  if (viewer.kind === 'gm') return state
  const ownFleets = new Set<string>(state.fleets.filter(fleet => isOwn(viewer, fleet.sideId)).map(fleet => fleet.id))
  const ownUnits = new Set<string>(state.units.filter(unit => ownFleets.has(unit.fleetId)).map(unit => unit.id))
  const isSeen = (part: { readonly isHidden: boolean; readonly unitId: string }): boolean => !part.isHidden || ownUnits.has(part.unitId)
  const ships = state.ships.filter(isSeen)
  const wings = state.wings.filter(isSeen)
  const parts = new Set<string>([...ships, ...wings].map(part => part.unitId))
  const units = state.units.filter(unit => ownUnits.has(unit.id) || parts.has(unit.id))
  const fleets = state.fleets.filter(fleet => ownFleets.has(fleet.id) || units.some(unit => unit.fleetId === fleet.id))
  const ids = new Set<string>([...ships, ...wings, ...units, ...fleets].map(one => one.id))
  const inSight = <T extends string>(all: readonly T[]): readonly T[] => all.filter(id => ids.has(id))
  const activatedIds = inSight(state.activatedIds ?? [])
  const { initiative, cardOrder, previousOrder } = state
  return {
    ...state,
    fleets: fleets.map(fleet => (ownFleets.has(fleet.id) ? fleet : { ...fleet, hand: [] })),
    units,
    ships: ships.map(ship => ({ ...ship, targets: inSight(ship.targets) })),
    wings: wings.map(wing => (wing.contactId === undefined || ids.has(wing.contactId) ? wing : apart(wing))),
    effects: state.effects.filter(effect => ids.has(effect.targetId)),
    turnCards: state.turnCards.filter(({ fleetId }) => ids.has(fleetId)).map(row => ({ ...row, cards: row.cards.filter(isInSight(ids)) })),
    cardOrder: cardOrder === null ? null : inSight(cardOrder),
    initiative: initiative === null ? null : { results: [], order: inSight(initiative.order) },
    previousOrder: previousOrder === null ? null : inSight(previousOrder),
    activeUnitId: state.activeUnitId !== null && ids.has(state.activeUnitId) ? state.activeUnitId : null,
    activatedIds,
    // Whose turn it is follows from the last unit that was seen to act (FA-004).
    lastFleetId: units.find(({ id }) => id === activatedIds.at(-1))?.fleetId ?? null,
    hasActed: false,
    hasReacted: false,
    played: [],
    boardings: state.boardings.filter(one => ids.has(one.attackerId) && ids.has(one.targetId)),
    obligations: state.obligations.filter(due => ids.has(due.kind === 'drivenOff' ? due.wingId : due.shipId)),
    note: '',
    nextId: 0
  }
}

/** Whether a card lies on nothing in particular, or on what is seen. */
const isInSight =
  (ids: ReadonlySet<string>) =>
  ({ unitId, shipId }: TurnCard): boolean =>
    [unitId, shipId].every(id => id === null || ids.has(id))
