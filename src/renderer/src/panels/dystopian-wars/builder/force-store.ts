import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { DraftForce } from '@shared/systems/dystopian-wars/model/force'
import { validateForce } from '@shared/systems/dystopian-wars/validate/validate-force'
import { useEditSteps } from '../../../components/builder/edit-steps'
import type { PartId } from './force-parts'
import { findPart, partsOf } from './force-parts'

/** The force on the drawing board: its draft, what undo and redo would do, and what the rules say of it. */
export const useForceStore = defineStore('dw-force', () => {
  const { draft: force, open: begin, isSame, changes, undoLabel, redoLabel, apply, undo, redo } = useEditSteps<DraftForce>(keepSelection)
  const selectedId = shallowRef<PartId | null>(null)

  const selected = computed(() => (force.value === null ? null : (findPart(force.value, selectedId.value) ?? null)))
  const verdict = computed(() => (force.value === null ? null : validateForce(force.value)))

  /** Puts a force on the board, with nothing to undo. The first unit is chosen, else the first squadron. */
  function open(draft: DraftForce): void {
    begin(draft)
    const [first, second] = partsOf(draft)
    selectedId.value = (second?.kind === 'squadron' ? first : (second ?? first))?.id ?? null
  }

  /** Takes what is on disk when another window has changed it; our own words coming back change nothing. */
  function refresh(draft: DraftForce): void {
    if (force.value === null || isSame(draft)) return
    const keep = selectedId.value
    open(draft)
    if (findPart(draft, keep) !== undefined) selectedId.value = keep
  }

  /** The selection stays where it was, or goes to what took its place. */
  function keepSelection(next: DraftForce, before: DraftForce | null): void {
    const parts = partsOf(next)
    if (parts.some(part => part.id === selectedId.value)) return
    const index = before === null ? -1 : partsOf(before).findIndex(part => part.id === selectedId.value)
    selectedId.value = parts[Math.min(Math.max(0, index), parts.length - 1)]?.id ?? null
  }

  return { force, selectedId, selected, verdict, undoLabel, redoLabel, changes, open, refresh, apply, undo, redo }
})
