import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { SaEffect } from '@shared/systems/starfinder-armada/model/effects'

/** A table's notes on paper, short enough to be worked out by hand and compared line by line. */

/** Shields and hull of each fleet by name, and what has become of it unless it is active: `4/13`, `0/-1 destroyed`. */
export function pointsOf(state: BattleState): Readonly<Record<string, string>> {
  return Object.fromEntries(
    state.fleets.map(({ name, sp, hp, status }) => [name, `${String(sp)}/${String(hp)}${status === 'active' ? '' : ` ${status}`}`])
  )
}

function until(effect: SaEffect): string {
  return 'round' in effect.ending ? ` to ${String(effect.ending.round)}` : ''
}

/**
 * Conditions and moods of a fleet with the round they end in: `engines`, `weapons to 2`, `auxiliarySystem array`, `engines, repaired to 5`.
 */
export function stateOfMind(state: BattleState, fleetId: string): readonly string[] {
  return state.effects.flatMap(effect => {
    if (effect.targetId !== fleetId) return []
    if (effect.kind === 'morale') return [`${effect.level}${until(effect)}`]
    if (effect.kind !== 'condition') return []
    const name = effect.ability === null ? effect.condition : `${effect.condition} ${effect.ability}`
    const { suspension } = effect
    const repaired =
      suspension === null ? '' : `, repaired to ${'round' in suspension.ending ? String(suspension.ending.round) : 'the end'}`
    return [`${name}${until(effect)}${repaired}`]
  })
}

/** Effects of officers' actions on the table: `speed 2 on wasp`, `enchant on wasp`. */
export function helpOf(state: BattleState): readonly string[] {
  return state.effects.flatMap(effect => {
    if (effect.kind === 'officerBonus') return [`${effect.stat} ${String(effect.value)} on ${effect.targetId}`]
    if (effect.kind === 'modifier') return [`${effect.stat} ${String(effect.value)} on ${effect.targetId}`]
    if (effect.kind === 'condition' || effect.kind === 'morale' || effect.kind === 'mines') return []
    return [`${effect.kind} on ${effect.targetId}`]
  })
}

/** Attacks of the volley: who at whom, check against Armor Class, damage where it hit: `wasp > maw 20:15 7`. */
export function volleyOf(state: BattleState): readonly string[] {
  return state.volley.map(
    ({ attackerId, targetId, total, ac, isHit, damage }) =>
      `${attackerId} > ${targetId} ${String(total)}:${String(ac)} ${isHit ? String(damage) : 'miss'}`
  )
}

export function idOf(state: BattleState, kind: SaEffect['kind']): string {
  const found = state.effects.find(effect => effect.kind === kind)
  if (found === undefined) throw new Error(`No ${kind} on the table`)
  return found.id
}
