import { computed, inject, onScopeDispose, provide, ref, shallowReactive, type ComputedRef, type InjectionKey, type Ref } from 'vue'

/** A pane beside the centre, shown as a tab when the deck has no room for it. */
interface DeckPane {
  readonly id: string
  readonly title: string
  /** Number of its items; null when a count is meaningless. */
  readonly count: number | null
}

/** The rack or pane opened from the tabs, by its id. */
export type OpenTab = 'left' | 'right' | (string & {})

interface Deck {
  readonly panes: ReadonlyMap<string, () => DeckPane>
  /** Null while only the centre is open. */
  readonly open: Ref<OpenTab | null>
}

interface OpenDeck extends Deck {
  readonly panes: Map<string, () => DeckPane>
}

const DECK: InjectionKey<OpenDeck> = Symbol('deck')

/** Provides the deck, with which the panes inside it register. */
export function provideDeck(): Deck {
  const deck: OpenDeck = { panes: shallowReactive(new Map()), open: ref(null) }
  provide(DECK, deck)
  return deck
}

/** Opens this pane from the tabs, where the deck has folded. */
export function useDeckTabs(): (id: OpenTab) => void {
  const deck = inject(DECK, null)
  return id => {
    if (deck !== null) deck.open.value = id
  }
}

/** Registers a pane with its deck, and returns whether it is the one open from the tabs. */
export function useDeckPane(id: string, pane: () => Omit<DeckPane, 'id'>): ComputedRef<boolean> {
  const deck = inject(DECK, null)
  deck?.panes.set(id, () => ({ id, ...pane() }))
  onScopeDispose(() => deck?.panes.delete(id))
  return computed(() => deck?.open.value === id)
}
