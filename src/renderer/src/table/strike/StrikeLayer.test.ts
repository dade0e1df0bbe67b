import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WireEntry } from '@shared/ipc/calls'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems/index'
import { press } from '@kit/renderer/mount-app'
import { wholeScreen, type WholeScreen } from '@kit/renderer/whole-screen'
import { goldenBattles } from '../../../../../tests/support/golden-battles'
import { useSettingsStore } from '../../session/host/settings-store'

/** An event by which an attack of each game does damage. */
const STRIKES: Readonly<Record<(typeof SYSTEM_IDS)[number], string>> = {
  'starfinder-armada': 'damageApplied',
  'firestorm-armada': 'hullLost',
  'dystopian-wars': 'hullLost',
  xwing: 'cardDealt',
  'petit-wargame': 'elementLost'
}

let screen: WholeScreen | null = null
let isStill = false
beforeEach(() => {
  isStill = false
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 100, 20))
  const plain = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation(query => {
    const list = plain(query)
    return query.includes('reduced-motion') ? Object.defineProperty(list, 'matches', { value: isStill }) : list
  })
})
afterEach(() => {
  screen?.close()
  screen = null
  vi.restoreAllMocks()
})

/** A recorded battle up to its first strike, and the entry in which that happens. */
function firstStrike(id: (typeof SYSTEM_IDS)[number]): readonly [readonly WireEntry[], WireEntry] {
  for (const { entries } of goldenBattles(hostedSystem(id).rules).values()) {
    const all: readonly WireEntry[] = entries
    const at = all.findIndex(one => one.kind === 'command' && one.events.some(event => event.type === STRIKES[id]))
    const entry = all[at]
    if (entry !== undefined) return [all.slice(0, at), entry]
  }
  throw new Error(`Nothing strikes in ${id}`)
}

/** What struck is shown once the screen has shown what it changed. */
async function painted(): Promise<void> {
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  await flushPromises()
}
const nodes = (): number => document.querySelector('[data-strike]')?.children.length ?? 0
async function strikeOf(id: (typeof SYSTEM_IDS)[number]): Promise<WireEntry> {
  const [before, entry] = firstStrike(id)
  screen = await wholeScreen(id, before)
  await screen.follow(entry)
  await painted()
  return entry
}

describe.each(SYSTEM_IDS)('a strike in %s', id => {
  it('is drawn of attacks made before the battle was opened, and ended by any key, which acts', async () => {
    await strikeOf(id)
    expect(nodes()).toBeGreaterThan(0)
    expect(nodes()).toBeLessThanOrEqual(60)
    // What it took is painted over the gauge that it took it from.
    expect(document.querySelectorAll('[data-strike] rect').length).toBeGreaterThan(0)
    const key = press('M', { shiftKey: true })
    await flushPromises()
    expect(nodes()).toBe(0)
    expect(key.defaultPrevented).toBe(true)
  })
})

describe('a strike', () => {
  it('goes on while a key is held down, and ends with a press of the pointer', async () => {
    await strikeOf('starfinder-armada')
    press('x', { repeat: true })
    await flushPromises()
    expect(nodes()).toBeGreaterThan(0)
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await flushPromises()
    expect(nodes()).toBe(0)
  })
  it('does not begin where something is pressed before it is shown', async () => {
    const [before, entry] = firstStrike('starfinder-armada')
    screen = await wholeScreen('starfinder-armada', before)
    await screen.follow(entry)
    press('x')
    await painted()
    expect(nodes()).toBe(0)
  })
  it('is neither seen when it is taken back nor when it is brought back', async () => {
    const entry = await strikeOf('starfinder-armada')
    const again = { at: entry.at, by: entry.by, target: entry.seq } as const
    press('x')
    await screen?.follow({ ...again, seq: entry.seq + 1, kind: 'undo' })
    await painted()
    expect(nodes()).toBe(0)
    await screen?.follow({ ...again, seq: entry.seq + 2, kind: 'redo' })
    await painted()
    expect(nodes()).toBe(0)
  })
  it('is not seen where the settings leave it out', async () => {
    const [before, entry] = firstStrike('starfinder-armada')
    screen = await wholeScreen('starfinder-armada', before)
    const settings = useSettingsStore()
    settings.settings = { ...settings.settings, strikes: 'off' }
    await screen.follow(entry)
    await painted()
    expect(nodes()).toBe(0)
  })
  it('outlines the strips that lost something where the system asks for less motion, and where somebody types', async () => {
    const outlined = vi.spyOn(Element.prototype, 'animate')
    isStill = true
    await strikeOf('starfinder-armada')
    const seen = (): boolean => outlined.mock.calls.some(([frames]) => JSON.stringify(frames).includes('outlineOffset'))
    expect([nodes(), seen()]).toEqual([0, true])
    screen?.close()
    outlined.mockClear()
    isStill = false
    const [before, entry] = firstStrike('starfinder-armada')
    screen = await wholeScreen('starfinder-armada', before)
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    field.value = 'a note'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await screen.follow(entry)
    await painted()
    expect([nodes(), seen()]).toEqual([0, true])
    field.remove()
  })
})
