/** The second window of a shell with native windows, opened by the host alone. */
export interface ScreenWindow {
  readonly isOpen: boolean
  open(): void
  close(): void
  /** Calls back when it is opened or closed, also by its own close button. Returns the function that stops this. */
  listen(changed: () => void): () => void
}

/** The pages of a browser: the host learns that they come and go, and can open none. */
export interface ScreenPages {
  has(role: 'gm' | 'players'): boolean
  /** Calls back when a page has come or gone. Returns the function that stops this. */
  listen(changed: () => void): () => void
}
