import type { CarryRules } from '@shared/core/carry/carry-rules'
import type { Typed } from '@shared/core/engine/rule-system'
import type { ReportRules } from '@shared/core/report/report-rules'

/** The report of an invented game in which nobody fights. */
export function aReport<State, Command extends Typed, Event extends Typed>(): ReportRules<State, Command, Event> {
  return {
    sidesOf: () => [],
    unitsOf: () => [],
    officersOf: () => [],
    momentOf: () => ({
      round: 0,
      word: { key: 'test.round' },
      phaseId: 'phase',
      phase: { key: 'test.phase' },
      isOver: false
    }),
    hideable: () => [],
    withHidden: state => state,
    factsOf: () => [],
    volleys: 'side',
    telling: [],
    quiet: [],
    corrections: []
  }
}

/** The rules of a game whose battles leave nothing behind. */
export function aCarry<State, Command extends Typed, R>(): CarryRules<State, Command, R> {
  return {
    partsOf: () => [],
    lastsOn: () => [],
    woundOf: () => ({}),
    wounded: () => [],
    without: roster => roster
  }
}
