import type { Viewer } from '../../core/view/viewer'
import type { BattleState, CardType, FleetState, HandCard, Phase, PlayedCard, ShipState, UnitState, WingState } from './model/battle'
import { theUnit } from './state'

export interface FleetView {
  readonly id: string
  readonly sideId: string
  readonly name: string
  readonly faction: FleetState['faction']
  readonly victoryPoints: number
  readonly cards: number
  /** The cards themselves; only their own side sees them. */
  readonly hand: readonly { readonly type: CardType | null; readonly text: string }[] | null
}

export interface BattleView {
  readonly name: string
  readonly turn: number
  readonly phase: Phase
  readonly activeUnitId: string | null
  readonly order: readonly string[]
  readonly fleets: readonly FleetView[]
  readonly units: readonly Omit<UnitState, 'note'>[]
  readonly ships: readonly Omit<ShipState, 'note' | 'isHidden'>[]
  readonly wings: readonly Omit<WingState, 'note' | 'isHidden'>[]
  /** Turn cards: the number of each fleet, and their text once revealed (FA-002). */
  readonly turnCards: readonly { readonly fleetId: string; readonly count: number; readonly texts: readonly string[] | null }[]
  readonly played: readonly PlayedCard[]
}

/** The battle as this viewer may see it. Hands, turn cards face down, and hidden ships and wings are for their own side, notes for the GM. */
export function viewFor(state: BattleState, viewer: Viewer): BattleView {
  const isOwn = (fleetId: string): boolean =>
    viewer.kind === 'gm' || state.fleets.some(fleet => fleet.id === fleetId && fleet.sideId === viewer.sideId)
  const isSeen = (part: ShipState | WingState): boolean => !part.isHidden || isOwn(theUnit(state, part.unitId).fleetId)
  const ships = state.ships.filter(isSeen)
  const wings = state.wings.filter(isSeen)
  // A unit nobody sees is left out, since its number would give it away.
  const units = state.units.filter(unit => isOwn(unit.fleetId) || [...ships, ...wings].some(part => part.unitId === unit.id))
  const seenIds = new Set<string>([...ships, ...units].map(one => one.id))
  return {
    name: state.name,
    turn: state.turn,
    phase: state.phase,
    activeUnitId: units.some(unit => unit.id === state.activeUnitId) ? state.activeUnitId : null,
    order: state.initiative?.order ?? [],
    fleets: state.fleets.map(fleet => fleetView(fleet, isOwn(fleet.id))),
    units: units.map(unit => ({ ...lacking(unit, ['note']), number: numberAmong(units, unit) })),
    ships: ships.map(ship => ({ ...lacking(ship, ['note', 'isHidden']), targets: ship.targets.filter(id => seenIds.has(id)) })),
    wings: wings.map(wing => lacking(wing, ['note', 'isHidden'])),
    turnCards: state.turnCards.map(row => {
      const isOpen = state.cardOrder !== null || isOwn(row.fleetId)
      return { fleetId: row.fleetId, count: row.cards.length, texts: isOpen ? row.cards.map(card => card.text) : null }
    }),
    played: state.played.map(card => ({
      ...card,
      unitId: card.unitId !== null && seenIds.has(card.unitId) ? card.unitId : null,
      shipId: card.shipId !== null && seenIds.has(card.shipId) ? card.shipId : null
    }))
  }
}

function fleetView(fleet: FleetState, isOwn: boolean): FleetView {
  const { id, sideId, name, faction, victoryPoints, hand } = fleet
  const shown = ({ type, text }: HandCard): { readonly type: CardType | null; readonly text: string } => ({ type, text })
  return { id, sideId, name, faction, victoryPoints, cards: hand.length, hand: isOwn ? hand.map(shown) : null }
}

function numberAmong(units: readonly UnitState[], unit: Pick<UnitState, 'id' | 'fleetId'>): number {
  return units.filter(one => one.fleetId === unit.fleetId).findIndex(one => one.id === unit.id) + 1
}

/** Removes what only the GM may see. */
function lacking<T extends object, K extends keyof T>(thing: T, keys: readonly K[]): Omit<T, K> {
  return Object.fromEntries(Object.entries(thing).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>
}
