import { hideable, hiding } from '../../../core/report/out-of-sight'
import type { ReportRules } from '../../../core/report/report-rules'
import { sidesBy } from '../../../core/report/sides-by'
import type { PwCommand } from '../commands/command'
import type { PwEvent } from '../events'
import { word } from '../events/words'
import type { BattleState } from '../model/battle'
import { findShip, findSquadron, isDestroyed, sideOf } from '../state'
import { shipOutline } from '../view/outline'
import { elementsOf } from '../view/squadron-strip'
import { factsOf } from './facts-of'
import { CORRECTIONS, QUIET, TELLING } from './lists'

/** What the report of a Petit Wargame battle is made from. The hull of a ship is its elements. */
export const petitReport: ReportRules<BattleState, PwCommand, PwEvent> = {
  sidesOf: state => sidesBy(state.fleets),
  unitsOf: state =>
    state.ships.map(ship => ({
      id: ship.id,
      sideId: sideOf(state, ship.id),
      group: { id: ship.squadronId, name: findSquadron(state, ship.squadronId)?.name ?? ship.name },
      name: ship.name,
      hull: elementsOf(ship),
      points: ship.costPoints,
      standing: isDestroyed(ship) ? 'destroyed' : 'fighting',
      standingWord: isDestroyed(ship) ? { key: 'pw.view.destroyed' } : null
    })),
  outlineOf(state, id) {
    const ship = findShip(state, id)
    return ship === undefined ? null : shipOutline(ship)
  },
  officersOf: () => [],
  momentOf: ({ turn, phase, isOver }) => ({
    round: turn,
    word: { key: 'pwTable.turn', values: { turn } },
    phaseId: phase,
    phase: isOver ? { key: 'pw.view.over' } : word('phase', phase),
    isOver
  }),
  hideable: state => hideable(state.squadrons),
  withHidden: (state, ids) => ({ ...state, squadrons: hiding(state.squadrons, ids) }),
  factsOf,
  volleys: 'group',
  telling: TELLING,
  quiet: QUIET,
  corrections: CORRECTIONS
}
