import { difficulty, type DifficultyReading } from '@shared/systems/starfinder-armada/derive/checks/difficulty'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'

export interface DifficultyRow {
  readonly id: string
  readonly own: string
  readonly other: string
  readonly difficulty: DifficultyReading['level']
  /** Challenge rating for the experience table (SA-113); null if outside it. */
  readonly suggestedCr: number | null
}

/** The armada whose experience is asked for first: preferably with players aboard, then still standing. */
export function firstEarner(state: BattleState, rows: readonly DifficultyRow[]): DifficultyRow | undefined {
  const standing = state.standingSides ?? []
  const worth = (row: DifficultyRow): number =>
    (state.officers.some(officer => officer.armadaId === row.id && officer.isPlayer) ? 2 : 0) +
    (state.armadas.some(armada => armada.id === row.id && standing.includes(armada.sideId)) ? 1 : 0)
  return rows.slice().sort((a, b) => worth(b) - worth(a))[0]
}

/** How hard the fight was for each armada, by its strongest enemy's tier (SA-007). */
export function difficultyBetween(state: BattleState): readonly DifficultyRow[] {
  return state.armadas.flatMap(armada => {
    const enemies = state.armadas.filter(other => other.sideId !== armada.sideId)
    const strongest = enemies.reduce<(typeof enemies)[number] | undefined>(
      (best, other) => (best === undefined || other.tier > best.tier ? other : best),
      undefined
    )
    if (strongest === undefined) return []
    const { level, suggestedCr } = difficulty(armada.tier, strongest.tier)
    return [{ id: armada.id, own: armada.name, other: strongest.name, difficulty: level, suggestedCr }]
  })
}
