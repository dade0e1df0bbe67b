import { flushPromises } from '@vue/test-utils'
import type { FakeHost } from './fake-host'
import { openDice } from '../../../src/renderer/src/table/dice/open-dice'

/** A field that takes what is typed once it has been entered: of words, of figures, or one that arrows step through. */
const ENTERED =
  'input:not([type="radio"],[type="checkbox"],[data-dice-field],[readonly],:disabled),textarea:not([readonly]),[role="spinbutton"]'
/** A question whose answers show their digits. */
const ASKS = '.answers,[data-asks]:not(input),[data-to-hit]'
/** What the table marks as chosen. */
const MARKED = '.actor,.target,.pointed'

/** What a digit may change at a table. */
export interface Table {
  readonly fields: ReadonlyMap<Element, string>
  readonly dice: string | null
  readonly marked: string
  readonly entries: number
}

const valueOf = (one: Element): string =>
  one instanceof HTMLInputElement && ['radio', 'checkbox'].includes(one.type)
    ? String(one.checked)
    : one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLButtonElement
      ? one.value
      : (one.getAttribute('aria-valuenow') ?? '')

function look(host: FakeHost): Table {
  const all = [...document.querySelectorAll('input,textarea,[role="spinbutton"],[role="combobox"]')]
  return {
    fields: new Map(all.filter(one => !one.matches('[data-dice-field]')).map(one => [one, valueOf(one)])),
    dice: document.querySelector<HTMLInputElement>('[data-dice-field]:not([readonly])')?.value ?? null,
    marked: [...document.querySelectorAll('.rack :is(article,section)')].map(one => String(one.matches(MARKED))).join(),
    entries: host.timeline.lastSeq
  }
}

/** Presses the key of one character as a browser does: whatever has the focus then takes it, unless a key has. */
export async function typeDigit(digit: string): Promise<boolean> {
  const at = document.activeElement ?? document.body
  const isFree = at.dispatchEvent(
    new KeyboardEvent('keydown', { key: digit, code: /\d/u.test(digit) ? `Digit${digit}` : '', bubbles: true, cancelable: true })
  )
  const { activeElement: field } = document
  if (isFree && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && !field.readOnly) {
    if (!['radio', 'checkbox'].includes(field.type)) {
      field.value += digit
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  await flushPromises()
  return isFree
}

/** Whether it answers the question it is pressed in; its answers are numbered. */
function isAnswer(at: Element, digit: string): boolean {
  // The numbers to hit are their own digits.
  const toHit = at.closest('[data-to-hit]')
  if (toHit !== null) return toHit.querySelector(`input[value="${digit}"]`) !== null
  return Number(digit) <= (at.closest('.answers')?.querySelectorAll('input').length ?? 0)
}

/**
 * Presses a digit, and says what went wrong by the one rule; null if nothing did. While dice are due a digit is a die, otherwise a ship of
 * the side in hand; only a field that has been entered takes it as a figure, and only the question that has the focus as its answer, unless
 * it is none of its answers.
 */
export async function faultOf(host: FakeHost, digit: string): Promise<string | null> {
  const at = document.activeElement
  const isDue = openDice.value > 0
  const isEntered = at?.matches(ENTERED) === true
  const isAsked = !isEntered && at?.matches(`:is(${ASKS}) *`) === true && (!isDue || isAnswer(at, digit))
  const before = look(host)
  const isFree = await typeDigit(digit)
  const after = look(host)
  const changed = [...before.fields].filter(([one, value]) => one.isConnected && after.fields.get(one) !== value).map(([one]) => one)
  const elsewhere = changed.filter(one => one !== at)
  const hasActed = after.marked !== before.marked || after.entries !== before.entries
  const where = `${isDue ? 'dice are due' : 'none are due'}, ${digit} at ${at?.outerHTML.slice(0, 160) ?? 'nothing'}`
  const said = (what: string): string => `${what}: ${where}`
  if (document.querySelector('select') !== null) return said('there is a select')
  if (isEntered) {
    // What is entered may ask for other dice, whose field is empty, or for none.
    if (after.dice === `${before.dice ?? ''}${digit}`) return said('the dice took what was typed into a field')
    if (hasActed) return said('a ship took what was typed into a field')
    if (isFree && document.activeElement !== at) return said('the focus left the field')
    return null
  }
  if (isAsked) return after.dice === before.dice ? null : said('the dice took an answer')
  const typed = elsewhere.filter(one => one.matches(ENTERED) && after.fields.get(one) === `${before.fields.get(one) ?? ''}${digit}`)
  if (typed.length > 0) return said(`${typed[0]?.outerHTML.slice(0, 120) ?? ''} took it`)
  // A ship that is chosen may ask for dice at once.
  if (!isDue) return (after.dice ?? '') === (before.dice ?? '') ? null : said('there are no dice')
  if (after.dice !== `${before.dice ?? ''}${digit}`) return said(`the dice were ${before.dice ?? 'gone'} and are ${after.dice ?? 'gone'}`)
  if (hasActed) return said('a ship was chosen as well')
  if (changed.length > 0) return said(`${changed[0]?.outerHTML.slice(0, 120) ?? ''} changed as well`)
  return null
}

/** What can have the focus at the table, the table itself first. */
export function focusable(): readonly HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('[data-plot],button,input,textarea,summary,a[href],[tabindex]')
  return [...all].filter(one => !one.matches(':disabled,[hidden] *,dialog *,[popover] *,fieldset:disabled *'))
}
