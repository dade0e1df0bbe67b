import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'

/** The selection on the table, and which sides its racks show. */
export interface Pointing<Id extends string> {
  readonly focusId: Ref<Id | null>
  /** The side of the left rack: the first, or with more than two sides the one that acts or acted last. */
  readonly leftSide: ComputedRef<string>
  /** The side of the right rack: with more than two sides the enemy, until another is chosen. */
  readonly rightSide: Ref<string>
  /** The sides the right rack can show. */
  readonly others: ComputedRef<readonly string[]>
  /** The side that acts or answers: plain digits refer to its rack. */
  readonly ownSide: ComputedRef<string>
  readonly enemySide: ComputedRef<string>
  point(id: Id): void
  step(sideId: string, by: number): void
  clear(): void
}

/** The parts of the table that the racks depend on. */
interface Racks<Id extends string> {
  /** In the order of their letters. */
  sides(): readonly string[]
  /** The side that decides now; null when there is none. */
  active(): string | null
  /** The side that acts, also while its enemy answers; null when there is none. */
  actor(): string | null
  /** The target's side; null before one is chosen. */
  foe(): string | null
  sideOf(id: Id): string
  /** The strips of a side's rack, in order. */
  rack(sideId: string): readonly { readonly id: Id }[]
}

export function usePointing<Id extends string>(racks: Racks<Id>): Pointing<Id> {
  const focusId: Ref<Id | null> = ref(null)
  const lastActor = ref<string | null>(null)
  const chosenRight = ref<string | null>(null)
  const sides = computed(() => racks.sides())
  const leftSide = computed(() => {
    const [first = 'A'] = sides.value
    return sides.value.length > 2 ? (sides.value.find(side => side === lastActor.value) ?? first) : first
  })
  const others = computed(() => sides.value.filter(side => side !== leftSide.value))
  const ownSide = computed(() => racks.active() ?? leftSide.value)
  const rightSide = computed({
    get: () => others.value.find(side => side === chosenRight.value) ?? others.value[0] ?? 'B',
    set: side => (chosenRight.value = side)
  })
  const enemySide = computed(() => (ownSide.value === leftSide.value ? rightSide.value : leftSide.value))

  /** Actor left, enemy right; until there is an enemy the previous actor stays visible, or the side chosen by hand. */
  watch(
    [() => racks.actor(), () => racks.foe()],
    ([actor, foe]) => {
      if (actor === null) return
      if (actor !== lastActor.value) chosenRight.value = lastActor.value
      lastActor.value = actor
      if (foe !== null) chosenRight.value = foe
    },
    { immediate: true, flush: 'sync' }
  )

  function point(id: Id): void {
    focusId.value = id
    const side = racks.sideOf(id)
    if (side !== leftSide.value) chosenRight.value = side
  }

  /** Selects the next strip of the rack, wrapping around. */
  function step(sideId: string, by: number): void {
    const rack = racks.rack(sideId)
    const at = rack.findIndex(one => one.id === focusId.value)
    const next = rack[at < 0 ? (by > 0 ? 0 : rack.length - 1) : (at + by + rack.length) % rack.length]
    if (next !== undefined) point(next.id)
  }

  return { focusId, leftSide, rightSide, others, ownSide, enemySide, point, step, clear: () => (focusId.value = null) }
}
