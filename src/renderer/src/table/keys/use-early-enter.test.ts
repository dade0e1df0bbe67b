import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { WireEntry } from '@shared/ipc/calls'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems/index'
import { press } from '@kit/renderer/mount-app'
import { wholeScreen, type WholeScreen } from '@kit/renderer/whole-screen'
import { sampled } from '../../../../../tests/support/explored'
import { goldenBattles } from '../../../../../tests/support/golden-battles'
import { DEFAULT_SETTINGS } from '@shared/campaign/settings-choices'
import { useBattleStore } from '../../session/battle-store'
import { useSettingsStore } from '../../session/host/settings-store'

const PRESSES = 4
/** In how many states of a battle Enter is pressed, unless everything is explored. */
const STATES = 2
/** How long the host takes, which is longer than the presses are apart. */
const SLOW_MS = 8

let screen: WholeScreen | null = null
afterEach(close)
function close(): void {
  screen?.close()
  screen = null
}

const pause = (ms: number): Promise<void> => new Promise(done => void setTimeout(done, ms))

/** Presses Enter as a browser does. */
function enter(): void {
  const at = document.activeElement ?? document.body
  if (press('Enter').defaultPrevented) return
  if (at instanceof HTMLButtonElement) at.click()
  else if (at instanceof HTMLInputElement) at.form?.requestSubmit()
}

/** Waits until nothing is on its way and nothing has come of it for a while. */
async function atRest(host: WholeScreen['host']): Promise<void> {
  for (let calls = -1, quiet = 0; quiet < 4; quiet = calls === host.calls.length && !useBattleStore().isBusy ? quiet + 1 : 0) {
    calls = host.calls.length
    await pause(SLOW_MS / 2)
    await flushPromises()
  }
}

/** What the log has after Enter was pressed that often, from a battle that has come this far. */
async function entered(id: (typeof SYSTEM_IDS)[number], entries: readonly WireEntry[], isLoaded: boolean): Promise<readonly unknown[]> {
  screen = await wholeScreen(id, entries)
  const { host } = screen
  useSettingsStore().settings = { ...DEFAULT_SETTINGS, dice: 'host' }
  await atRest(host)
  if (isLoaded) host.answersAfterMs = SLOW_MS
  for (let nth = 0; nth < PRESSES; nth += 1) {
    enter()
    if (!isLoaded) await atRest(host)
    else await flushPromises()
  }
  await atRest(host)
  const made = host.timeline.entries.slice(entries.length).map(entry => (entry.kind === 'command' ? entry.command : entry.kind))
  close()
  return made
}

describe.each(SYSTEM_IDS)('Enter on a loaded machine, in %s', id => {
  const [{ entries: recorded }] = [...goldenBattles(hostedSystem(id).rules).values()] as unknown as [{ entries: readonly WireEntry[] }]
  const states = sampled(recorded.slice(1), Math.ceil(recorded.length / STATES), id.length * 5)

  it('does what it does elsewhere: none is lost, and none does anything twice', async () => {
    let acts = 0
    for (const { seq } of states) {
      const before = recorded.slice(0, seq - 1)
      const expected = await entered(id, before, false)
      acts += expected.length
      expect([seq, await entered(id, before, true)]).toEqual([seq, expected])
    }
    expect(acts).toBeGreaterThan(0)
  })
})
