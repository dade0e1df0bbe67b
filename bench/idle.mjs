import { readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { withPlayers } from './players.mjs'

const PHONES = 2
/** What a page does because of a clock of its own, as Chromium records it. */
const OWN = new Set(['TimerFire', 'FireAnimationFrame', 'FireIdleCallback'])
/** After opening, a table and its players come to rest. */
const SETTLE_MS = 10_000

/**
 * Row n: a battle at which nobody does anything, with a player screen and two phones. Of the page: timers, frames and idle callbacks that
 * ran. Of the host: how often its main thread was woken from sleep in a second, by whatever; null where the system does not count it.
 */
export function idleTable(table, seconds) {
  return table.open(page =>
    withPlayers(
      page,
      async () => {
        await pause(SETTLE_MS)
        const client = await page.context().newCDPSession(page)
        const { frameTree } = await client.send('Page.getFrameTree')
        await page
          .context()
          .browser()
          .startTracing(page, { categories: ['devtools.timeline'] })
        const before = wakeups(table.host())
        await pause(seconds * 1000)
        const after = wakeups(table.host())
        const { traceEvents } = JSON.parse(String(await page.context().browser().stopTracing()))
        const own = traceEvents.filter(({ name, args }) => OWN.has(name) && args.data?.frame === frameTree.frame.id)
        return { page: own.length, host: before === null ? null : (after - before) / seconds }
      },
      PHONES
    )
  )
}

function wakeups(pid) {
  if (platform() !== 'linux') return null
  const status = readFileSync(`/proc/${pid}/task/${pid}/status`, 'utf8')
  return Number(/^voluntary_ctxt_switches:\s+(\d+)$/mu.exec(status)[1])
}
