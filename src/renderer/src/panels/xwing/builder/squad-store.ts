import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { DraftSquad, ShipId, WeaponId } from '@shared/systems/xwing/model/squad'
import { validateSquad } from '@shared/systems/xwing/validate/validate-squad'
import { useEditSteps } from '../../../components/builder/edit-steps'

/** The squad on the drawing board: its draft, what undo and redo would do, and what the rules say of it. */
export const useSquadStore = defineStore('xw-squad', () => {
  const { draft: squad, open: begin, isSame, changes, undoLabel, redoLabel, apply, undo, redo } = useEditSteps<DraftSquad>(keepSelection)
  const selectedId = shallowRef<ShipId | null>(null)
  /** The weapon of the chosen ship whose card lies open. */
  const weaponId = shallowRef<WeaponId | null>(null)

  const selected = computed(() => squad.value?.ships.find(ship => ship.id === selectedId.value) ?? null)
  const verdict = computed(() => (squad.value === null ? null : validateSquad(squad.value)))

  /** Puts a squad on the board, with nothing to undo. */
  function open(draft: DraftSquad): void {
    begin(draft)
    selectedId.value = draft.ships[0]?.id ?? null
    weaponId.value = null
  }

  /** Takes what is on disk when another window has changed it; our own words coming back change nothing. */
  function refresh(draft: DraftSquad): void {
    if (squad.value === null || isSame(draft)) return
    const keep = selectedId.value
    open(draft)
    if (draft.ships.some(ship => ship.id === keep)) selectedId.value = keep
  }

  /** The selection stays where it was, or goes to the ship that took its place. */
  function keepSelection(next: DraftSquad, before: DraftSquad | null): void {
    if (next.ships.some(ship => ship.id === selectedId.value)) return
    const index = before?.ships.findIndex(ship => ship.id === selectedId.value) ?? -1
    selectedId.value = next.ships[Math.min(Math.max(0, index), next.ships.length - 1)]?.id ?? null
  }

  return { squad, selectedId, weaponId, selected, verdict, undoLabel, redoLabel, changes, open, refresh, apply, undo, redo }
})
