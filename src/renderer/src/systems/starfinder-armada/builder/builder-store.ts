import { defineStore } from 'pinia'
import { computed } from 'vue'
import { armadaStatistics } from '@shared/systems/starfinder-armada/derive/fleet-statistics'
import type { DraftArmada, DraftFleet } from '@shared/systems/starfinder-armada/model/design'
import { validateArmada } from '@shared/systems/starfinder-armada/validate/validate-armada'
import { useRosterDraft } from '../../../builder/draft/use-roster-draft'

/** The armada on the drawing board: its draft, what undo and redo would do, and what the rules say of it. */
export const useBuilderStore = defineStore('builder', () => {
  const { draft: armada, rulings, ...board } = useRosterDraft<DraftArmada, DraftFleet>(draft => draft.fleets)

  const statistics = computed(() => (armada.value === null ? [] : armadaStatistics(armada.value, rulings.value)))
  const verdict = computed(() => (armada.value === null ? null : validateArmada(armada.value, rulings.value)))

  return { armada, rulings, statistics, verdict, ...board }
})
