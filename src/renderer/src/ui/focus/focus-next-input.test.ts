import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { focusAfterAct, focusNextInput, focusTable, isAtNext } from './focus-next-input'

beforeEach(() => {
  document.body.innerHTML = `
    <div data-next><button id="next"></button></div>
    <section data-plot tabindex="-1"><div data-centre><input id="asked" data-next-input /></div></section>
    <button id="elsewhere"></button>`
})
afterEach(() => (document.body.innerHTML = ''))

const focus = (id: string): void => document.getElementById(id)?.focus()
const focused = (): string | undefined => document.activeElement?.id

describe('the focus after an act', () => {
  it('goes to the next input', async () => {
    focus('elsewhere')
    await focusAfterAct()
    expect(focused()).toBe('asked')
  })

  it('scrolls no panel for what is pinned below it', async () => {
    const asked = vi.spyOn(document.querySelector<HTMLElement>('#asked') as HTMLElement, 'focus')
    await focusNextInput()
    focus('elsewhere')
    document.querySelector('[data-centre]')?.setAttribute('data-pinned', '')
    await focusNextInput()
    expect(asked.mock.calls).toEqual([[{ preventScroll: false }], [{ preventScroll: true }]])
  })

  it('leaves what is being typed there as it is', async () => {
    const asked = document.querySelector<HTMLInputElement>('#asked') as HTMLInputElement
    asked.value = '6 5'
    asked.focus()
    asked.setSelectionRange(3, 3)
    await focusNextInput()
    expect(asked.selectionStart).toBe(3)
  })

  it('stays in what "Next" brings, unfolded before the host had answered', async () => {
    const aftermath = focusAfterAct()
    focus('next')
    await aftermath
    expect(isAtNext()).toBe(true)
  })

  it('leaves "Next" where the game master goes to what is due', async () => {
    focus('next')
    await focusNextInput()
    expect(focused()).toBe('asked')
  })

  it('is on the table itself where nothing must be answered by the next key', () => {
    focus('next')
    focusTable()
    expect(document.activeElement).toBe(document.querySelector('[data-plot]'))
  })
})
