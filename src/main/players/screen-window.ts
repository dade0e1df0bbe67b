/** The second window of a shell with native windows, opened only by the host. */
export interface ScreenWindow {
  readonly isOpen: boolean
  /** Whether it can be put on the players' display. Wayland lets no program place its windows. */
  readonly isPlaced: boolean
  open(): void
  close(): void
  /** Calls back when it is opened or closed, including by its own close button. Returns the function that unsubscribes. */
  listen(changed: () => void): () => void
}

/** The pages of a browser: the host is told when they open and close, but cannot open any. */
export interface ScreenPages {
  has(role: 'gm' | 'players'): boolean
  /** Calls back when a page has opened or closed. Returns the function that unsubscribes. */
  listen(changed: () => void): () => void
}
