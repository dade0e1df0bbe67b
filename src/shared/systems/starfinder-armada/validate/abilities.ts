import { abilityRow } from '../derive/fleet/armada-cost'
import type { Ability, DraftArmada, DraftFleet, FleetClass } from '../model/design'
import { CLASSES } from '../tables/classes'
import type { SaRulings } from '../model/rulings'
import { readRuling } from '../rulings'
import { problem, type ArmadaProblem } from './problem'

/**
 * A fleet has only abilities its class may buy (SA-027), each once (SA-028). `agile` is named for fighters and defined nowhere: the rules
 * cannot tell, unless the campaign says what it does (SA-Q04).
 */
export function abilityProblems(armada: DraftArmada, rulings: SaRulings): readonly ArmadaProblem[] {
  return armada.fleets.flatMap(fleet =>
    fleet.abilities.flatMap((ability, i) => problemsOf(fleet, rulings, ability, fleet.abilities.indexOf(ability) < i))
  )
}

/** Whether a fleet of that class may buy the ability (SA-027); `agile` only where `sa.agile` gives it a meaning (SA-Q04). */
export function isBuyable(rulings: SaRulings, ability: Ability, fleetClass: FleetClass): boolean {
  const row = abilityRow(ability)
  if (row !== null) return row.classes.includes(fleetClass)
  return isNamedFor(ability, fleetClass) && readRuling(rulings, 'sa.agile') !== 'disabled'
}

function isNamedFor(ability: Ability, fleetClass: FleetClass): boolean {
  return CLASSES[fleetClass].abilities.some(named => named === ability)
}

function problemsOf(fleet: DraftFleet, rulings: SaRulings, ability: Ability, isRepeated: boolean): readonly ArmadaProblem[] {
  const fields = {
    field: 'abilities',
    fleetId: fleet.id,
    values: { name: fleet.name, ability, fleetClass: fleet.fleetClass },
    remedy: { type: 'dropAbility', fleetId: fleet.id, ability }
  } as const
  if (isRepeated) return [problem({ code: 'duplicate-ability', source: 'SA-028', ...fields })]
  if (isBuyable(rulings, ability, fleet.fleetClass)) return []
  if (isNamedFor(ability, fleet.fleetClass))
    return [problem({ code: 'agile-undefined', severity: 'cannot-tell', source: 'SA-Q04', ...fields })]
  return [problem({ code: 'ability-not-for-class', source: 'SA-027', ...fields })]
}
