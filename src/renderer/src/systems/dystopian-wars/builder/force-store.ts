import { defineStore } from 'pinia'
import { computed } from 'vue'
import { validateForce } from '@shared/systems/dystopian-wars/validate/validate-force'
import { useRosterDraft } from '../../../builder/draft/use-roster-draft'
import type { ForcePart } from './force-parts'
import { partsOf } from './force-parts'

/** The first unit, else the first squadron. */
const firstOf = ([first, second]: readonly ForcePart[]): ForcePart | undefined => (second?.kind === 'squadron' ? first : (second ?? first))

/** The force on the drawing board: its draft, what undo and redo would do, and what the rules say of it. */
export const useForceStore = defineStore('dw-force', () => {
  const { draft: force, ...board } = useRosterDraft(partsOf, firstOf)
  const verdict = computed(() => (force.value === null ? null : validateForce(force.value)))

  return { force, verdict, ...board }
})
