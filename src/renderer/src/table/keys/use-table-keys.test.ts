import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import { defineComponent } from 'vue'
import { press, mountApp } from '@kit/renderer/mount-app'
import { isTypingWords } from './typing-words'
import { actKey, useTableKeys } from './use-table-keys'

const heard: string[] = []
const does = (what: string) => (): void => void heard.push(what)
const acts = {
  next: does('next'),
  undo: does('undo'),
  defer: does('defer'),
  waive: does('waive'),
  due: does('due'),
  cancel: does('cancel')
}
const own = [actKey('battle.move', does('move')), actKey('battle.down', does('down')), actKey('battle.enemyUp', does('up'))]
let table: VueWrapper

beforeEach(async () => {
  heard.length = 0
  const keys = defineComponent({
    setup() {
      useTableKeys(
        () => own,
        () => ({ isOver: false, canUndo: true, owed: 1, deferrable: 1, due: 'All settled' }),
        acts
      )
      return () => null
    }
  })
  table = (await mountApp(keys)).wrapper
})
afterEach(() => table.unmount())

/** Presses a key and holds it for two repeats. */
function hold(key: string, more: KeyboardEventInit = {}): void {
  press(key, more)
  for (let told = 0; told < 2; told += 1) press(key, { ...more, repeat: true })
}

describe('a key of the battle that is held down', () => {
  it('acts once', () => {
    for (const key of ['n', 'd', 'x', 'm', 'Escape']) hold(key)
    expect(heard).toEqual(['next', 'defer', 'waive', 'move', 'cancel'])
  })

  it('goes on through a list', () => {
    hold('j')
    hold('K', { shiftKey: true })
    expect(heard).toEqual(['down', 'down', 'down', 'up', 'up', 'up'])
  })
})

describe('Enter', () => {
  it('does what the button says that waits for nothing more, and goes to what is due where there is none', () => {
    press('Enter')
    const centre = document.createElement('div')
    centre.innerHTML = '<div data-centre><button data-enter></button></div>'
    centre.querySelector('button')?.addEventListener('click', does('act'))
    document.body.append(centre)
    press('Enter')
    centre.remove()
    expect(heard).toEqual(['due', 'act'])
  })
})

describe('a field of words', () => {
  it('is typed in no more once its dialog is closed', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open><input></dialog>')
    const dialog = document.querySelector('dialog')
    dialog?.querySelector('input')?.focus()
    const typing = [isTypingWords()]
    dialog?.removeAttribute('open')
    expect([...typing, isTypingWords()]).toEqual([true, false])
    dialog?.remove()
  })

  it('is told to the page while it has the focus, so that badges of letters rest', () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="fields"><input><input data-dice-field></div>')
    const isTold = [...document.querySelectorAll<HTMLInputElement>('#fields input')].map(field => {
      field.focus()
      return document.documentElement.hasAttribute('data-types-words')
    })
    expect(isTold).toEqual([true, false])
    document.querySelector('#fields')?.remove()
  })
})
