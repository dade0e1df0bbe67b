import { afterEach, expect, it } from 'vitest'
import { takeAnswers } from './to-next-input'

afterEach(() => document.body.replaceChildren())

const shown = (last: string): HTMLElement => {
  document.body.innerHTML = `<section data-centre>
    <fieldset><input type="radio" name="reach" checked data-next-input></fieldset>
    <fieldset><input type="radio" name="path" data-next-input></fieldset>${last}</section>`
  return document.querySelector<HTMLElement>('[name=reach]') ?? document.body
}
const answerPath = (): void => document.querySelector<HTMLElement>('[name=path]')?.click()

it('goes to the question that is open, and presses the button once all are answered: Enter does what its sign says', () => {
  const from = shown('<button data-next-input>Board</button>')
  let boarded = 0
  document.querySelector('button')?.addEventListener('click', () => (boarded += 1))
  takeAnswers(from)
  expect([document.activeElement?.getAttribute('name'), boarded]).toEqual(['path', 0])
  answerPath()
  takeAnswers(from)
  expect(boarded).toBe(1)
})

it('goes to the dice where there are some', () => {
  const from = shown('<input data-dice-field data-next-input>')
  answerPath()
  takeAnswers(from)
  expect(document.activeElement?.matches('[data-dice-field]')).toBe(true)
})
