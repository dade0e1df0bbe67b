import type { BattleState, FleetState, RangeBand } from '../../model/battle'
import type { FleetClass } from '../../model/design'
import { CUSTOM_BANDS_KEYS, type SaRulings } from '../../model/rulings'
import { readRuling } from '../../rulings'
import { CLASSES } from '../../tables/classes'
import { ENCHANT_HEXES } from '../../tables/limits'
import { enchantsCounted } from './critical-from'
import { countShifts } from '../fleet/effects'
import { fastTally } from '../tally'

/** Furthest hex of the short, long and extreme band. */
export type Reach = readonly [short: number, long: number, extreme: number]

const MULTIPLES = {
  capital: multiplesOf(CLASSES.capital.rangeHexes),
  destroyer: multiplesOf(CLASSES.destroyer.rangeHexes),
  fighter: multiplesOf(CLASSES.fighter.rangeHexes)
} as const satisfies Readonly<Record<FleetClass, Reach>>

/** Reads `5/10/15`: three whole numbers of hexes from 1 to 99, none smaller than the one before. Null for any other text. */
export function readBands(text: string): Reach | null {
  const found = /^\s*(\d{1,2})\s*\/\s*(\d{1,2})\s*\/\s*(\d{1,2})\s*$/u.exec(text)
  if (found === null) return null
  const short = Number(found[1])
  const long = Number(found[2])
  const extreme = Number(found[3])
  return short >= 1 && long >= short && extreme >= long ? [short, long, extreme] : null
}

/**
 * The bands of a class in hexes: the printed range once, twice and three times, or the GM's own (SA-025, SA-Q03).
 * If the GM's text cannot be read, the printed bands apply.
 */
export function rangeBandsOf(rulings: SaRulings, fleetClass: FleetClass): Reach {
  if (readRuling(rulings, 'sa.rangeBands') !== 'custom') return MULTIPLES[fleetClass]
  return readBands(rulings[CUSTOM_BANDS_KEYS[fleetClass]] ?? '') ?? MULTIPLES[fleetClass]
}

/**
 * The bands of a fleet in battle. Extra range moves the bands as a larger printed number would, by once, twice and three times as much. An
 * Enchant may move all three by the same amount instead (`sa.enchantRange`, SA-Q25).
 */
export function reachOf(state: BattleState, fleet: FleetState): Reach {
  const bands = rangeBandsOf(state.rulings, fleet.fleetClass)
  const enchanted = ENCHANT_HEXES * enchantsCounted(state, fleet)
  const each = enchanted > 0 && readRuling(state.rulings, 'sa.enchantRange') === 'eachBandPlus2' ? enchanted : 0
  const base = shiftOf(state, fleet) + enchanted - each
  if (base === 0 && each === 0) return bands
  return [Math.max(0, bands[0] + base + each), Math.max(0, bands[1] + 2 * base + each), Math.max(0, bands[2] + 3 * base + each)]
}

/** The range band of a target at that distance; null beyond extreme range, where no attack is possible (SA-025, SA-092). */
export function rangeBand(state: BattleState, fleet: FleetState, hexes: number): RangeBand | null {
  const reach = reachOf(state, fleet)
  if (hexes <= reach[0]) return 'short'
  if (hexes <= reach[1]) return 'long'
  return hexes <= reach[2] ? 'extreme' : null
}

function shiftOf(state: BattleState, fleet: FleetState): number {
  const tally = fastTally()
  countShifts(tally, state, fleet, 'range')
  return tally.total
}

function multiplesOf(hexes: number): Reach {
  return [hexes, 2 * hexes, 3 * hexes]
}
