/** Runs it when the page has nothing else to do; not at all in a browser that cannot say when that is. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
}
