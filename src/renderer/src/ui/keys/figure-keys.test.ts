import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepToLayouts } from './figure-keys'

let stop = (): void => undefined
let field: HTMLInputElement

function withField(html: string): void {
  document.body.innerHTML = html
  const found = document.querySelector('input')
  if (found === null) throw new Error('no field')
  field = found
  field.focus()
}
/** Presses a key as a browser does: what it prints is typed unless somebody prevents it. */
function press(code: string, key: string, held: Partial<KeyboardEventInit> = {}): void {
  const isFree = field.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true, ...held }))
  if (isFree) field.value += key
}

beforeEach(() => {
  // This page has none; a browser types with it.
  document.execCommand = () => false
  stop = keepToLayouts()
})
afterEach(() => stop())

describe('the top row of a French keyboard', () => {
  it('types its digits without Shift, and with it, where only figures are taken', () => {
    withField('<input data-dice-field />')
    press('Digit5', '(')
    press('Digit1', '&')
    press('Digit2', '2', { shiftKey: true })
    expect(field.value).toBe('512')
  })
  it('writes what it prints everywhere else', () => {
    withField('<input />')
    press('Digit2', 'é')
    expect(field.value).toBe('é')
  })
  it('signs a number with its sixth key where a number may be below zero, and types a six where none may', () => {
    withField('<input type="text" data-figure-field min="-5" />')
    press('Digit6', '-')
    press('Digit5', '(')
    expect(field.value).toBe('-5')
    withField('<input data-steps min="0" />')
    press('Digit6', '-')
    expect(field.value).toBe('6')
  })
  it('signs a change with its sixth key in a correction', () => {
    withField('<div data-relative><input data-steps min="0" /></div>')
    press('Digit6', '-')
    press('Digit1', '&')
    expect(field.value).toBe('-1')
  })
  it('signs a number that takes the place of the one that is selected, and types a six behind it', () => {
    withField('<input type="text" data-figure-field value="1" />')
    field.select()
    const minus = new KeyboardEvent('keydown', { code: 'Digit6', key: '-', bubbles: true, cancelable: true })
    expect(field.dispatchEvent(minus)).toBe(true)
    field.setSelectionRange(1, 1)
    press('Digit6', '-')
    expect(field.value).toBe('16')
  })
  it('leaves keys held with others to their acts', () => {
    withField('<input data-dice-field />')
    field.dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit3', key: '"', altKey: true, bubbles: true, cancelable: true }))
    expect(field.value).toBe('')
  })
})

describe('the number pad', () => {
  it('parts dice with its decimal key, whatever it prints', () => {
    withField('<input data-dice-field />')
    press('Numpad1', '1')
    press('Numpad8', '8')
    press('NumpadDecimal', ',')
    press('Numpad7', '7')
    expect(field.value).toBe('18 7')
  })
})

describe('digits of another script', () => {
  it('are typed as 0 to 9', () => {
    withField('<input data-dice-field />')
    press('Digit4', '٤')
    expect(field.value).toBe('4')
  })
})

describe('a field that takes only figures', () => {
  it('is left out by letters and question marks, and by no sign of a figure', () => {
    withField('<input data-dice-field />')
    for (const key of ['?', 'A', 'é', '4', ' ', '+', ',', '-']) press('', key)
    expect(field.value).toBe('4 +,-')
    withField('<input />')
    press('', 'A')
    press('', '?')
    expect(field.value).toBe('A?')
  })
  it('keeps the letter by which a key of the screen has come there', () => {
    document.body.innerHTML = '<input data-dice-field /><button></button>'
    document.querySelector('button')?.focus()
    const event = new KeyboardEvent('keydown', { key: 'v', bubbles: true, cancelable: true })
    const come = (): void => document.querySelector('input')?.focus()
    document.addEventListener('keydown', come)
    document.activeElement?.dispatchEvent(event)
    document.removeEventListener('keydown', come)
    expect([document.activeElement?.tagName, event.defaultPrevented]).toEqual(['INPUT', false])
  })
  it('takes what is typed in place of what stands there once it is entered, but more dice beside those that were typed', () => {
    const selected = (): string => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
    withField('<input data-steps value="12" />')
    field.click()
    expect(selected()).toBe('12')
    field.setSelectionRange(1, 1)
    field.click()
    expect(selected()).toBe('')
    withField('<input data-dice-field value="12" />')
    field.click()
    expect(selected()).toBe('')
  })
})

describe('a word that is being composed', () => {
  it('keeps its Enter to itself', () => {
    withField('<form><input /></form>')
    const heard: string[] = []
    field.addEventListener('keydown', event => heard.push(event.key))
    const enter = (isComposing: boolean) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true, cancelable: true }))
    enter(true)
    expect(heard).toEqual([])
    enter(false)
    expect(heard).toEqual(['Enter'])
  })
})
