import { hideable, hiding } from '../../../core/report/out-of-sight'
import type { ReportRules, ReportUnit } from '../../../core/report/report-rules'
import { sidesBy } from '../../../core/report/sides-by'
import type { DwCommand } from '../commands/command'
import type { DwEvent } from '../events'
import { word } from '../events/words'
import type { BattleState, UnitState, WingState } from '../model/battle'
import { findSquadron, findUnit, findWing, sideOfSquadron } from '../state'
import { unitOutline, wingOutline } from '../view/outline'
import { standingOf } from '../view/squadron-strip'
import { factsOf } from './facts-of'
import { CORRECTIONS, QUIET, TELLING } from './lists'

/** What the report of a Dystopian Wars battle is made from. */
export const dystopianReport: ReportRules<BattleState, DwCommand, DwEvent> = {
  sidesOf: state => sidesBy(state.forces),
  unitsOf: state => [
    ...state.units.map(unit => ({ ...unitOf(state, unit), hull: { left: unit.hp, max: unit.hpStart } })),
    ...state.wings.map(wing => ({ ...unitOf(state, wing), hull: { left: wing.tokens, max: wing.tokensStart } }))
  ],
  outlineOf(state, id) {
    const unit = findUnit(state, id)
    const wing = findWing(state, id)
    if (unit !== undefined) return unitOutline({ ...unit, hp: unit.hpStart })
    return wing === undefined ? null : wingOutline({ tokens: wing.tokensStart })
  },
  officersOf: () => [],
  momentOf: ({ turn, step, isOver }) => ({
    round: turn,
    word: { key: 'dwTable.turn', values: { turn } },
    phaseId: step,
    phase: word('step', isOver ? 'over' : step),
    isOver
  }),
  hideable: state => hideable(state.squadrons),
  withHidden: (state, ids) => ({ ...state, squadrons: hiding(state.squadrons, ids) }),
  factsOf,
  volleys: 'group',
  telling: TELLING,
  quiet: QUIET,
  extraDice: ['dw.roll.extra'],
  corrections: CORRECTIONS
}

function unitOf(state: BattleState, { id, name, squadronId, status }: UnitState | WingState): Omit<ReportUnit, 'hull'> {
  const group = { id: squadronId, name: findSquadron(state, squadronId)?.name ?? name }
  return { id, sideId: sideOfSquadron(state, squadronId), group, name, ...standingOf(status) }
}
