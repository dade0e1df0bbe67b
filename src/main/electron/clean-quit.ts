import type { App, PowerMonitor } from 'electron'

/** Longest wait for the battles to close. Anything not saved by then is in the journal. */
const QUIT_WAIT_MS = 5000

interface Quitting {
  readonly app: Pick<App, 'on' | 'quit'>
  readonly power: Pick<PowerMonitor, 'on'>
  readonly close: () => Promise<void>
  /** Frees the data before it returns. */
  readonly releaseNow: () => void
  readonly waitMs?: number
}

/**
 * Delays quitting until `close` is done or the wait is over. Closes only once, however often it is asked to quit.
 *
 * A system that shuts down is not delayed: on macOS a prevented `before-quit` calls the shut-down off (electron/electron#230). There
 * `shutdown` comes first (`willPowerOff`, electron_application.mm), also when the user quits from the Dock (electron/electron#24105), and
 * another program may still call it off; so nothing is freed before it is certain that this program ends.
 */
export function quitCleanly({ app, power, close, releaseNow, waitMs = QUIT_WAIT_MS }: Quitting): void {
  let state: 'open' | 'closing' | 'closed' = 'open'
  let isSystemEnding = false
  power.on('shutdown', () => {
    isSystemEnding = true
  })
  app.on('before-quit', event => {
    if (state === 'closed' || isSystemEnding) return
    event.preventDefault()
    if (state === 'closing') return
    state = 'closing'
    void settled(close, waitMs).then(() => {
      state = 'closed'
      app.quit()
    })
  })
  app.on('will-quit', () => {
    if (isSystemEnding) releaseNow()
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
