import { clamp } from '../../../../kernel/collections'
import type { BattleState, FleetState } from '../../model/battle'
import type { DraftArmada } from '../../model/design'
import type { SaRulings } from '../../model/rulings'
import { damageDice } from './damage'
import { alone } from '../fleet/fleet-statistics'
import { gunneryTotal } from './gunnery'
import { hasNaturalAuto, hitFrom } from './hit-face'
import { rangeBand } from './range'

/** The Armor Class the chart is drawn against. */
export const CHART_AC = 13
/** The furthest distance of the chart: the extreme range of a capital fleet. */
const CHART_HEXES = 15

/**
 * Expected damage of an armada in one round at each distance from 1 to 15 hexes against Armor Class 13: every fleet fires once, without
 * superweapon or array, at a target that is neither weak nor strong against it. Entry 0 is 1 hex.
 */
export function weightOfFire(armada: DraftArmada, rulings: SaRulings): readonly number[] {
  const state = alone(armada, rulings)
  return Array.from({ length: CHART_HEXES }, (_, i) =>
    state.fleets.reduce((total, fleet) => total + expectedDamage(state, fleet, i + 1), 0)
  )
}

function expectedDamage(state: BattleState, fleet: FleetState, rangeHexes: number): number {
  if (rangeBand(state, fleet, rangeHexes) === null) return 0
  const { count, sides } = damageDice(fleet)
  const target: FleetState = { ...fleet, fleetClass: 'destroyer' }
  const attack = { rangeHexes, arrayTargets: 1, usesSuperweapon: false, debrisCrossed: 0, gmCheck: 0 }
  const needed = CHART_AC - gunneryTotal(state, fleet, target, attack, false)
  const hitFaces = clamp(21 - hitFrom(needed, hasNaturalAuto(state.rulings)), 0, 20)
  return (hitFaces / 20) * count * ((sides + 1) / 2)
}
