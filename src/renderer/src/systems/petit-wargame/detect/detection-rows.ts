import type { PwRefusal } from '@shared/systems/petit-wargame/commands/refusal'
import type { PwCommands } from '@shared/systems/petit-wargame/commands/command'
import { jamTurnsLeft } from '@shared/systems/petit-wargame/derive/detected'
import { detectorRange, detectorsOf } from '@shared/systems/petit-wargame/derive/ship-figures'
import type { BattleState, ShipState } from '@shared/systems/petit-wargame/model/battle'
import type { ShipId } from '@shared/systems/petit-wargame/model/design'
import type { Detector } from '@shared/systems/petit-wargame/model/element'
import { detectionOptions, type DetectionOption } from '@shared/systems/petit-wargame/options/detection-options'
import { theShip } from '@shared/systems/petit-wargame/state'

/** A detector of the acting ship, as a column. */
interface DetectorColumn {
  readonly detector: Detector
  readonly range: number
  /** Turns it stays jammed, including the current one; 0 if it works. */
  readonly jammed: number
}

export function detectorColumns(state: BattleState, ship: ShipState): readonly DetectorColumn[] {
  return detectorsOf(ship).map(detector => ({
    detector,
    range: detectorRange(ship, detector).total,
    jammed: jamTurnsLeft(state, ship, detector)
  }))
}

/** A detector against one enemy. */
export interface DetectionCell {
  readonly command: PwCommands['attemptDetection']
  readonly refusal: PwRefusal | null
  /** The chance to detect against the answer that suits the enemy best. */
  readonly chance: number
  readonly option: DetectionOption
}

/** An enemy, as a row. */
interface DetectionRow {
  readonly targetId: ShipId
  readonly name: string
  readonly away: number
  readonly cells: readonly DetectionCell[]
}

/** Every enemy on the map, nearest first, with a cell per detector in the order of the columns. */
export function detectionRows(state: BattleState, ship: ShipState): readonly DetectionRow[] {
  const rows = new Map<ShipId, DetectionCell[]>()
  const options = detectionOptions(state, ship)
  for (const option of options) {
    const chance = Math.min(...option.against.map(({ odds }) => odds.detected))
    const cells = rows.get(option.command.targetId) ?? []
    rows.set(option.command.targetId, [...cells, { command: option.command, refusal: option.refusal, chance, option }])
  }
  return [...rows].map(([targetId, cells]) => ({
    targetId,
    name: theShip(state, targetId).name,
    away: cells[0]?.option.distance ?? 0,
    cells
  }))
}
