import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick, shallowRef } from 'vue'
import { FakeHost } from '@kit/renderer/fake-host'
import { mountApp } from '@kit/renderer/mount-app'
import type { SystemPanels } from '../../contract/system-panels'
import TurnTimer from './TurnTimer.vue'

const heard: string[] = []
const MINUTE_MS = 60_000
const acting = shallowRef<readonly number[]>([0])
const panels = {
  system: { viewFor: () => ({ round: { number: 1 }, heading: { key: 'h' }, turn: acting.value }) }
} as unknown as SystemPanels

/** A sound card as far as a tone needs one. */
class SoundCard {
  readonly currentTime = 0
  readonly destination = {}
}
class Tone {
  connect = <T>(next: T): T => next
  start = (): void => void heard.push('begun')
  stop = (): void => void heard.push('ended')
}
class Volume extends Tone {
  readonly gain = { exponentialRampToValueAtTime: (): void => undefined }
}

beforeEach(() => {
  new FakeHost().begin()
  acting.value = [0]
  heard.length = 0
  vi.stubGlobal('AudioContext', SoundCard)
  vi.stubGlobal('OscillatorNode', Tone)
  vi.stubGlobal('GainNode', Volume)
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function timerOf(hasSound: boolean) {
  const { wrapper } = await mountApp(TurnTimer, { panels, timer: { minutes: 2, hasSound } })
  const after = async (ms: number): Promise<string> => {
    vi.advanceTimersByTime(ms)
    await nextTick()
    return wrapper.text().replace(/^[^+\d]*/u, '')
  }
  return { wrapper, after }
}

describe('the time of a turn', () => {
  it('runs down, says that it is over, and begins again with whoever acts next', async () => {
    const { wrapper, after } = await timerOf(false)
    expect([await after(0), await after(MINUTE_MS), await after(MINUTE_MS + 5000)]).toEqual(['2:00', '1:00', '+0:05'])
    expect(wrapper.classes()).toContain('alert-ink')
    acting.value = [1]
    await nextTick()
    expect(await after(0)).toBe('2:00')
    await after(30_000)
    await wrapper.trigger('click')
    expect(await after(0)).toBe('2:00')
    expect(heard).toEqual([])
    wrapper.unmount()
  })

  it('runs on when the clock of the computer is set', async () => {
    const { wrapper, after } = await timerOf(false)
    await after(MINUTE_MS)
    vi.setSystemTime(Date.now() - 60 * MINUTE_MS)
    expect(await after(1000)).toBe('0:59')
    vi.setSystemTime(Date.now() + 120 * MINUTE_MS)
    expect(await after(1000)).toBe('0:58')
    wrapper.unmount()
  })

  it('is heard once at its end, where that is wanted', async () => {
    const { wrapper, after } = await timerOf(true)
    await after(3 * MINUTE_MS)
    await after(MINUTE_MS)
    expect(heard).toEqual(['begun', 'ended'])
    wrapper.unmount()
  })
})
