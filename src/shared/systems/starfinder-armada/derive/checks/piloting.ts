import type { Breakdown } from '../../../../core/breakdown/breakdown'
import type { BattleState, FleetState, Stunt } from '../../model/battle'
import { readRuling } from '../../rulings'
import { CLASSES } from '../../tables/classes'
import { AGILE_PILOTING } from '../../tables/modifiers'
import { STUNTS_DC, STUNT_TIER_SHARE } from '../../tables/stunts'
import { isAbilityOut } from '../fleet/abilities'
import { armorClassMet } from '../fleet/armor-class'
import { checkModifier } from './check-modifier'
import { countCheckShifts } from '../fleet/effects'
import { countOfficers } from './officer-benefit'
import { count, countWith, explained, mention, type Tally } from '../tally'

/** A fleet's modifier for the d20 of a stunt (SA-089). Speed adds nothing (SA-086). */
export function pilotingCheck(state: BattleState, fleet: FleetState): Breakdown {
  return explained(tally => {
    count(tally, 'checkModifier', checkModifier(fleet.tier), 'SA-015')
    count(tally, 'manoeuvrability', CLASSES[fleet.fleetClass].pilotingModifier, 'SA-014')
    countAgile(tally, state, fleet)
    countOfficers(tally, state, fleet, { role: 'commander', stat: null, isCheck: true, withActions: true })
    countCheckShifts(tally, state, fleet, 'piloting')
  })
}

/** Agile: +2, if `sa.agile` says so and no Auxiliary System has disabled it (SA-Q04). */
function countAgile(tally: Tally, state: BattleState, fleet: FleetState): void {
  if (!fleet.abilities.includes('agile') || readRuling(state.rulings, 'sa.agile') !== 'plus2Piloting') return
  if (isAbilityOut(state, fleet, 'agile')) mention(tally, 'sa.ability.agile', AGILE_PILOTING, 'SA-Q04', 'abilityOut')
  else countWith(tally, 'sa.ability.agile', AGILE_PILOTING, 'SA-Q04', undefined)
}

/**
 * The DC of a stunt (SA-090): 10 or 15 plus a quarter of the tier; a flyby must reach the target's Armor Class, without shields and
 * chief caster unless `sa.flybyAc` says otherwise (SA-Q28). Null for a stunt without a check, and for a flyby of nobody.
 */
export function stuntDc(state: BattleState, fleet: FleetState, stunt: Stunt, target: FleetState | null): Breakdown | null {
  const dc = STUNTS_DC[stunt]
  if (dc === null) return null
  if (dc === 'targetAc') return target === null ? null : armorClassMet(state, target, readRuling(state.rulings, 'sa.flybyAc'))
  return explained(tally => {
    count(tally, 'base', dc.base, 'SA-090')
    count(tally, 'quarterTier', Math.floor(fleet.tier / STUNT_TIER_SHARE), 'SA-090')
  })
}
