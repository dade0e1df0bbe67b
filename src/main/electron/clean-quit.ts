import type { App } from 'electron'

/** Longest wait for the battles to close. Anything not saved by then is in the journal. */
const QUIT_WAIT_MS = 5000

/** Delays quitting until `close` is done or the wait is over. Closes only once, however often it is asked to quit. */
export function quitCleanly(app: Pick<App, 'on' | 'quit'>, close: () => Promise<void>, waitMs = QUIT_WAIT_MS): void {
  let state: 'open' | 'closing' | 'closed' = 'open'
  app.on('before-quit', event => {
    if (state === 'closed') return
    event.preventDefault()
    if (state === 'closing') return
    state = 'closing'
    void settled(close, waitMs).then(() => {
      state = 'closed'
      app.quit()
    })
  })
}

async function settled(close: () => Promise<void>, waitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const wait = new Promise<void>(resolve => {
    timer = setTimeout(resolve, waitMs)
  })
  await Promise.race([close().catch(() => undefined), wait])
  clearTimeout(timer)
}
