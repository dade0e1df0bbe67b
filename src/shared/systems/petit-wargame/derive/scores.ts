import { present } from '../../../kernel/present'
import type { ScoreTable, ScoreTables } from '../model/board'
import type { Countermeasure, Defence, Detector, Weapon } from '../model/element'
import { COUNTERMEASURES, DEFENCES, DETECTORS, WEAPONS } from '../model/element'

/** Rows and columns have their letters in the same order: the third row is c, the third column C. Row O comes last. */
function cell(table: ScoreTable, row: number, column: number): number {
  return present(table[row]?.[column], `cell ${String(row)}/${String(column)}`)
}

/** The most the detector may roll: the row of the countermeasure, or row O, and the column of the detector (PW-034, PW-038). */
export function detectionScore(tables: ScoreTables, detector: Detector, against: Countermeasure | null): number {
  const row = against === null ? COUNTERMEASURES.length : COUNTERMEASURES.indexOf(against)
  return cell(tables.detection, row, DETECTORS.indexOf(detector))
}

/** The most the countermeasure may roll: the row of the detector's letter and the column of its own (PW-034, PW-Q02). */
export function counterScore(tables: ScoreTables, detector: Detector, countermeasure: Countermeasure): number {
  return cell(tables.detection, DETECTORS.indexOf(detector), COUNTERMEASURES.indexOf(countermeasure))
}

/** The row of the defence, or row O, and the column of the weapon (PW-051, PW-054). */
export function hitScore(tables: ScoreTables, weapon: Weapon, against: Defence | null): number {
  const row = against === null ? DEFENCES.length : DEFENCES.indexOf(against)
  return cell(tables.combat, row, WEAPONS.indexOf(weapon))
}

/** The row of the weapon's letter and the column of the defence's (PW-052). */
export function defenceScore(tables: ScoreTables, weapon: Weapon, defence: Defence): number {
  return cell(tables.combat, WEAPONS.indexOf(weapon), DEFENCES.indexOf(defence))
}
