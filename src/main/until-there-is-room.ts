import type { Application } from './application-shape'
import { EventBus } from './calls/event-bus'
import { forwardedHandlers } from './forwarded-handlers'
import type { Log } from './platform/log'

/** How often to look whether the disk has room again, in milliseconds. */
const LOOK_MS = 2_000

/**
 * An application over a disk too full to be written, replaced by one that writes as soon as there is room. Calls wait meanwhile, and every
 * window is told. `next` locks the data; null while that is not possible. It then closes `first`, opens the data anew and resolves with it:
 * another program may have changed it while we only read.
 */
export function untilThereIsRoom(first: Application, next: () => Promise<(() => Promise<Application>) | null>, log: Log): Application {
  const news = new EventBus(log)
  first.onNews(item => news.announce(item))
  let latest = first
  let current = Promise.resolve(first)
  let looking: Promise<void> = Promise.resolve()
  const look = async (): Promise<void> => {
    const open = await next()
    if (open === null) return
    clearInterval(timer)
    current = open()
    latest = await current
    latest.onNews(item => news.announce(item))
    news.announce({ kind: 'data.writable' })
  }
  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    looking = look()
      .catch((error: unknown) => log('The data could not be opened for writing', error))
      .finally(() => (isLooking = false))
  }, LOOK_MS).unref()
  return {
    handlers: forwardedHandlers(() => current),
    onNews: listener => news.listen(listener),
    close: async () => {
      clearInterval(timer)
      await looking
      await latest.close()
    },
    releaseNow: () => latest.releaseNow()
  }
}
