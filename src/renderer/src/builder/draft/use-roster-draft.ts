import { computed, shallowRef } from 'vue'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import type { Roster } from '@shared/systems/index'
import type { BuilderPart } from '../../contract/system-builder'
import { useEditSteps } from './edit-steps'

/** The draft of any system's roster. */
export type RosterDraft = ReturnType<typeof useRosterDraft<Roster, BuilderPart>>

/**
 * The roster on a drawing board: its draft, what undo and redo would do, and which of its parts is selected. `partsOf` lists them as its
 * table does; `first` is the one a roster opens with.
 */
export function useRosterDraft<Draft, Part extends { readonly id: string }>(
  partsOf: (draft: Draft) => readonly Part[],
  first: (parts: readonly Part[]) => Part | undefined = parts => parts[0]
) {
  const { draft, open: begin, isSame, changes, undoLabel, redoLabel, apply, undo, redo } = useEditSteps<Draft>(keepSelection)
  const rulings = shallowRef<ChosenRulings>({})
  const selectedId = shallowRef<Part['id'] | null>(null)

  const parts = computed(() => (draft.value === null ? [] : partsOf(draft.value)))
  const selected = computed(() => parts.value.find(part => part.id === selectedId.value) ?? null)

  /** Puts a roster on the board, with nothing to undo. */
  function open(opened: Draft, chosen: ChosenRulings): void {
    begin(opened)
    rulings.value = chosen
    selectedId.value = first(parts.value)?.id ?? null
  }

  /** Takes what is on disk when another window has changed it; our own words coming back change nothing. */
  function refresh(found: Draft, chosen: ChosenRulings): void {
    rulings.value = chosen
    if (draft.value === null || isSame(found)) return
    const keep = selectedId.value
    open(found, chosen)
    if (parts.value.some(part => part.id === keep)) selectedId.value = keep
  }

  /** The selection stays where it was, or goes to the part that took its place. */
  function keepSelection(next: Draft, before: Draft | null): void {
    const left = partsOf(next)
    if (left.some(part => part.id === selectedId.value)) return
    const index = before === null ? -1 : partsOf(before).findIndex(part => part.id === selectedId.value)
    selectedId.value = left[Math.min(Math.max(0, index), left.length - 1)]?.id ?? null
  }

  /** Selects a part further up or down, as far as there are any. */
  function selectNext(by: number): void {
    const index = parts.value.findIndex(part => part.id === selectedId.value)
    selectedId.value = parts.value[Math.min(parts.value.length - 1, Math.max(0, index + by))]?.id ?? null
  }

  return { draft, rulings, parts, selectedId, selected, changes, undoLabel, redoLabel, open, refresh, selectNext, apply, undo, redo }
}
