import { hideable, hiding } from '../../../core/report/out-of-sight'
import type { ReportRules } from '../../../core/report/report-rules'
import { sidesBy } from '../../../core/report/sides-by'
import type { XwCommand } from '../commands/command'
import { hullLeft } from '../derive/health'
import type { XwEvent } from '../events'
import { word } from '../events/words'
import type { BattleState } from '../model/battle'
import { findShip, sideOf } from '../state'
import { shipOutline } from '../view/outline'
import { STANDING } from '../view/ship-strip'
import { factsOf } from './facts-of'
import { CORRECTIONS, QUIET, TELLING } from './lists'

/** What the report of an X-Wing battle is made from. */
export const xwingReport: ReportRules<BattleState, XwCommand, XwEvent> = {
  sidesOf: state => sidesBy(state.squads),
  unitsOf: state =>
    state.ships.map(ship => ({
      id: ship.id,
      sideId: sideOf(state, ship.id),
      group: { id: ship.id, name: ship.name },
      name: ship.name,
      hull: { left: Math.max(0, hullLeft(ship)), max: ship.hull },
      shields: { left: ship.shields, max: Math.max(ship.shieldsStart, ship.shields) },
      ...(ship.points !== undefined && { points: ship.points }),
      standing: STANDING[ship.status],
      standingWord: ship.status === 'active' ? null : word('status', ship.status)
    })),
  outlineOf(state, id) {
    const ship = findShip(state, id)
    return ship === undefined ? null : shipOutline({ ...ship, shields: ship.shieldsStart })
  },
  officersOf: () => [],
  momentOf: ({ round, phase, isOver }) => ({
    round,
    word: { key: 'xwTable.round', values: { round } },
    phaseId: phase,
    phase: word('phase', isOver ? 'over' : phase),
    isOver
  }),
  hideable: state => hideable(state.ships),
  withHidden: (state, ids) => ({ ...state, ships: hiding(state.ships, ids) }),
  factsOf,
  volleys: 'group',
  telling: TELLING,
  quiet: QUIET,
  corrections: CORRECTIONS
}
