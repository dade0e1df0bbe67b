import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import type { DraftFleet } from '@shared/systems/petit-wargame/model/design'
import type { Sector } from '@shared/systems/petit-wargame/model/element'
import { validateFleet } from '@shared/systems/petit-wargame/validate/validate-fleet'
import { useEditSteps } from '../../../components/builder/edit-steps'
import { partsOf } from './fleet-parts'

/** The fleet on the drawing board: its draft, what undo and redo would do, and what the rules say of it. */
export const useFleetStore = defineStore('pwBuilder', () => {
  const { draft: fleet, open: begin, isSame, changes, undoLabel, redoLabel, apply, undo, redo } = useEditSteps<DraftFleet>(keepSelection)
  const rulings = shallowRef<ChosenRulings>({})
  /** Id of a squadron or a ship. */
  const selectedId = shallowRef<string | null>(null)
  /** The sector of the selected ship that elements go to. */
  const sector = shallowRef<Sector>('front')

  const parts = computed(() => (fleet.value === null ? [] : partsOf(fleet.value)))
  const selected = computed(() => parts.value.find(part => part.id === selectedId.value) ?? null)
  const verdict = computed(() => (fleet.value === null ? null : validateFleet(fleet.value, rulings.value)))

  /** Puts a fleet on the board, with nothing to undo; its first ship is the one designed. */
  function open(draft: DraftFleet, chosen: ChosenRulings): void {
    begin(draft)
    rulings.value = chosen
    selectedId.value = (parts.value.find(part => part.kind === 'ship') ?? parts.value[0])?.id ?? null
  }

  /** Takes what is on disk when another window has changed it; our own words coming back change nothing. */
  function refresh(draft: DraftFleet, chosen: ChosenRulings): void {
    rulings.value = chosen
    if (fleet.value === null || isSame(draft)) return
    const keep = selectedId.value
    open(draft, chosen)
    if (parts.value.some(part => part.id === keep)) selectedId.value = keep
  }

  /** The selection stays where it was, or goes to the part that took its place. */
  function keepSelection(next: DraftFleet, before: DraftFleet | null): void {
    const left = partsOf(next)
    if (left.some(part => part.id === selectedId.value)) return
    const index = before === null ? -1 : partsOf(before).findIndex(part => part.id === selectedId.value)
    selectedId.value = left[Math.min(Math.max(0, index), left.length - 1)]?.id ?? null
  }

  return { fleet, rulings, parts, selectedId, sector, selected, verdict, undoLabel, redoLabel, changes, open, refresh, apply, undo, redo }
})
