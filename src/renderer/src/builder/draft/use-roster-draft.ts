import { computed, shallowRef } from 'vue'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import type { Roster } from '@shared/systems/index'
import type { BuilderPart } from '../../contract/system-builder'
import { useEditSteps } from './edit-steps'

/** The draft of a roster of any system. */
export type RosterDraft = ReturnType<typeof useRosterDraft<Roster, BuilderPart>>

/**
 * The roster being edited: its draft, undo and redo, and the selected part. `partsOf` lists the parts in table
 * order; `first` is the part selected at first.
 */
export function useRosterDraft<Draft, Part extends { readonly id: string }>(
  partsOf: (draft: Draft) => readonly Part[],
  first: (parts: readonly Part[]) => Part | undefined = parts => parts[0]
) {
  const { draft, earlier, open: begin, isSame, changes, undoLabel, redoLabel, apply, undo, redo } = useEditSteps<Draft>(keepSelection)
  const rulings = shallowRef<ChosenRulings>({})
  const selectedId = shallowRef<Part['id'] | null>(null)

  const parts = computed(() => (draft.value === null ? [] : partsOf(draft.value)))
  const selected = computed(() => parts.value.find(part => part.id === selectedId.value) ?? null)

  /** Opens a roster with an empty undo history. */
  function open(opened: Draft, chosen: ChosenRulings): void {
    begin(opened)
    rulings.value = chosen
    selectedId.value = first(parts.value)?.id ?? null
  }

  /** Takes the saved roster if another window changed it; our own saves coming back change nothing. */
  function refresh(found: Draft, chosen: ChosenRulings): void {
    rulings.value = chosen
    if (draft.value === null || isSame(found)) return
    const keep = selectedId.value
    open(found, chosen)
    if (parts.value.some(part => part.id === keep)) selectedId.value = keep
  }

  /** Keeps the selection, or selects the part that took its place. */
  function keepSelection(next: Draft, before: Draft | null): void {
    const left = partsOf(next)
    if (left.some(part => part.id === selectedId.value)) return
    const index = before === null ? -1 : partsOf(before).findIndex(part => part.id === selectedId.value)
    selectedId.value = left[Math.min(Math.max(0, index), left.length - 1)]?.id ?? null
  }

  /** Selects a part above or below, stopping at the ends. */
  function selectNext(by: number): void {
    const index = parts.value.findIndex(part => part.id === selectedId.value)
    selectedId.value = parts.value[Math.min(parts.value.length - 1, Math.max(0, index + by))]?.id ?? null
  }

  return {
    draft,
    earlier,
    rulings,
    parts,
    selectedId,
    selected,
    changes,
    undoLabel,
    redoLabel,
    open,
    refresh,
    selectNext,
    apply,
    undo,
    redo
  }
}
