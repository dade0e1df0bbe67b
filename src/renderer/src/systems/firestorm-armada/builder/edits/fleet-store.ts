import { defineStore } from 'pinia'
import { computed } from 'vue'
import { validateFleet } from '@shared/systems/firestorm-armada/validate/validate-fleet'
import { useRosterDraft } from '../../../../builder/draft/use-roster-draft'
import { partsOf } from './fleet-parts'

/** The fleet on the drawing board: its draft, what undo and redo would do, and what the rules say of it. */
export const useFleetStore = defineStore('faBuilder', () => {
  const { draft: fleet, ...board } = useRosterDraft(partsOf)
  const verdict = computed(() => (fleet.value === null ? null : validateFleet(fleet.value)))

  return { fleet, verdict, ...board }
})
