import type { ChosenRulings } from '@shared/core/rulings/ruling'
import { difficulty } from '@shared/systems/starfinder-armada/derive/difficulty'
import type { DifficultyReading } from '@shared/systems/starfinder-armada/derive/difficulty'
import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import { validateArmada } from '@shared/systems/starfinder-armada/validate/validate-armada'
import type { BattleSide } from '../../stores/campaign-store'

export const SIDE_IDS = ['A', 'B', 'C', 'D'] as const
export type SideId = (typeof SIDE_IDS)[number]

/** At most this many armadas take part in a battle. */
export const BATTLE_ARMADAS_MAX = 4

/** One armada in the choice for a new battle. `side` is none while it stays out. */
export interface Muster {
  readonly armada: DraftArmada
  readonly isFit: boolean
  readonly side: SideId | 'none'
}

/** Why the battle cannot begin yet; null when it can. */
export type MusterProblem = 'too-few' | 'one-side' | 'too-many'

/** Every armada with the first two that may fight on opposite sides. */
export function firstMuster(armadas: readonly DraftArmada[], rulings: ChosenRulings): readonly Muster[] {
  let placed = 0
  return armadas.map(armada => {
    const isFit = validateArmada(armada, rulings).fit !== null
    const side = isFit && placed < 2 ? (SIDE_IDS[placed] ?? 'none') : 'none'
    if (side !== 'none') placed += 1
    return { armada, isFit, side }
  })
}

/** The armadas that take part, with their sides, in the order of the sides. */
export function sidesOf(muster: readonly Muster[]): readonly BattleSide[] {
  return muster
    .flatMap(entry => (entry.side === 'none' ? [] : [{ sideId: entry.side, armadaId: entry.armada.id }]))
    .sort((a, b) => a.sideId.localeCompare(b.sideId))
}

export function musterProblem(muster: readonly Muster[]): MusterProblem | null {
  const sides = sidesOf(muster)
  if (sides.length < 2) return 'too-few'
  if (new Set(sides.map(side => side.sideId)).size < 2) return 'one-side'
  return sides.length > BATTLE_ARMADAS_MAX ? 'too-many' : null
}

/** How hard the second side is for the first (SA-007); null unless one armada stands on each of two sides. */
export function musterDifficulty(muster: readonly Muster[]): { readonly allied: DraftArmada; readonly reading: DifficultyReading } | null {
  const [allied, enemy, ...others] = muster.filter(entry => entry.side !== 'none').sort((a, b) => a.side.localeCompare(b.side))
  if (allied === undefined || enemy === undefined || others.length > 0 || allied.side === enemy.side) return null
  return { allied: allied.armada, reading: difficulty(allied.armada.tier, enemy.armada.tier) }
}
