import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openBuilder } from '@kit/renderer/open-builder'
import type { DraftFleet } from '@shared/systems/firestorm-armada/model/design'

const SHIPS = 'Squadron\tShip\tHP\nRed\tOne\t4\nRed\tTwo\t5'

describe('the table dialog of a builder', () => {
  const builder = openBuilder<DraftFleet>('firestorm-armada')
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  const dialog = (): HTMLElement => document.querySelector<HTMLElement>('dialog') ?? document.createElement('p')
  const field = (): HTMLTextAreaElement | null => dialog().querySelector('textarea')
  const button = (label: RegExp): HTMLButtonElement | undefined =>
    [...dialog().querySelectorAll('button')].find(one => label.test(one.textContent.trim()))
  const status = (): string => dialog().querySelector('[role="status"]')?.textContent.trim() ?? ''
  const picks = (): readonly HTMLSelectElement[] => [...dialog().querySelectorAll<HTMLSelectElement>('thead select')]

  async function pasted(text: string, target: Element = document.body): Promise<Event> {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(event, { clipboardData: { getData: () => text } })
    target.dispatchEvent(event)
    await vi.dynamicImportSettled()
    await flushPromises()
    return event
  }
  async function typed(text: string): Promise<void> {
    const area = field()
    if (area === null) throw new Error('no field')
    area.value = text
    area.dispatchEvent(new Event('input', { bubbles: true }))
    await flushPromises()
  }
  async function picked(pick: HTMLSelectElement | undefined, value: string): Promise<void> {
    if (pick === undefined) throw new Error('no such column')
    pick.value = value
    pick.dispatchEvent(new Event('change', { bubbles: true }))
    await flushPromises()
  }

  it('opens with its key, empty, and with what is pasted anywhere', async () => {
    wrapper = await builder.opened()
    await builder.pressed('t')
    await vi.dynamicImportSettled()
    await flushPromises()
    expect(field()?.value).toBe('')
    expect(button(/^Import/u)?.disabled).toBe(true)
    button(/^Cancel$/u)?.click()
    await flushPromises()
    const event = await pasted(SHIPS)
    expect([field()?.value, event.defaultPrevented]).toEqual([SHIPS, true])
  })
  it('leaves alone what is no table, and what is pasted into a field', async () => {
    wrapper = await builder.opened()
    expect((await pasted('one line')).defaultPrevented).toBe(false)
    expect((await pasted(SHIPS, document.querySelector('input') ?? document.body)).defaultPrevented).toBe(false)
    expect(document.querySelector('dialog')).toBeNull()
  })
  it('adds what it holds as one step that can be undone', async () => {
    wrapper = await builder.opened()
    const before = builder.rows()
    await pasted(SHIPS)
    expect(status()).toBe('Read: 2 ships.')
    button(/^Import 2 ships$/u)?.click()
    await flushPromises()
    // Flights stand below the squadrons.
    const flights = before.indexOf('Kestrel flight')
    expect(builder.rows()).toEqual([...before.slice(0, flights), 'Red', 'One', 'Two', ...before.slice(flights)])
    expect(builder.at()).toBe('Red')
    expect(wrapper.get('header.top').text()).toContain('Undo “take over 2 ships from a table”')
    await builder.pressed('z', { ctrlKey: true })
    expect(builder.rows()).toEqual(before)
  })
  it('puts the table in place of the roster where it is told to', async () => {
    wrapper = await builder.opened()
    await pasted(SHIPS)
    const [, replaced] = dialog().querySelectorAll<HTMLInputElement>('input[type="radio"]')
    replaced?.dispatchEvent(new Event('change'))
    await flushPromises()
    button(/^Import/u)?.click()
    await flushPromises()
    expect(builder.rows()).toEqual(['Red', 'One', 'Two'])
  })
  it('takes nothing while a cell is wrong, and marks it', async () => {
    wrapper = await builder.opened()
    await pasted(SHIPS.replace('5', 'five'))
    expect(status()).toBe('1 error: nothing is imported until it is corrected')
    expect(dialog().querySelector('ol')?.textContent).toContain('Row 3, Hull points: “five” is not a whole number')
    expect(dialog().querySelector('td.alert-ink')?.textContent.trim()).toBe('five')
    expect(button(/^Import/u)?.disabled).toBe(true)
    await typed(SHIPS)
    expect(button(/^Import/u)?.disabled).toBe(false)
  })
  it('lets columns be said where no heading does, each once', async () => {
    wrapper = await builder.opened()
    await pasted('One\t4\nTwo\t5')
    expect(picks().map(pick => pick.value)).toEqual(['faBuilder.new.ship', ''])
    await picked(picks()[1], 'faBuilder.field.hull')
    expect(status()).toBe('Read: 2 ships.')
    await picked(picks()[1], 'faBuilder.new.ship')
    expect(picks().map(pick => pick.value)).toEqual(['', 'faBuilder.new.ship'])
    await picked(picks()[1], '')
    expect(status()).toContain('1 error: nothing is imported')
  })
  it('lets the separator and the row of headings be said', async () => {
    wrapper = await builder.opened()
    await pasted('Ship;Hull points\nOne, the first;4')
    const [separator, headings] = [...dialog().querySelectorAll('select')].filter(one => one.closest('table') === null)
    expect([separator?.value, headings?.value, status()]).toEqual([';', '0', 'Read: 1 ship.'])
    await picked(headings, '')
    expect(status()).toBe('Read: 2 ships.')
    await picked(separator, ',')
    expect(picks().length).toBe(2)
  })
  it('says what is no table at all', async () => {
    wrapper = await builder.opened()
    await pasted('Ship;HP\n"One;4\nTwo;5')
    expect(dialog().querySelector('ol')?.textContent).toContain('Row 2: A quotation mark is opened but never closed.')
    await typed('Ship\n'.repeat(6000))
    expect(dialog().querySelector('ol')?.textContent).toContain('A table can have at most 5000 rows. Paste it in parts.')
    await typed(
      Array.from({ length: 61 }, (_, at) => `Squadron ${String(at)}\tShip`)
        .join('\n')
        .replace(/^/u, 'Squadron\tShip\n')
    )
    expect(dialog().querySelector('ol')?.textContent).toContain('There are more than 60 in the column “Squadron”.')
  })
  it('copies the roster out, and takes that back', async () => {
    wrapper = await builder.opened()
    const before = builder.rows()
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await builder.pressed('t')
    await vi.dynamicImportSettled()
    await flushPromises()
    button(/^Copy/u)?.click()
    await flushPromises()
    expect(status()).toBe('Copied: paste it into a spreadsheet.')
    await typed(writeText.mock.calls[0]?.[0] ?? '')
    dialog().querySelectorAll<HTMLInputElement>('input[type="radio"]')[1]?.dispatchEvent(new Event('change'))
    await flushPromises()
    button(/^Import/u)?.click()
    await flushPromises()
    expect(builder.rows()).toEqual(before)
  })
})
