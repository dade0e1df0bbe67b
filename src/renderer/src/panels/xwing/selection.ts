import { computed, ref } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import { whoseTurn } from '@shared/systems/xwing/derive/whose-turn'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { ShipId } from '@shared/systems/xwing/model/squad'
import { sideOf } from '@shared/systems/xwing/state'
import { rackOf, sidesOf } from './places'

/** What the table points at, and which sides its racks show. */
export interface Selection {
  readonly focusId: Ref<ShipId | null>
  readonly leftSide: ComputedRef<string>
  /** The side of the right rack; with more than two sides one of several. */
  readonly rightSide: Ref<string>
  readonly others: ComputedRef<readonly string[]>
  /** The side that speaks: plain digits mean its ships. */
  readonly ownSide: ComputedRef<string>
  readonly enemySide: ComputedRef<string>
  point(id: ShipId): void
  step(sideId: string, by: number): void
  clear(): void
}

export function useSelection(state: ComputedRef<BattleState>): Selection {
  const focusId = ref<ShipId | null>(null)
  const chosenRight = ref<string | null>(null)
  const sides = computed(() => sidesOf(state.value))
  const leftSide = computed(() => sides.value[0] ?? 'A')
  const others = computed(() => sides.value.slice(1))
  const ownSide = computed(() => whoseTurn(state.value).sideIds[0] ?? leftSide.value)
  const rightSide = computed({
    get: () => {
      // A side of the right rack that speaks comes to the front.
      if (ownSide.value !== leftSide.value && chosenRight.value === null) return ownSide.value
      return chosenRight.value ?? others.value[0] ?? 'B'
    },
    set: side => (chosenRight.value = side)
  })
  const enemySide = computed(() => (ownSide.value === leftSide.value ? rightSide.value : leftSide.value))

  function point(id: ShipId): void {
    focusId.value = id
    const side = sideOf(state.value, id)
    if (side !== leftSide.value) chosenRight.value = side
  }

  function step(sideId: string, by: number): void {
    const rack = rackOf(state.value, sideId)
    const at = rack.findIndex(ship => ship.id === focusId.value)
    const next = rack[at < 0 ? (by > 0 ? 0 : rack.length - 1) : (at + by + rack.length) % rack.length]
    if (next !== undefined) point(next.id)
  }

  return { focusId, leftSide, rightSide, others, ownSide, enemySide, point, step, clear: () => (focusId.value = null) }
}
