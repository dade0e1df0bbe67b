import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { DraftShip, DraftSquad, WeaponId } from '@shared/systems/xwing/model/squad'
import { validateSquad } from '@shared/systems/xwing/validate/validate-squad'
import { useRosterDraft } from '../../../builder/draft/use-roster-draft'

/** The squad on the drawing board: its draft, what undo and redo would do, and what the rules say of it. */
export const useSquadStore = defineStore('xw-squad', () => {
  const { draft: squad, rulings, ...board } = useRosterDraft<DraftSquad, DraftShip>(draft => draft.ships)
  /** The weapon whose card lies open where its ship is selected. */
  const weaponId = shallowRef<WeaponId | null>(null)
  const verdict = computed(() => (squad.value === null ? null : validateSquad(squad.value, rulings.value)))

  return { squad, rulings, weaponId, verdict, ...board }
})
