import { flushPromises } from '@vue/test-utils'
import type { Faces } from '@shared/core/dice/rule'
import type { WireCommand } from '@shared/ipc/calls'
import type { SystemId } from '@shared/systems/index'
import { FakeHost } from './fake-host'
import { press } from './mount-app'
import { wholeScreen, type WholeScreen } from './whole-screen'

/** A command, and the faces of its rolls. */
export type Played = readonly [command: WireCommand & Readonly<Record<string, unknown>>, ...tape: readonly Faces[]]

/** The real screen of a battle that was played so far by these commands. */
export async function tableOf(id: SystemId, played: readonly Played[]): Promise<WholeScreen> {
  // This page has none; a browser types with it.
  document.execCommand = () => false
  const host = new FakeHost(id)
  for (const [command, ...tape] of played) host.act(command, ...tape)
  return wholeScreen(id, host.timeline.entries.slice())
}

/** What the top row of a French keyboard prints without Shift. */
const AZERTY = ['à', '&', 'é', '"', "'", '(', '-', 'è', '_', 'ç']

/** Types with the top row of a French keyboard, without Shift or with it, as a browser does. */
export async function typeAzerty(digits: string, held: KeyboardEventInit = {}): Promise<void> {
  for (const digit of digits) {
    const key = held.shiftKey === true ? digit : (AZERTY[Number(digit)] ?? digit)
    const event = press(key, { code: `Digit${digit}`, ...held })
    const { activeElement: field } = document
    const types = field instanceof HTMLInputElement && !field.readOnly && !['radio', 'checkbox'].includes(field.type)
    if (!event.defaultPrevented && types && held.altKey !== true) {
      field.value += key
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    await flushPromises()
  }
}

/** Presses a key of the table, and lets all that follows happen; Enter does what the browser would then do. */
export async function pressKey(key: string, held: KeyboardEventInit = {}): Promise<void> {
  const code = /^\d$/u.test(key) ? `Digit${key}` : /^[a-z]$/iu.test(key) ? `Key${key.toUpperCase()}` : key
  const at = document.activeElement
  // With Shift, a digit key of QWERTY prints a sign.
  const printed = held.shiftKey === true && /^\d$/u.test(key) ? ')!@#$%^&*('.charAt(Number(key)) : key
  const event = press(printed, { code, ...held })
  if (!event.defaultPrevented && key === 'Enter') {
    if (at instanceof HTMLButtonElement) at.click()
    else if (at instanceof HTMLInputElement) at.form?.requestSubmit()
  }
  await flushPromises()
  await new Promise(done => setTimeout(done))
  await flushPromises()
}

/** What stands in the field of the dice; null where there is none. */
export const diceTyped = (): string | null => document.querySelector<HTMLInputElement>('[data-dice-field]')?.value ?? null
