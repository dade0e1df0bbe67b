import { afterEach, expect, it } from 'vitest'
import { pickOnDigit } from './pick-on-digit'

afterEach(() => document.body.replaceChildren())

it('chooses the answer with that number, by its place on a French keyboard too, and nothing beyond the last', () => {
  document.body.innerHTML = '<fieldset><input type="radio" name="a" value="w"><input type="radio" name="a" value="x"></fieldset>'
  const list = document.querySelector('fieldset') as HTMLElement
  list.addEventListener('keydown', pickOnDigit)
  const press = (code: string, key: string): boolean =>
    list.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }))
  const chosen = (): string | undefined => document.querySelector<HTMLInputElement>(':checked')?.value
  press('Digit2', 'é')
  expect(chosen()).toBe('x')
  press('Digit1', '1')
  expect(chosen()).toBe('w')
  expect([press('Digit9', '9'), chosen(), press('ArrowDown', 'ArrowDown')]).toEqual([false, 'w', true])
})
