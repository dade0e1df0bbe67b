import { judge } from '../../../core/validate/verdict'
import type { DraftFleet } from '../model/design'
import { FIRM_PROBLEMS, problem, type FleetProblem } from './problem'
import { shipProblems } from './ship'

export interface FleetVerdict {
  /** 'unsure' when nothing is illegal but the tracker will have to ask something. */
  readonly verdict: 'legal' | 'illegal' | 'unsure'
  readonly problems: readonly FleetProblem[]
  /** The fleet may fight: it is not illegal, or the GM allows it. */
  readonly isFit: boolean
}

/** Checks that squadrons have ships, flights have wings, and cards can be read. The text has no points. */
export function validateFleet(fleet: DraftFleet): FleetVerdict {
  const problems = [...rosterProblems(fleet), ...fleet.squadrons.flatMap(unit => unit.ships.flatMap(ship => shipProblems(unit.id, ship)))]
  return { ...judge(problems, FIRM_PROBLEMS, fleet.allowIllegal), problems }
}

function rosterProblems(fleet: DraftFleet): readonly FleetProblem[] {
  const { squadrons, flights } = fleet
  const unnamed = [...squadrons, ...flights].filter(unit => isEmpty(unit.name))
  const mixed = squadrons.filter(unit => new Set(unit.ships.map(ship => ship.shipClass)).size > 1)
  return [
    ...(isEmpty(fleet.name) ? [problem({ code: 'name-empty', source: 'FA-001', field: 'name' })] : []),
    ...(squadrons.length === 0 ? [problem({ code: 'no-squadrons', source: 'FA-004', field: 'squadrons' })] : []),
    ...unnamed.map(unit => problem({ code: 'name-empty', source: 'FA-004', field: 'name', unitId: unit.id })),
    ...squadrons
      .filter(unit => unit.ships.length === 0)
      .map(unit => problem({ code: 'no-ships', source: 'FA-004', field: 'ships', unitId: unit.id })),
    ...mixed.map(unit => problem({ code: 'mixed-squadron', source: 'FA-029', field: 'ships', unitId: unit.id, severity: 'cannot-tell' })),
    ...flights
      .filter(unit => unit.wings.length === 0)
      .map(unit => problem({ code: 'no-wings', source: 'FA-Q22', field: 'wings', unitId: unit.id }))
  ]
}

function isEmpty(name: string): boolean {
  return name.trim() === ''
}
