import { shallowReactive, watch } from 'vue'
import type { DamageCard } from '@shared/systems/xwing/model/damage-cards'
import type { XwObligation } from '@shared/systems/xwing/model/obligation'

/** How a faceup card is named: read from the real card, or drawn by dice. */
export type CardChoice = DamageCard | 'draw'

/** Choices for the cards owed, by obligation; kept until entered or no longer owed. */
export function useCardDrafts(owed: () => readonly XwObligation[]): Map<string, CardChoice> {
  const drafts = shallowReactive(new Map<string, CardChoice>())
  watch(owed, dues => {
    for (const id of drafts.keys()) if (!dues.some(due => due.id === id)) drafts.delete(id)
  })
  return drafts
}
