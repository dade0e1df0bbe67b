import { computed, inject, onScopeDispose, provide, ref, shallowReactive, type ComputedRef, type InjectionKey, type Ref } from 'vue'

/** A pane beside the centre of the table, which becomes a tab where the deck has no room for it. */
interface DeckPane {
  readonly id: string
  readonly title: string
  /** How many things stand in it; null where the number says nothing. */
  readonly count: number | null
}

/** What is opened from the tabs: a rack, or a pane by its id. */
export type OpenTab = 'left' | 'right' | (string & {})

interface Deck {
  readonly panes: ReadonlyMap<string, () => DeckPane>
  /** Null while the centre alone is open. */
  readonly open: Ref<OpenTab | null>
}

interface OpenDeck extends Deck {
  readonly panes: Map<string, () => DeckPane>
}

const DECK: InjectionKey<OpenDeck> = Symbol('deck')

/** The deck of this table: panes inside it make themselves known to it. */
export function provideDeck(): Deck {
  const deck: OpenDeck = { panes: shallowReactive(new Map()), open: ref(null) }
  provide(DECK, deck)
  return deck
}

/** Makes a pane known to its deck, and says whether it is the one that is opened from the tabs. */
export function useDeckPane(id: string, pane: () => Omit<DeckPane, 'id'>): ComputedRef<boolean> {
  const deck = inject(DECK, null)
  deck?.panes.set(id, () => ({ id, ...pane() }))
  onScopeDispose(() => deck?.panes.delete(id))
  return computed(() => deck?.open.value === id)
}
