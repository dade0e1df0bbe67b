import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Message } from '@shared/core/engine/message'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { armadaStatistics } from '@shared/systems/starfinder-armada/derive/fleet-statistics'
import type { DraftArmada, FleetId } from '@shared/systems/starfinder-armada/model/design'
import { validateArmada } from '@shared/systems/starfinder-armada/validate/validate-armada'

/** As many edits as can be taken back. */
const STEPS_MAX = 200

interface Step {
  readonly label: Message
  readonly before: DraftArmada
  readonly after: DraftArmada
  /** Edits that follow each other under one name are one step, such as the letters of a name. */
  readonly mergeAs: string | null
}

/** The armada on the drawing board: its draft, what undo and redo would do, and what the rules say of it. */
export const useBuilderStore = defineStore('builder', () => {
  const armada = shallowRef<DraftArmada | null>(null)
  const rulings = shallowRef<ChosenRulings>({})
  const selectedId = shallowRef<FleetId | null>(null)
  const done = shallowRef<readonly Step[]>([])
  const undone = shallowRef<readonly Step[]>([])
  /** Rises with every change made here, undo and redo among them; opening and refreshing are none. */
  const changes = shallowRef(0)

  const selected = computed(() => armada.value?.fleets.find(fleet => fleet.id === selectedId.value) ?? null)
  const statistics = computed(() => (armada.value === null ? [] : armadaStatistics(armada.value, rulings.value)))
  const verdict = computed(() => (armada.value === null ? null : validateArmada(armada.value, rulings.value)))
  const undoLabel = computed(() => done.value[done.value.length - 1]?.label ?? null)
  const redoLabel = computed(() => undone.value[undone.value.length - 1]?.label ?? null)

  /** Puts an armada on the board, with nothing to undo. */
  function open(draft: DraftArmada, chosen: ChosenRulings): void {
    armada.value = draft
    rulings.value = chosen
    done.value = []
    undone.value = []
    selectedId.value = draft.fleets[0]?.id ?? null
  }

  /** Takes what is on disk when another window has changed it; our own words coming back change nothing. */
  function refresh(draft: DraftArmada, chosen: ChosenRulings): void {
    rulings.value = chosen
    if (armada.value === null || canonicalJson(armada.value) === canonicalJson(draft)) return
    const keep = selectedId.value
    open(draft, chosen)
    if (draft.fleets.some(fleet => fleet.id === keep)) selectedId.value = keep
  }

  /** One edit and its name. An edit that changes nothing is no step. */
  function apply(label: Message, change: (armada: DraftArmada) => DraftArmada, mergeAs: string | null = null): void {
    const before = armada.value
    if (before === null) return
    const after = change(before)
    if (after === before || canonicalJson(after) === canonicalJson(before)) return
    const last = done.value[done.value.length - 1]
    const merges = mergeAs !== null && last?.mergeAs === mergeAs
    const step: Step = { label, before: merges ? last.before : before, after, mergeAs }
    done.value = [...(merges ? done.value.slice(0, -1) : done.value), step].slice(-STEPS_MAX)
    undone.value = []
    show(after)
  }

  function undo(): void {
    const step = done.value[done.value.length - 1]
    if (step === undefined) return
    done.value = done.value.slice(0, -1)
    undone.value = [...undone.value, step]
    show(step.before)
  }

  function redo(): void {
    const step = undone.value[undone.value.length - 1]
    if (step === undefined) return
    undone.value = undone.value.slice(0, -1)
    done.value = [...done.value, { ...step, mergeAs: null }]
    show(step.after)
  }

  /** The selection stays where it was, or goes to the fleet that took its place. */
  function show(next: DraftArmada): void {
    const index = armada.value?.fleets.findIndex(fleet => fleet.id === selectedId.value) ?? -1
    armada.value = next
    changes.value += 1
    if (next.fleets.some(fleet => fleet.id === selectedId.value)) return
    selectedId.value = next.fleets[Math.min(Math.max(0, index), next.fleets.length - 1)]?.id ?? null
  }

  return { armada, rulings, selectedId, selected, statistics, verdict, undoLabel, redoLabel, changes, open, refresh, apply, undo, redo }
})
