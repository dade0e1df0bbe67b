import { breakdown, highestOf, type Breakdown } from '../../../core/breakdown/breakdown'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { Position } from '../model/board'
import { readRuling } from '../rulings'
import { part } from './part'

/** The distance along the three axes, added up, or only the longest, as `pw.distance` reads (PW-030, PW-Q01). */
export function distance(rulings: ChosenRulings, from: Position, to: Position): Breakdown {
  const parts = [
    part('across', Math.abs(to.x - from.x), 'PW-030'),
    part('along', Math.abs(to.y - from.y), 'PW-030'),
    part('altitude', Math.abs(to.z - from.z), 'PW-030')
  ]
  return breakdown(readRuling(rulings, 'pw.distance') === 'manhattan3D' ? parts : highestOf(parts, 'pw.notCounted.shorter'))
}

export function isSamePlace(one: Position, other: Position): boolean {
  return one.x === other.x && one.y === other.y && one.z === other.z
}
