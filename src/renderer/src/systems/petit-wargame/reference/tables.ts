import type { Message } from '@shared/core/engine/message'
import { present } from '@shared/kernel/present'
import { elementSign } from '@shared/systems/petit-wargame/derive/element-letters'
import { stepCost } from '@shared/systems/petit-wargame/derive/movement'
import type { TableName } from '@shared/systems/petit-wargame/model/board'
import {
  COUNTERMEASURES,
  DEFENCES,
  DETECTORS,
  SECTORS,
  SHIP_SIZES,
  WEAPONS,
  type Element
} from '@shared/systems/petit-wargame/model/element'
import { detectionResult } from '@shared/systems/petit-wargame/rules/roll-detection'
import { sectorOf } from '@shared/systems/petit-wargame/rules/settle-damage'
import { COMBAT_TABLE, DETECTION_TABLE, TOKEN_COUNTS } from '@shared/systems/petit-wargame/tables/scores'
import { HALF, SECTOR_POINTS_MIN, STRUCTURE_POINTS } from '@shared/systems/petit-wargame/tables/sizes'
import type { ReferenceTable, SystemReference } from '../../../contract/system-reference'

const column = (name: string): Message => ({ key: `pwDigest.column.${name}` })
const NO_ANSWER: Message = { key: 'pwReference.none' }

/** What ships of each size cost and how their points are spread (PW-005, PW-010). */
function sizes(): ReferenceTable {
  return {
    columns: [{ key: 'pwBuilder.column.size' }, column('structure'), column('fewest'), column('most')],
    rows: SHIP_SIZES.map(size => [{ key: `pw.size.${size}` }, STRUCTURE_POINTS[size], SECTOR_POINTS_MIN, STRUCTURE_POINTS[size] / HALF])
  }
}

/** The families of elements, their signs, and how many a ship may have (PW-012 to PW-024). */
function elements(): ReferenceTable {
  const family = (name: string, types: readonly Element[], limit: string): ReferenceTable['rows'][number] => [
    { key: `pw.family.${name}` },
    types.map(elementSign).join(' '),
    { key: `pwDigest.limit.${limit}` }
  ]
  return {
    columns: [column('family'), column('signs'), column('limit')],
    rows: [
      family('engine', ['engine'], 'none'),
      family('offensive', WEAPONS, 'none'),
      family('defensive', DEFENCES, 'sector'),
      family('detection', DETECTORS, 'none'),
      family('countermeasure', COUNTERMEASURES, 'ship')
    ]
  }
}

/** The printed tables, row O last (PW-033, PW-048). */
function detection(): ReferenceTable {
  return {
    columns: [{ key: 'pwReference.rows.detection' }, ...DETECTORS],
    rows: [...COUNTERMEASURES, NO_ANSWER].map((row, i) => [row, ...present(DETECTION_TABLE[i], 'row of a countermeasure')])
  }
}

function combat(): ReferenceTable {
  return {
    columns: [{ key: 'pwReference.rows.combat' }, ...WEAPONS],
    rows: [...DEFENCES, NO_ANSWER].map((row, i) => [row, ...present(COMBAT_TABLE[i], 'row of a defence')])
  }
}

/** What both margins make of an attempt (PW-036): an example of each case, told by its signs. */
function results(): ReferenceTable {
  const result = (own: number, enemy: number): Message => ({ key: `pw.detection.${detectionResult(own, enemy)}` })
  return {
    columns: [column('detectorMargin'), column('enemyMargin'), column('result')],
    rows: [
      ['< 0', '≤ 0', result(-1, 0)],
      ['< 0', '> 0', result(-1, 1)],
      ['≥ 0', { key: 'pwDigest.margin.lower' }, result(1, 0)],
      ['≥ 0', { key: 'pwDigest.margin.notLower' }, result(1, 1)]
    ]
  }
}

/** A step of each kind with its cost (PW-042). */
function steps(): ReferenceTable {
  const from = { x: 0, y: 0, z: 0 }
  const ways = [
    { x: 0, y: 0, z: 1 },
    { x: 1, y: 0, z: 0 },
    { x: 1, y: 1, z: 0 },
    { x: 1, y: 0, z: 1 },
    { x: 1, y: 1, z: 1 }
  ]
  return {
    columns: [column('step'), { key: 'pwTable.points.pd' }, { key: 'pwTable.points.pm' }],
    rows: ways.map(to => {
      const { kind, pd, pm } = present(stepCost(from, to), 'a single step')
      return [{ key: `pw.step.${kind}` }, pd, pm]
    })
  }
}

/** The sector a die shows, for the position in a tie and for dispersed points (PW-045, PW-058). */
function sectorDie(): ReferenceTable {
  return {
    columns: [{ key: 'pw.part.die' }, column('sector')],
    rows: Array.from(SECTORS, (_, i) => [i + 1, { key: `pw.part.${sectorOf(i + 1)}` }])
  }
}

/** How many tokens of each value build the tables (PW-063, PW-065). */
function tokens(): ReferenceTable {
  const count = (table: TableName, token: number): number => TOKEN_COUNTS[table].find(([value]) => value === token)?.[1] ?? 0
  return {
    columns: [column('token'), { key: 'pwReference.table.detection' }, { key: 'pwReference.table.combat' }],
    rows: TOKEN_COUNTS.combat.map(([value]) => [value, count('detection', value), count('combat', value)])
  }
}

export const TABLES: SystemReference['tables'] = { sizes, elements, detection, combat, results, steps, sectorDie, tokens }
