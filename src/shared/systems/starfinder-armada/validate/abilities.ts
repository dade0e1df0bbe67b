import { abilityRow } from '../derive/armada-cost'
import type { Ability, DraftArmada, DraftFleet, FleetClass } from '../model/design'
import { CLASSES } from '../tables/classes'
import type { ArmadaProblem } from './problem'
import { problem } from './problem'

/** A fleet has only abilities its class may buy (SA-027), each once (SA-028). `agile` is named for fighters and defined nowhere (SA-Q04). */
export function abilityProblems(armada: DraftArmada): readonly ArmadaProblem[] {
  return armada.fleets.flatMap(fleet =>
    fleet.abilities.flatMap((ability, i) => problemsOf(fleet, ability, fleet.abilities.indexOf(ability) < i))
  )
}

/** Whether a fleet of that class may buy the ability (SA-027). */
export function isBuyable(ability: Ability, fleetClass: FleetClass): boolean {
  return abilityRow(ability)?.classes.includes(fleetClass) ?? false
}

function problemsOf(fleet: DraftFleet, ability: Ability, isRepeated: boolean): readonly ArmadaProblem[] {
  const fields = {
    field: 'abilities',
    fleetId: fleet.id,
    values: { name: fleet.name, ability, fleetClass: fleet.fleetClass },
    remedy: { type: 'dropAbility', fleetId: fleet.id, ability }
  } as const
  if (isRepeated) return [problem({ code: 'duplicate-ability', source: 'SA-028', ...fields })]
  if (isBuyable(ability, fleet.fleetClass)) return []
  const isNamed = CLASSES[fleet.fleetClass].abilities.some(named => named === ability)
  if (isNamed) return [problem({ code: 'agile-undefined', severity: 'cannot-tell', source: 'SA-Q04', ...fields })]
  return [problem({ code: 'ability-not-for-class', source: 'SA-027', ...fields })]
}
