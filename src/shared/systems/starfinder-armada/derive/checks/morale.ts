import type { Breakdown } from '../../../../core/breakdown/breakdown'
import type { BattleState, FleetState } from '../../model/battle'
import { readRuling } from '../../rulings'
import { MORALE } from '../../tables/modifiers'
import { checkModifier } from './check-modifier'
import { countCheckShifts } from '../fleet/effects'
import { sideOf } from '../fire/enemies'
import { countOfficers } from './officer-benefit'
import { count, countWith, explained, fastTally, type Tally } from '../tally'

export const MORALE_RESULTS = ['emboldened', 'unaffected', 'shaken', 'routed'] as const
export type MoraleResult = (typeof MORALE_RESULTS)[number]

/** A fleet's modifier for the d20 of a morale check (SA-100); an admiral only helps the fleet he or she is aboard (SA-Q19). */
export function moraleCheck(state: BattleState, fleet: FleetState): Breakdown {
  return explained(tally => fillCheck(tally, state, fleet))
}

/** The same number without its parts, for the engine. */
export function moraleTotal(state: BattleState, fleet: FleetState): number {
  const tally = fastTally()
  fillCheck(tally, state, fleet)
  return tally.total
}

const FROM_OFFICERS = { role: 'admiral', stat: 'morale', isCheck: true, withActions: true } as const

function fillCheck(tally: Tally, state: BattleState, fleet: FleetState): void {
  count(tally, 'checkModifier', checkModifier(fleet.tier), 'SA-015')
  countOfficers(tally, state, fleet, FROM_OFFICERS)
  countCheckShifts(tally, state, fleet, 'morale')
}

/**
 * The DC of a morale check: 10 plus half the tier of the opposing armada (SA-100), which is the highest tier among the enemy
 * armadas that damaged the fleet this round, or among all enemies when none did or `sa.moraleTier` reads it so (SA-Q18).
 */
export function moraleDc(state: BattleState, fleet: FleetState): Breakdown {
  const tier = opposingTier(state, fleet)
  return explained(tally => {
    count(tally, 'base', MORALE.base, 'SA-100')
    countWith(tally, 'sa.part.halfArmadaTier', Math.floor(tier / 2), 'SA-100', { tier })
  })
}

/** The result for the fleet, by check total minus DC (SA-101). */
export function moraleResult(margin: number): MoraleResult {
  if (margin >= MORALE.emboldenedFrom) return 'emboldened'
  if (margin >= MORALE.unaffectedFrom) return 'unaffected'
  return margin >= MORALE.shakenFrom ? 'shaken' : 'routed'
}

function opposingTier(state: BattleState, fleet: FleetState): number {
  const side = sideOf(state, fleet)
  let highest = 0
  let highestAttacker = 0
  for (const armada of state.armadas) {
    if (armada.sideId === side) continue
    highest = Math.max(highest, armada.tier)
    if (fleet.damagedBy.includes(armada.id)) highestAttacker = Math.max(highestAttacker, armada.tier)
  }
  return highestAttacker === 0 || readRuling(state.rulings, 'sa.moraleTier') === 'highestEnemy' ? highest : highestAttacker
}
