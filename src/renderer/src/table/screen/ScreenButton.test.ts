import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import type { AppInfo } from '@shared/ipc/calls'
import type { ScreenChoice, ScreenState, Showing } from '@shared/ipc/player-screen'
import { FakeHost } from '@kit/renderer/fake-host'
import { mountInEnglish } from '@kit/renderer/mount'
import { pickFrom } from '@kit/renderer/pick'
import '@kit/renderer/top-layer'
import { useSettingsStore } from '../../session/host/settings-store'
import { useBattleStore } from '../../session/battle-store'
import SavingFoot from '../frame/SavingFoot.vue'
import ScreenNotice from './ScreenNotice.vue'
import { provideStations } from '../stations/use-stations'
import { providePlayerScreen } from './use-player-screen'

const KEY = { campaignId: 'c', battleId: 'b' }
const CLOSED: ScreenState = {
  choice: null,
  window: null,
  frame: { look: { language: 'en', theme: 'dark' }, scene: { kind: 'title' } },
  sides: [
    { name: 'Us', strips: ['hawk', 'kite'] },
    { name: 'Them', strips: ['crow'] }
  ],
  viewers: [
    { sideId: 'A', name: 'Us' },
    { sideId: 'B', name: 'Them' }
  ],
  leftOut: [{ name: 'crow', why: 'notOnTable' }]
}
const choice = (showing: Showing, more: Partial<ScreenChoice> = {}): ScreenChoice => ({ ...KEY, eyes: null, showing, note: null, ...more })

let host: FakeHost
let foot: VueWrapper
beforeEach(() => {
  host = new FakeHost()
  host.begin()
})
afterEach(async () => {
  foot.unmount()
  await flushPromises()
})

/** The parts of an open battle that follow the player screen. */
const Parts = defineComponent(() => {
  providePlayerScreen()
  provideStations()
  return () => [h(ScreenNotice), h(SavingFoot)]
})

/** A battle that is open. */
const Foot = defineComponent(() => {
  const store = useBattleStore()
  void store.open(KEY)
  return () => (store.key === null ? null : h(Parts))
})

async function opened(state: ScreenState = CLOSED): Promise<void> {
  foot = mountInEnglish(Foot, {})
  await flushPromises()
  host.tell({ kind: 'players.screen', screen: state })
  opener('Player screen').click()
  await flushPromises()
  await import('./ScreenPanel.vue')
  await flushPromises()
}
const panel = (): HTMLElement | null => document.querySelector('[data-panel="battle.screen"]')
const opener = (title: string): HTMLElement => document.querySelector(`[title="${title}"]`) as HTMLElement
const token = (text: string): HTMLButtonElement =>
  [...(panel()?.querySelectorAll<HTMLButtonElement>('.token') ?? [])].find(one => one.textContent.includes(text)) as HTMLButtonElement
const press = (key: string): void =>
  void panel()?.dispatchEvent(
    new KeyboardEvent('keydown', { key, code: /\d/u.test(key) ? `Digit${key}` : '', bubbles: true, cancelable: true })
  )
const shown = (): readonly unknown[] => host.calls.filter(({ name }) => name === 'players.show').map(({ args }) => args)
async function write(label: string, text: string): Promise<void> {
  const field = panel()?.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)
  if (!field) throw new Error(label)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await flushPromises()
}

describe('the panel of the player screen', () => {
  it('shows nothing by being opened', async () => {
    await opened()
    expect(shown()).toEqual([])
    expect(panel()?.querySelector('figcaption')?.textContent).toBe('Players see nothing yet.')
    expect(panel()?.querySelector('[data-left-out]')?.textContent).toContain('Not on the table yet:crow')
  })

  it('shows by a press or a key what it offers', async () => {
    await opened()
    press('1')
    press('b')
    token('kite').click()
    press('4')
    press('z')
    await flushPromises()
    expect(shown()).toEqual(
      [{ kind: 'battle' }, { kind: 'side', side: 'Them' }, { kind: 'strip', side: 'Us', strip: 'kite' }, { kind: 'black' }].map(showing =>
        choice(showing as Showing)
      )
    )
  })

  it('shows what is dropped on the thumbnail, and nothing that is let go elsewhere', async () => {
    await opened()
    const thumbnail = panel()?.querySelector('[data-thumbnail]')
    token('hawk').dispatchEvent(new Event('dragstart', { bubbles: true }))
    token('hawk').dispatchEvent(new Event('dragend', { bubbles: true }))
    thumbnail?.dispatchEvent(new Event('drop', { bubbles: true }))
    expect(shown()).toEqual([])
    token('hawk').dispatchEvent(new Event('dragstart', { bubbles: true }))
    await flushPromises()
    expect(panel()?.querySelector('figcaption')?.textContent).toBe('Drop it here to show it.')
    thumbnail?.dispatchEvent(new Event('drop', { bubbles: true }))
    await flushPromises()
    expect(shown()).toEqual([choice({ kind: 'strip', side: 'Us', strip: 'hawk' })])
  })

  it('shows a note once it has a title and a text, and never by writing', async () => {
    await opened()
    expect(token('Show the note').disabled).toBe(true)
    press('3')
    await write('Title', 'To be burned')
    await write('What players are to read', 'Hold the gap.')
    expect(shown()).toEqual([])
    token('Show the note').click()
    await flushPromises()
    expect(shown()).toEqual([choice({ kind: 'note' }, { note: { title: 'To be burned', text: 'Hold the gap.', from: '' } })])
  })

  it('marks what is shown, and says so in words', async () => {
    const frame = { ...CLOSED.frame, scene: { kind: 'black' } as const }
    await opened({ ...CLOSED, choice: choice({ kind: 'side', side: 'Them' }), frame })
    expect(token('Them').getAttribute('aria-pressed')).toBe('true')
    expect(panel()?.querySelectorAll('[aria-pressed=true]')).toHaveLength(1)
    expect(panel()?.querySelector('[data-thumbnail]')?.getAttribute('aria-label')).toBe('Players now see: Them')
    expect(panel()?.querySelector('[data-scene]')?.getAttribute('data-scene')).toBe('black')
  })

  it('says when players see another battle, and keeps its choices to this one', async () => {
    await opened({ ...CLOSED, choice: { ...choice({ kind: 'battle' }, { eyes: 'B' }), battleId: 'other' } })
    expect(panel()?.querySelector('figcaption')?.textContent).toBe('Players see another battle.')
    press('1')
    await flushPromises()
    expect(shown()).toEqual([choice({ kind: 'battle' })])
  })

  it('looks through other eyes at what is shown, and shows nothing by that before anything is', async () => {
    await opened()
    const look = (value: string): Promise<void> => pickFrom(panel()?.querySelector('[role=combobox]'), value)
    await look('A')
    expect(shown()).toEqual([])
    press('1')
    await flushPromises()
    host.tell({ kind: 'players.screen', screen: { ...CLOSED, choice: choice({ kind: 'battle' }, { eyes: 'A' }) } })
    await look('')
    expect(shown()).toEqual([choice({ kind: 'battle' }, { eyes: 'A' }), choice({ kind: 'battle' })])
  })

  it('builds on what was chosen last, though the host has not answered yet', async () => {
    await opened({ ...CLOSED, choice: choice({ kind: 'black' }) })
    panel()?.querySelector<HTMLElement>('[role=combobox]')?.click()
    await flushPromises()
    panel()?.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))
    document.querySelector<HTMLElement>('[data-value=A]')?.click()
    await flushPromises()
    expect(shown()).toEqual([choice({ kind: 'battle' }), choice({ kind: 'battle' }, { eyes: 'A' })])
    expect(token('Black').getAttribute('aria-pressed')).toBe('true')
  })

  it('says that players had a page open, until it is open again or the notice is dismissed', async () => {
    const notice = (): Element | null => document.querySelector('[data-screen-left]')
    await opened()
    expect(notice()).toBeNull()
    host.tell({ kind: 'players.screen', screen: { ...CLOSED, window: 'left' } })
    await flushPromises()
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    notice()?.querySelector('button')?.click()
    expect(open).toHaveBeenCalledWith('/players', 'flagship-players')
    open.mockRestore()
    host.tell({ kind: 'players.screen', screen: { ...CLOSED, window: 'open' } })
    await flushPromises()
    expect(notice()).toBeNull()
    host.tell({ kind: 'players.screen', screen: { ...CLOSED, window: 'left' } })
    await flushPromises()
    notice()?.querySelector<HTMLElement>('[aria-label="Dismiss"]')?.click()
    await flushPromises()
    expect(notice()).toBeNull()
  })

  it('opens and closes the window of the desktop program', async () => {
    await opened({ ...CLOSED, window: 'open' })
    expect(panel()?.textContent).not.toContain('Close the screen')
    useSettingsStore().info = { shell: 'desktop' } as AppInfo
    await flushPromises()
    const button = [...(panel()?.querySelectorAll('button') ?? [])].find(one => one.textContent.includes('Close the screen'))
    button?.click()
    await flushPromises()
    expect(host.calls.map(({ name }) => name)).toContain('players.closeWindow')
  })

  it('says how to bring a window to the players’ display where the system places none', async () => {
    await opened({ ...CLOSED, window: 'open' })
    expect(panel()?.querySelector('[data-unplaced]')).toBeNull()
    host.tell({ kind: 'players.screen', screen: { ...CLOSED, window: 'unplaced' } })
    await flushPromises()
    expect(panel()?.querySelector('[data-unplaced]')?.textContent).toContain('press F11')
  })
})

describe('the panels at the foot', () => {
  it('close by Escape, and one takes the place of the other', async () => {
    await opened()
    host.tell({
      kind: 'stations.changed',
      stations: { open: null, addresses: [], joinRequests: [], seats: [], left: null, proposals: [], dice: null }
    })
    opener('Phones').click()
    await flushPromises()
    expect([...document.querySelectorAll('[data-panel]')].map(one => one.getAttribute('data-panel'))).toEqual(['battle.stations'])
    opener('Player screen').click()
    await flushPromises()
    press('Escape')
    await flushPromises()
    expect(document.querySelector('[data-panel]')).toBeNull()
  })
})
