import type { Breakdown } from '../../../core/breakdown/breakdown'
import type { BattleState, FleetState, Stunt } from '../model/battle'
import { CLASSES } from '../tables/classes'
import { STUNTS_DC, STUNT_TIER_SHARE } from '../tables/stunts'
import { armorClass } from './armor-class'
import { checkModifier } from './check-modifier'
import { countCheckShifts } from './effects'
import { countBenefit } from './officer-benefit'
import { count, explained } from './tally'

/** What a fleet adds to the d20 of a stunt (SA-089). Speed adds nothing (SA-086). */
export function pilotingCheck(state: BattleState, fleet: FleetState): Breakdown {
  return explained(tally => {
    count(tally, 'checkModifier', checkModifier(fleet.tier), 'SA-015')
    count(tally, 'manoeuvrability', CLASSES[fleet.fleetClass].pilotingModifier, 'SA-014')
    countBenefit(tally, state, fleet, 'commander')
    countCheckShifts(tally, state, fleet, 'piloting')
  })
}

/**
 * The DC of a stunt (SA-090): 10 or 15 plus a quarter of the tier; a flyby meets the target's Armor Class without shields and
 * chief caster (SA-Q28). Null for a stunt without a check, and for a flyby of nobody.
 */
export function stuntDc(state: BattleState, fleet: FleetState, stunt: Stunt, target: FleetState | null): Breakdown | null {
  const dc = STUNTS_DC[stunt]
  if (dc === null) return null
  if (dc === 'targetAc') return target === null ? null : armorClass(state, target, { versus: 'officer', isFromFrontArc: false })
  return explained(tally => {
    count(tally, 'base', dc.base, 'SA-090')
    count(tally, 'quarterTier', Math.floor(fleet.tier / STUNT_TIER_SHARE), 'SA-090')
  })
}
