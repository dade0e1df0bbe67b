import type { Viewer } from '../../core/view/viewer'
import { isDetected, jamTurnsLeft } from './derive/detected'
import { lossDue, type LossDue } from './derive/loss-due'
import { manoeuvreBonus, pdLeft, pmLeft } from './derive/movement'
import { shipFigures, type ShipFigures } from './derive/ship-figures'
import { losses, type Losses } from './derive/victory'
import { whoseTurn, type Turn } from './derive/whose-turn'
import type { BattleState, Building, Engagement, FleetState, PendingDetection, ShipState, SquadronState } from './model/battle'
import type { ScoreTables } from './model/board'
import type { Detector } from './model/element'
import { fleetOf, isDestroyed } from './state'

/** A ship as everybody sees it: its model and sheet are open. Only its own side sees the GM's note. */
export interface ShipView extends Omit<ShipState, 'note'> {
  readonly sideId: string
  readonly note: string | null
  readonly isDestroyed: boolean
  /** Its figures now. */
  readonly figures: ShipFigures
  readonly pdLeft: number
  readonly pmLeft: number
  readonly manoeuvre: number
  readonly jammed: readonly { readonly detector: Detector; readonly turns: number }[]
  /** The active squadron has found it. */
  readonly isDetected: boolean
  readonly hasEngaged: boolean
}

export interface BattleView {
  readonly name: string
  readonly turn: number
  readonly isOver: boolean
  readonly winnerId: string | null
  readonly conductor: Turn
  readonly tables: ScoreTables
  readonly building: Building | null
  readonly fleets: readonly (FleetState & { readonly losses: Losses })[]
  readonly squadrons: readonly (Omit<SquadronState, 'note'> & { readonly note: string | null; readonly isActive: boolean })[]
  readonly ships: readonly ShipView[]
  readonly detection: PendingDetection | null
  readonly engagement: Engagement | null
  readonly lossDue: LossDue | null
}

/** The battle as this viewer may see it. Ships and map are open; notes are for their side and the GM. */
export function viewFor(state: BattleState, viewer: Viewer): BattleView {
  const noteOf = (note: string, sideId: string): string | null => (viewer.kind === 'gm' || viewer.sideId === sideId ? note : null)
  const { activation } = state
  return {
    name: state.name,
    turn: state.turn,
    isOver: state.isOver,
    winnerId: state.winnerId,
    conductor: whoseTurn(state),
    tables: state.tables,
    building: state.building,
    fleets: state.fleets.map(fleet => ({ ...fleet, losses: losses(state, fleet.sideId) })),
    squadrons: state.squadrons.map(one => ({
      ...one,
      note: noteOf(one.note, fleetOf(state, one.id).sideId),
      isActive: activation?.squadronId === one.id
    })),
    ships: state.ships.map(ship => shipView(state, ship, noteOf(ship.note, fleetOf(state, ship.squadronId).sideId))),
    detection: activation?.detection ?? null,
    engagement: activation?.engagement ?? null,
    lossDue: lossDue(state)
  }
}

function shipView(state: BattleState, ship: ShipState, note: string | null): ShipView {
  const { activation } = state
  return {
    ...ship,
    sideId: fleetOf(state, ship.squadronId).sideId,
    note,
    isDestroyed: isDestroyed(ship),
    figures: shipFigures(ship),
    pdLeft: pdLeft(ship),
    pmLeft: pmLeft(ship),
    manoeuvre: manoeuvreBonus(state.rulings, ship).total,
    jammed: ship.jams.map(({ detector }) => ({ detector, turns: jamTurnsLeft(state, ship, detector) })),
    isDetected: activation !== null && isDetected(state, activation.squadronId, ship.id),
    hasEngaged: activation?.engagedIds.includes(ship.id) ?? false
  }
}
