import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import { armadaStatistics } from '@shared/systems/starfinder-armada/derive/fleet-statistics'
import type { DraftArmada, FleetId } from '@shared/systems/starfinder-armada/model/design'
import { validateArmada } from '@shared/systems/starfinder-armada/validate/validate-armada'
import { useEditSteps } from '../../../components/builder/edit-steps'

/** The armada on the drawing board: its draft, what undo and redo would do, and what the rules say of it. */
export const useBuilderStore = defineStore('builder', () => {
  const { draft: armada, open: begin, isSame, changes, undoLabel, redoLabel, apply, undo, redo } = useEditSteps<DraftArmada>(keepSelection)
  const rulings = shallowRef<ChosenRulings>({})
  const selectedId = shallowRef<FleetId | null>(null)

  const selected = computed(() => armada.value?.fleets.find(fleet => fleet.id === selectedId.value) ?? null)
  const statistics = computed(() => (armada.value === null ? [] : armadaStatistics(armada.value, rulings.value)))
  const verdict = computed(() => (armada.value === null ? null : validateArmada(armada.value, rulings.value)))

  /** Puts an armada on the board, with nothing to undo. */
  function open(draft: DraftArmada, chosen: ChosenRulings): void {
    begin(draft)
    rulings.value = chosen
    selectedId.value = draft.fleets[0]?.id ?? null
  }

  /** Takes what is on disk when another window has changed it; our own words coming back change nothing. */
  function refresh(draft: DraftArmada, chosen: ChosenRulings): void {
    rulings.value = chosen
    if (armada.value === null || isSame(draft)) return
    const keep = selectedId.value
    open(draft, chosen)
    if (draft.fleets.some(fleet => fleet.id === keep)) selectedId.value = keep
  }

  /** The selection stays where it was, or goes to the fleet that took its place. */
  function keepSelection(next: DraftArmada, before: DraftArmada | null): void {
    if (next.fleets.some(fleet => fleet.id === selectedId.value)) return
    const index = before?.fleets.findIndex(fleet => fleet.id === selectedId.value) ?? -1
    selectedId.value = next.fleets[Math.min(Math.max(0, index), next.fleets.length - 1)]?.id ?? null
  }

  return { armada, rulings, selectedId, selected, statistics, verdict, undoLabel, redoLabel, changes, open, refresh, apply, undo, redo }
})
