import { shallowReactive, watch } from 'vue'
import type { DamageCard } from '@shared/systems/xwing/model/damage-cards'
import type { XwObligation } from '@shared/systems/xwing/model/obligation'

/** How a card that lies face up is named: read off at the table, or drawn by dice. */
export type CardChoice = DamageCard | 'draw'

/** What was chosen for the cards that are owed, by what is owed: it waits there until it is entered, or nothing is owed any more. */
export function useCardDrafts(owed: () => readonly XwObligation[]): Map<string, CardChoice> {
  const drafts = shallowReactive(new Map<string, CardChoice>())
  watch(owed, dues => {
    for (const id of drafts.keys()) if (!dues.some(due => due.id === id)) drafts.delete(id)
  })
  return drafts
}
