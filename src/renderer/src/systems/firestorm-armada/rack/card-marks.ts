import { Layers2 } from '@lucide/vue'
import type { Component } from 'vue'
import type { CardOn } from './ship-strip'

/** The cards on a ship or a unit as marks of its strip. */
export function cardMarks(cards: readonly CardOn[], t: (key: string) => string) {
  return cards.map(({ type, text }, i) => ({
    id: `card ${String(i)}`,
    icon: Layers2 as Component,
    name: t(type === null ? 'fa.card.played' : `fa.card.${type}`),
    does: text,
    isSpent: false,
    source: 'FA-004'
  }))
}
