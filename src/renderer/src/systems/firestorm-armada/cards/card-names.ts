import type { HandCard } from '@shared/systems/firestorm-armada/model/battle'
import type { Answer } from '../fire/AnswerRow.vue'

/** The cards of a hand as choices, named by their text or by their position in the hand. */
export function cardNames(
  hand: readonly HandCard[],
  t: (key: string, values?: Record<string, unknown>) => string
): readonly Answer<string>[] {
  return hand.map(({ id, type, text }, i) => ({
    id,
    label: text === '' ? t('faTable.card.unknown', { number: i + 1 }) : text,
    ...(type === null ? {} : { note: t(`faTable.card.${type}`) })
  }))
}
