import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent } from 'vue'
import { usePaste } from './use-paste'

const PNG = new File(['\x89PNG'], 'image.png', { type: 'image/png' })
const SQUAD = new File(['{}'], 'squad.xws')

let wrapper: VueWrapper | null = null
afterEach(() => {
  wrapper?.unmount()
  wrapper = null
})

/** Pastes into a screen with these elements, on the one with this id or on the page, and returns what was taken: names and texts. */
async function taken(clipboard: Readonly<Record<string, string>>, files: readonly File[], on = '', isTaken = false): Promise<unknown> {
  const came: File[] = []
  const screen = defineComponent({
    setup: () => usePaste(found => void came.push(...found)),
    template: '<input id="name"><textarea id="notes"/><input id="tick" type="checkbox"><button id="act">Go</button>'
  })
  wrapper = mount(screen, { attachTo: document.body })
  const at = on === '' ? document.body : document.getElementById(on)
  if (at instanceof HTMLElement && on !== '') at.focus()
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const data = { types: Object.keys(clipboard), files, getData: (type: string) => clipboard[type] ?? '' }
  Object.defineProperty(event, 'clipboardData', { value: data })
  if (isTaken) window.addEventListener('paste', one => one.preventDefault(), { once: true })
  at?.dispatchEvent(event)
  await new Promise(resolve => setTimeout(resolve, 5))
  return Promise.all(came.map(async file => [file.name, await file.text()]))
}

describe('what is pasted', () => {
  it('is taken as a file: a text without a name, files with theirs', async () => {
    expect(await taken({ 'text/plain': 'FLAGSHIP1.a' }, [])).toEqual([['', 'FLAGSHIP1.a']])
    expect(await taken({ 'text/plain': 'squad.xws', Files: '' }, [SQUAD])).toEqual([['squad.xws', '{}']])
    expect(await taken({ Files: '' }, [PNG])).toMatchObject([['image.png', {}]])
    expect(await taken({ 'text/plain': ' ' }, [])).toEqual([])
  })

  it('is the text of cells, which come with a picture of themselves; a picture alone is a picture', async () => {
    expect(await taken({ 'text/plain': 'Name\tHull', 'text/html': '<table>', Files: '' }, [PNG])).toEqual([['', 'Name\tHull']])
    expect(await taken({ 'text/html': '<img>', Files: '' }, [PNG])).toMatchObject([['image.png', {}]])
  })

  it('stays with the field that has the focus', async () => {
    expect(await taken({ 'text/plain': 'a' }, [], 'name')).toEqual([])
    expect(await taken({ 'text/plain': 'a' }, [], 'notes')).toEqual([])
    expect(await taken({ 'text/plain': 'a' }, [], 'tick')).toEqual([['', 'a']])
    expect(await taken({ 'text/plain': 'a' }, [], 'act')).toEqual([['', 'a']])
  })

  it('stays with the screen that takes it', async () => {
    expect(await taken({ 'text/plain': 'a' }, [], '', true)).toEqual([])
  })
})
