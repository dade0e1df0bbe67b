import type { BattleState } from '../model/battle'
import { isFighting } from '../state'

/**
 * Where the fleets of a forecast stand: an open field without a map. Each armada begins in a line, one lane per fleet, and fleets never
 * block each other. Lists are indexed by a fleet's position in the battle.
 */
export interface Field {
  /** Hexes from the first armada's line towards the second's. */
  readonly ahead: Int32Array
  /** Rows of hexes, 0 in the middle of the line. */
  readonly lane: Int32Array
  /** The armada of the fleet: 0 or 1. */
  readonly side: Uint8Array
  /** Positions of the fleets of each armada; those that were out of the fight when they were last pruned are no longer in it. */
  fleets: readonly [readonly number[], readonly number[]]
}

/** Two lines that far apart. The battle has two armadas. */
export function lineUp(state: BattleState, distanceHexes: number): Field {
  const { fleets } = state
  const first = state.armadas[0]?.id
  const lines: readonly [number[], number[]] = [[], []]
  const side = new Uint8Array(fleets.length)
  const ahead = new Int32Array(fleets.length)
  const lane = new Int32Array(fleets.length)
  for (let i = 0; i < fleets.length; i += 1) {
    const armada = fleets[i]?.armadaId === first ? 0 : 1
    side[i] = armada
    ahead[i] = armada * distanceHexes
    lines[armada].push(i)
  }
  for (const line of lines) for (const i of line) lane[i] = (fleets[i]?.number ?? 0) - 1 - Math.floor((line.length - 1) / 2)
  return { ahead, lane, side, fleets: lines }
}

/** Takes fleets that are out of the fight off the lists: nobody aims at them, and they never come back. */
export function pruneFleets(state: BattleState, field: Field): void {
  const fights = (index: number): boolean => {
    const fleet = state.fleets[index]
    return fleet !== undefined && isFighting(fleet)
  }
  field.fleets = [field.fleets[0].filter(fights), field.fleets[1].filter(fights)]
}

/** Positions of the enemies of a fleet, those that have left the fight since they were last pruned among them. */
export function enemiesOf(field: Field, index: number): readonly number[] {
  return field.fleets[field.side[index] === 0 ? 1 : 0]
}

/** Hexes between two fleets, at least 1. Each row crossed covers half a hex of the way along. */
export function hexesBetween(field: Field, one: number, other: number): number {
  const rows = Math.abs((field.lane[one] ?? 0) - (field.lane[other] ?? 0))
  const along = Math.abs((field.ahead[one] ?? 0) - (field.ahead[other] ?? 0))
  // Two rows crossed cover a whole hex of the way along.
  return Math.max(1, rows + Math.max(0, along - (rows >> 1)))
}

/**
 * Moves a fleet as the tactic of the forecast says: to short range of the nearest enemy; away from the enemy when it is routed.
 * `speed` in hexes, `shortRange` the furthest hex without penalty.
 */
export function steer(state: BattleState, field: Field, index: number, speed: number, shortRange: number): void {
  const forward = field.side[index] === 0 ? 1 : -1
  const ahead = field.ahead[index] ?? 0
  if (state.fleets[index]?.status === 'routed') {
    field.ahead[index] = ahead - forward * speed
    return
  }
  const enemy = nearestEnemy(state, field, index)
  if (enemy < 0) return
  const hexes = Math.min(speed, hexesBetween(field, index, enemy) - shortRange)
  if (hexes <= 0) return
  const gap = ((field.ahead[enemy] ?? 0) - ahead) * forward
  const straight = Math.min(hexes, Math.max(0, gap - 1))
  const rows = (field.lane[enemy] ?? 0) - (field.lane[index] ?? 0)
  field.ahead[index] = ahead + forward * straight
  field.lane[index] = (field.lane[index] ?? 0) + Math.sign(rows) * Math.min(Math.abs(rows), hexes - straight)
}

/** The nearest enemy that still fights, of equals the first of its line; −1 when there is none. */
function nearestEnemy(state: BattleState, field: Field, index: number): number {
  let nearest = -1
  let hexes = Infinity
  for (const other of enemiesOf(field, index)) {
    const apart = hexesBetween(field, index, other)
    if (apart >= hexes) continue
    const fleet = state.fleets[other]
    if (fleet === undefined || !isFighting(fleet)) continue
    hexes = apart
    nearest = other
  }
  return nearest
}
