import { hideable, hiding } from '../../../core/report/out-of-sight'
import type { ReportRules, ReportUnit } from '../../../core/report/report-rules'
import { sidesBy } from '../../../core/report/sides-by'
import type { FaCommand } from '../commands/command'
import type { FaEvent } from '../events'
import { word } from '../events/words'
import type { BattleState, ShipState, WingState } from '../model/battle'
import { fleetOf, theUnit } from '../state'
import { shipOutline, wingOutline } from '../view/outline'
import { standingOf } from '../view/unit-strip'
import { factsOf } from './facts-of'
import { CORRECTIONS, QUIET, TELLING } from './lists'

/** What the report of a Firestorm Armada battle is made from. */
export const firestormReport: ReportRules<BattleState, FaCommand, FaEvent> = {
  sidesOf: state => sidesBy(state.fleets),
  unitsOf: state => [
    ...state.ships.map(ship => ({
      ...unitOf(state, ship),
      hull: { left: Math.max(0, ship.hull - ship.hullLost), max: ship.hull },
      ...(ship.points !== undefined && { points: ship.points }),
      ...standingOf('shipStatus', ship)
    })),
    ...state.wings.map(wing => ({ ...unitOf(state, wing), hull: null, ...standingOf('wingStatus', wing) }))
  ],
  outlineOf(state, id) {
    const ship = state.ships.find(one => one.id === id)
    const wing = state.wings.find(one => one.id === id)
    if (ship !== undefined) return shipOutline(ship, fleetOf(state, ship).faction)
    return wing === undefined ? null : wingOutline(wing)
  },
  officersOf: () => [],
  momentOf: ({ turn, phase }) => ({
    round: turn,
    word: { key: 'faTable.turn', values: { turn } },
    phaseId: phase,
    phase: word('phase', phase),
    isOver: phase === 'over'
  }),
  hideable: state => hideable([...state.ships, ...state.wings]),
  withHidden: (state, ids) => ({ ...state, ships: hiding(state.ships, ids), wings: hiding(state.wings, ids) }),
  factsOf,
  volleys: 'group',
  telling: TELLING,
  quiet: QUIET,
  extraDice: ['fa.roll.attackExtra', 'fa.roll.shieldsExtra', 'fa.roll.pointDefenceExtra', 'fa.roll.explosionExtra'],
  corrections: CORRECTIONS
}

function unitOf(state: BattleState, part: ShipState | WingState): Pick<ReportUnit, 'id' | 'sideId' | 'group' | 'name'> {
  const unit = theUnit(state, part.unitId)
  return { id: part.id, sideId: fleetOf(state, part).sideId, group: { id: unit.id, name: unit.name }, name: part.name }
}
