import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Typed } from '@shared/core/engine/rule-system'
import type { LogEntry } from '@shared/core/log/entry'
import { GmTeller, gmAccount } from '@shared/report/gm-account'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems/index'
import { goldenBattles } from '../../../../../tests/support/golden-battles'
import { gmAccountNow, tellAhead } from './told-ahead'

type Entries = readonly LogEntry<Typed, Typed>[]

/** What the page does once it has time. */
let idle: (() => void)[] = []
beforeEach(() => void vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run)))
afterEach(() => {
  idle = []
  vi.unstubAllGlobals()
})
function rest(): void {
  for (let next = idle.shift(); next !== undefined; next = idle.shift()) next()
}

describe.each(SYSTEM_IDS)('the account of a battle told ahead, in %s', id => {
  const system = hostedSystem(id)
  const [{ entries }] = [...goldenBattles(system.rules).values()] as unknown as [{ entries: Entries }]

  it('is the account that is told at once, whole or in part, after more and after less', () => {
    const half = entries.slice(0, Math.floor(entries.length / 2))
    for (const log of [half, entries, half, [...entries]]) {
      tellAhead(system, log)
      idle.shift()?.()
      expect(gmAccountNow(system, log)).toEqual(gmAccount(system, log))
      idle = []
    }
  })

  it('tells no step twice, and none that is not there any more', () => {
    tellAhead(system, entries.slice(0, 1))
    rest()
    const take = vi.spyOn(GmTeller.prototype, 'take')
    tellAhead(system, entries)
    rest()
    const count = take.mock.calls.length
    expect(count).toBeGreaterThan(0)
    gmAccountNow(system, entries)
    expect(take.mock.calls.length).toBe(count)
    take.mockRestore()
  })
})
