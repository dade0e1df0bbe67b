import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent } from 'vue'
import type { WireEntry } from '@shared/ipc/calls'
import { hostedSystem, SYSTEM_IDS, type SystemId } from '@shared/systems/index'
import { typeDigit } from '@kit/renderer/digit-pressed'
import { mountApp, press } from '@kit/renderer/mount-app'
import { wholeScreen, type WholeScreen } from '@kit/renderer/whole-screen'
import { goldenBattles } from '../../../../../tests/support/golden-battles'
import { DEFAULT_SETTINGS } from '@shared/campaign/settings-choices'
import { useBattleStore } from '../../session/battle-store'
import { useSettingsStore } from '../../session/host/settings-store'
import { isTypingWords } from './typing-words'
import { useEarlyKeys } from './use-early-keys'

/** What is pressed one after the other: buttons, dice or ships by digits, steps through a rack, and back. */
const PRESSED = ['Enter Enter Enter Enter', 'Enter 3 Enter 2 Enter', 'Enter ArrowDown 1 Enter Ctrl+z 4']
/** In how many states of a battle they are pressed: each mounts two whole screens, whose memory the page gives back late. */
const STATES = 2
/** How long the host takes, which is longer than the presses are apart. */
const SLOW_MS = 8
/** How often nothing may have come of it before that counts as rest: a key that is kept takes a few turns of the page to be pressed. */
const QUIET = 8

/** What came of some keys. */
interface Entered {
  readonly made: readonly unknown[]
  readonly dice: string | null
  /** Some were typed in a field of words, which keeps them. */
  readonly areWords: boolean
}

/** So many of them, evenly apart. */
function some<T>(all: readonly T[], from: number): readonly T[] {
  const step = Math.ceil(all.length / STATES)
  return all.filter((_, i) => (i + from) % step === 0)
}

let screen: WholeScreen | null = null
afterEach(close)
function close(): void {
  screen?.close()
  screen = null
}

const pause = (ms: number): Promise<void> => new Promise(done => void setTimeout(done, ms))

/** Presses a key as a browser does. */
function pressed(key: string): void {
  if (/^\d$/u.test(key)) return void typeDigit(key)
  const at = document.activeElement ?? document.body
  const isUndo = key === 'Ctrl+z'
  if (press(isUndo ? 'z' : key, { ctrlKey: isUndo }).defaultPrevented || key !== 'Enter') return
  if (at instanceof HTMLButtonElement) at.click()
  else if (at instanceof HTMLInputElement) at.form?.requestSubmit()
}

/** Waits until nothing is on its way and nothing has come of it for a while. */
async function atRest(host: WholeScreen['host']): Promise<void> {
  for (let calls = -1, quiet = 0; quiet < QUIET; quiet = calls === host.calls.length && !useBattleStore().isBusy ? quiet + 1 : 0) {
    calls = host.calls.length
    await pause(SLOW_MS / 2)
    await flushPromises()
  }
}

/** What the log and the dice field have after these keys, from a battle that has come this far. */
async function entered(id: SystemId, entries: readonly WireEntry[], keys: readonly string[], isLoaded: boolean): Promise<Entered> {
  screen = await wholeScreen(id, entries)
  const { host } = screen
  useSettingsStore().settings = { ...DEFAULT_SETTINGS, dice: 'host' }
  await atRest(host)
  if (isLoaded) host.answersAfterMs = SLOW_MS
  let areWords = false
  for (const key of keys) {
    areWords ||= isTypingWords()
    pressed(key)
    if (!isLoaded) await atRest(host)
    else await flushPromises()
  }
  await atRest(host)
  const made = host.timeline.entries.slice(entries.length).map(entry => (entry.kind === 'command' ? entry.command : entry.kind))
  const dice = document.querySelector<HTMLInputElement>('[data-dice-field]:not([readonly])')?.value ?? null
  // What is being typed would be saved a moment later, when the next battle is open.
  await useBattleStore().cancel()
  close()
  return { made, dice, areWords }
}

// This page has none; a browser types with it.
beforeEach(() => void (document.execCommand = () => false))
afterEach(() => Reflect.deleteProperty(document, 'execCommand'))

describe.each(SYSTEM_IDS)('keys on a loaded machine, in %s', id => {
  const [{ entries: recorded }] = [...goldenBattles(hostedSystem(id).rules).values()] as unknown as [{ entries: readonly WireEntry[] }]

  it.each(PRESSED)('do what they do elsewhere: none is lost, and none does anything twice: %s', async pressing => {
    const keys = pressing.split(' ')
    let acts = 0
    for (const { seq } of some(recorded.slice(1), id.length * 5)) {
      const before = recorded.slice(0, seq - 1)
      const both = async (): Promise<readonly [Entered, Entered]> => [
        await entered(id, before, keys, false),
        await entered(id, before, keys, true)
      ]
      let [expected, slow] = await both()
      // A panel that was loaded for the first time may have come too late for its keys, which no later time does.
      if (JSON.stringify(slow) !== JSON.stringify(expected)) [expected, slow] = await both()
      acts += expected.made.length
      if (expected.areWords) continue
      expect([seq, slow]).toEqual([seq, expected])
    }
    expect(acts).toBeGreaterThan(0)
  })
})

describe('a key pressed while the last act is being written', () => {
  let wrote = (): void => undefined
  let heard: string[] = []
  const hear = ({ key }: KeyboardEvent): void => void heard.push(key)
  let unmount = (): void => undefined

  beforeEach(async () => {
    const { wrapper } = await mountApp(
      defineComponent({
        setup() {
          useEarlyKeys()
          return () => null
        }
      })
    )
    heard = []
    document.addEventListener('keydown', hear)
    void useBattleStore().writing(() => new Promise<void>(done => (wrote = done)))
    unmount = () => wrapper.unmount()
  })
  afterEach(() => {
    document.removeEventListener('keydown', hear)
    document.querySelectorAll('body > input').forEach(field => field.remove())
    unmount()
  })

  /** What has been heard so far, and once the act is written. */
  async function heardThen(): Promise<readonly string[]> {
    const before = heard.join('')
    wrote()
    await vi.waitFor(() => expect(useBattleStore().isBusy).toBe(false))
    for (let turn = 0; turn < QUIET; turn += 1) await pause(1)
    return [before, heard.join('').slice(before.length)]
  }
  function focusField(html: string): HTMLInputElement {
    document.body.insertAdjacentHTML('beforeend', html)
    const field = document.querySelector<HTMLInputElement>('body > input')
    if (field === null) throw new Error('no field')
    field.focus()
    return field
  }

  it('is pressed again in its order, with Alt and a digit, and with undo', async () => {
    press('4', { code: 'Digit4' })
    press('n')
    press('2', { code: 'Digit2', altKey: true })
    press('z', { ctrlKey: true })
    expect(await heardThen()).toEqual(['', '4n2z'])
  })
  it('is forgotten at Escape', async () => {
    press('4')
    press('Escape')
    expect(await heardThen()).toEqual(['Escape', ''])
  })
  it('is the browser’s with Ctrl, while held, and where it moves the focus', async () => {
    press('f', { ctrlKey: true })
    press('j', { repeat: true })
    press('Tab')
    expect((await heardThen())[0]).toBe('fjTab')
  })
  it('stays in a field of words, and beside dice that are typed', async () => {
    const field = focusField('<input type="text">')
    press('n')
    field.toggleAttribute('data-dice-field')
    field.value = '4'
    press('5')
    expect((await heardThen())[0]).toBe('n5')
  })
  it('is typed before what is pressed while it comes into its field', async () => {
    const field = focusField('<input data-dice-field>')
    field.addEventListener('input', () => queueMicrotask(() => void (field.value === '6' && void typeDigit('4'))))
    press('6')
    press('5')
    await heardThen()
    expect(field.value).toBe('654')
  })
  it('is typed into the field that has the focus by then, and taken out of it', async () => {
    press('4')
    press(' ')
    press('5')
    press('Backspace')
    const field = focusField('<input data-dice-field>')
    document.execCommand = (command, _, text) => {
      field.value = command === 'delete' ? field.value.slice(0, -1) : field.value + String(text)
      return true
    }
    await heardThen()
    expect(field.value).toBe('4 ')
  })
})
