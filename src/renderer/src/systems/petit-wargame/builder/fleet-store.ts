import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Sector } from '@shared/systems/petit-wargame/model/element'
import { validateFleet } from '@shared/systems/petit-wargame/validate/validate-fleet'
import { useRosterDraft } from '../../../builder/draft/use-roster-draft'
import { partsOf } from './fleet-parts'

/** The fleet on the drawing board: its draft, what undo and redo would do, and what the rules say of it. Its first ship is the one designed. */
export const useFleetStore = defineStore('pwBuilder', () => {
  const { draft: fleet, rulings, ...board } = useRosterDraft(partsOf, parts => parts.find(part => part.kind === 'ship') ?? parts[0])
  /** The sector of the selected ship that elements go to. */
  const sector = shallowRef<Sector>('front')
  const verdict = computed(() => (fleet.value === null ? null : validateFleet(fleet.value, rulings.value)))

  return { fleet, rulings, sector, verdict, ...board }
})
