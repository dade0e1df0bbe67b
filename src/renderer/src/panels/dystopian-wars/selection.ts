import { computed, ref } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'
import { sideOf, sideOfSquadron } from '@shared/systems/dystopian-wars/state'
import { rackOf, sidesOf } from './places'

/** What the table points at, and which sides its racks show. */
export interface Selection {
  readonly focusId: Ref<CombatantId | null>
  readonly leftSide: ComputedRef<string>
  /** The side of the right rack; with more than two sides one of several. */
  readonly rightSide: Ref<string>
  readonly others: ComputedRef<readonly string[]>
  /** The side that acts: plain digits mean its units. */
  readonly ownSide: ComputedRef<string>
  readonly enemySide: ComputedRef<string>
  point(id: CombatantId): void
  step(sideId: string, by: number): void
  clear(): void
}

export function useSelection(state: ComputedRef<BattleState>): Selection {
  const focusId = ref<CombatantId | null>(null)
  const chosenRight = ref<string | null>(null)
  const sides = computed(() => sidesOf(state.value))
  const leftSide = computed(() => sides.value[0] ?? 'A')
  const others = computed(() => sides.value.slice(1))
  const activeSide = computed(() =>
    state.value.activation === null ? leftSide.value : sideOfSquadron(state.value, state.value.activation.squadronId)
  )
  const rightSide = computed({
    get: () => {
      // A side of the right rack that acts comes to the front.
      if (activeSide.value !== leftSide.value && chosenRight.value === null) return activeSide.value
      return chosenRight.value ?? others.value[0] ?? 'B'
    },
    set: side => (chosenRight.value = side)
  })
  const enemySide = computed(() => (activeSide.value === leftSide.value ? rightSide.value : leftSide.value))

  function point(id: CombatantId): void {
    focusId.value = id
    const side = sideOf(state.value, id)
    if (side !== leftSide.value) chosenRight.value = side
  }

  function step(sideId: string, by: number): void {
    const rack = rackOf(state.value, sideId)
    const at = rack.findIndex(one => one.id === focusId.value)
    const next = rack[at < 0 ? (by > 0 ? 0 : rack.length - 1) : (at + by + rack.length) % rack.length]
    if (next !== undefined) point(next.id)
  }

  return {
    focusId,
    leftSide,
    rightSide,
    others,
    ownSide: activeSide,
    enemySide,
    point,
    step,
    clear: () => (focusId.value = null)
  }
}
