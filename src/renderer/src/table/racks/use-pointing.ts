import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'

/** What the table points at, and which sides its racks show. */
export interface Pointing<Id extends string> {
  readonly focusId: Ref<Id | null>
  /** The side of the left rack: the first; with more than two sides the one that acts, or acted last. */
  readonly leftSide: ComputedRef<string>
  /** The side of the right rack; with more than two sides the foe, until another is chosen. */
  readonly rightSide: Ref<string>
  /** The sides the right rack may show. */
  readonly others: ComputedRef<readonly string[]>
  /** The side that acts or speaks: plain digits mean its rack. */
  readonly ownSide: ComputedRef<string>
  readonly enemySide: ComputedRef<string>
  point(id: Id): void
  step(sideId: string, by: number): void
  clear(): void
}

/** The table as its racks show it, at this moment. */
interface Racks<Id extends string> {
  /** In the order of their letters. */
  sides(): readonly string[]
  /** The side that speaks; null while none does. */
  active(): string | null
  /** The side that acts, and keeps acting while its foe speaks; null while none does. */
  actor(): string | null
  /** The side it acts on; null before it aims. */
  foe(): string | null
  sideOf(id: Id): string
  /** Who stands in the rack of a side, in its order. */
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

  /** Actor left, foe right; before there is a foe, whoever acted before stays in sight. What is chosen by hand holds until then. */
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

  /** To the next of that rack, from its last to its first. */
  function step(sideId: string, by: number): void {
    const rack = racks.rack(sideId)
    const at = rack.findIndex(one => one.id === focusId.value)
    const next = rack[at < 0 ? (by > 0 ? 0 : rack.length - 1) : (at + by + rack.length) % rack.length]
    if (next !== undefined) point(next.id)
  }

  return { focusId, leftSide, rightSide, others, ownSide, enemySide, point, step, clear: () => (focusId.value = null) }
}
