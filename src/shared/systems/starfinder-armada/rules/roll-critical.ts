import { roll, type Rule } from '../../../core/dice/rule'
import { isCriticalFace } from '../derive/fire/critical-face'
import type { BattleState, Condition, FleetState } from '../model/battle'
import type { Ability } from '../model/design'
import type { CriticalDue } from '../model/obligation'
import { readRuling } from '../rulings'
import { theFleet } from '../state'
import { CRITICAL_TABLE } from '../tables/criticals'

/** One result of the table and its strength. */
export interface CriticalResult {
  readonly condition: Condition
  readonly strength: 1 | 2
}

/**
 * 1 to 5 name a condition; 6 rolls two more, ignoring sixes, as `sa.crit6` is read (SA-Q08). A 1 on a fleet without an ability that could
 * fail is rolled again where `sa.critAuxEmpty` says so (SA-Q11).
 */
export function* rollCritical(
  state: BattleState,
  due: CriticalDue
): Rule<{ readonly faces: readonly number[]; readonly results: readonly CriticalResult[] }> {
  const reading = readRuling(state.rulings, 'sa.crit6')
  const isWasted = wastedFace(state, due)
  const faces = [...(yield* roll('sa.roll.critical', 'd6', 1, due.fleetId))]
  while (isWasted(faces.at(-1) ?? 0)) faces.push(...(yield* roll('sa.roll.criticalAgain', 'd6', 1, due.fleetId)))
  const face = faces.at(-1) ?? 0
  if (isCriticalFace(face)) return { faces, results: [{ condition: CRITICAL_TABLE[face], strength: 1 }] }
  const kept: number[] = []
  while (kept.length < 2) {
    const more = yield* roll('sa.roll.criticalAgain', 'd6', 2 - kept.length, due.fleetId)
    faces.push(...more)
    for (const one of more) {
      if (isCriticalFace(one) && !isWasted(one) && !(reading === 'rerollDuplicates' && kept.includes(one))) kept.push(one)
    }
  }
  const strength = reading === 'doubleEffects' ? 2 : 1
  return {
    faces,
    results: [...new Set(kept)].flatMap(one => (isCriticalFace(one) ? [{ condition: CRITICAL_TABLE[one], strength } as const] : []))
  }
}

/**
 * The faces to roll again because they would do nothing: Auxiliary System without an ability to put out, where `sa.critAuxEmpty` is
 * `reroll`.
 */
function wastedFace(state: BattleState, due: CriticalDue): (face: number) => boolean {
  const isEmpty =
    readRuling(state.rulings, 'sa.critAuxEmpty') === 'reroll' && workingAbilities(state, theFleet(state, due.fleetId)).length === 0
  return face => isEmpty && isCriticalFace(face) && CRITICAL_TABLE[face] === 'auxiliarySystem'
}

/**
 * Abilities that Auxiliary System can put out: bought, still working, never the flagship (SA-044); `agile` where it does something
 * (SA-Q04).
 */
export function workingAbilities(state: BattleState, fleet: FleetState): readonly Ability[] {
  const out = state.effects.map(effect => (effect.kind === 'condition' && effect.targetId === fleet.id ? effect.ability : null))
  const isAgileNothing = readRuling(state.rulings, 'sa.agile') === 'disabled'
  return fleet.abilities.filter(ability => ability !== 'flagship' && !(ability === 'agile' && isAgileNothing) && !out.includes(ability))
}
