/** The second window of a shell with native windows, opened by the host alone. */
export interface ScreenWindow {
  readonly isOpen: boolean
  open(): void
  close(): void
  /** Tells when it was opened or closed, also by its own cross. Returns the function that ends it. */
  listen(changed: () => void): () => void
}
