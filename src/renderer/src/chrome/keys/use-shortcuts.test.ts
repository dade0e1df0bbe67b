import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick, ref, toValue, withDirectives } from 'vue'
import { mount } from '@vue/test-utils'
import { press } from '@kit/renderer/mount-app'
import type { Shortcut } from '../../contract/shortcut'
import { vModal } from '../../ui/dialogs/top-layer'
import { isValidNow, shortcutScopes, useShortcuts, wordsOf, type ShortcutReach } from './use-shortcuts'

const heard: string[] = []
let canFire = true
const isAsking = ref(false)
const shortcut = (keys: readonly string[], more: Partial<Shortcut> = {}): Shortcut => ({
  keys,
  label: keys.join(),
  run: () => heard.push(keys.join()),
  ...more
})

function screen(shortcuts: readonly Shortcut[], reach?: ShortcutReach, tell?: (idle: Shortcut) => void) {
  return mount(
    defineComponent({
      setup() {
        useShortcuts('test', shortcuts, reach, tell)
        return () =>
          h('div', [
            h('input', { type: 'text' }),
            h('input', { type: 'number' }),
            h('button', 'b'),
            h('input', { type: 'radio' }),
            isAsking.value ? withDirectives(h('dialog', h('button', { id: 'in-dialog' })), [[vModal]]) : null
          ])
      }
    }),
    { attachTo: document.body }
  )
}

const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus()

afterEach(() => {
  heard.length = 0
  canFire = true
  document.body.innerHTML = ''
})

describe('keys of a screen', () => {
  it('are heard while it is shown and not after', () => {
    const wrapper = screen([shortcut(['n'])])
    press('n')
    wrapper.unmount()
    press('n')
    expect(heard).toEqual(['n'])
    expect(shortcutScopes).toHaveLength(0)
  })
  it('act once while they are held down, unless they are meant to go on', () => {
    const wrapper = screen([shortcut(['n']), shortcut(['j'], { isRepeated: true }), shortcut(['h'], { isPassedOn: true })])
    for (const key of ['n', 'j', 'h']) {
      press(key)
      expect(press(key, { repeat: true }).defaultPrevented).toBe(key !== 'h')
    }
    expect(heard).toEqual(['n', 'j', 'j', 'h', 'h'])
    wrapper.unmount()
  })
  it('say why they do nothing, where they know or can be chosen, and another does not act', () => {
    const told: string[] = []
    const idle = shortcut(['u'], { when: () => false, whyNot: () => 'no superweapon' })
    const fire: Shortcut = { action: 'battle.fire', run: () => heard.push('fire'), when: () => false }
    const tell = (one: Shortcut): void => void told.push(one.whyNot?.() ?? wordsOf(one, key => key))
    const wrapper = screen([idle, fire, shortcut(['x'], { when: () => false })], 'screen', tell)
    for (const key of ['u', 'f', 'x']) press(key)
    expect([told, heard]).toEqual([['no superweapon', 'battle.key.f'], []])
    wrapper.unmount()
  })
  it('are never heard while typing, unless they say so', () => {
    const wrapper = screen([shortcut(['n']), shortcut(['Ctrl+z'], { isInFields: true })])
    focus('input[type=text]')
    expect(press('n').defaultPrevented).toBe(false)
    press('z', { ctrlKey: true })
    expect(heard).toEqual(['Ctrl+z'])
    wrapper.unmount()
  })
  it('leave to a field the digit that Shift types on a French keyboard', () => {
    const wrapper = screen([shortcut(['Shift+1'], { isInFields: true })])
    focus('input[type=text]')
    expect(press('1', { code: 'Digit1', shiftKey: true }).defaultPrevented).toBe(false)
    expect(heard).toEqual([])
    press('!', { code: 'Digit1', shiftKey: true })
    expect(heard).toEqual(['Shift+1'])
    wrapper.unmount()
  })
  it('are letters and the question mark in a field of figures, which takes its figures itself', () => {
    const wrapper = screen([shortcut(['n']), shortcut(['?']), shortcut(['Shift+s']), shortcut(['1']), shortcut(['Delete'])])
    focus('input[type=number]')
    for (const key of ['n', '?', '1', 'Delete']) press(key)
    press('S', { shiftKey: true })
    expect(heard).toEqual(['n', '?', 'Shift+s'])
    wrapper.unmount()
  })
  it('leave Enter to a button and arrows to a choice that has the focus', () => {
    const wrapper = screen([shortcut(['Enter']), shortcut(['ArrowDown'])])
    focus('button')
    press('Enter')
    press('ArrowDown')
    focus('input[type=radio]')
    press('ArrowDown')
    expect(heard).toEqual(['ArrowDown'])
    wrapper.unmount()
  })
  it('are not heard while a dialog is open, wherever the focus is', async () => {
    const wrapper = screen([shortcut(['n'])])
    isAsking.value = true
    await nextTick()
    for (const place of ['#in-dialog', 'button']) {
      focus(place)
      press('n')
    }
    expect(heard).toEqual([])
    isAsking.value = false
    await nextTick()
    press('n')
    expect(heard).toEqual(['n'])
    wrapper.unmount()
  })
  it('are heard at once when a dialog is closed, whose field has the focus until the next frame', () => {
    const wrapper = screen([shortcut(['n'])])
    wrapper.element.insertAdjacentHTML('beforeend', '<dialog open><input id="in-closed"></dialog>')
    focus('#in-closed')
    press('n')
    document.querySelector('dialog')?.removeAttribute('open')
    expect(document.activeElement?.id).toBe('in-closed')
    press('n')
    expect(heard).toEqual(['n'])
    wrapper.unmount()
  })

  it('are heard only when they would do something', () => {
    const wrapper = screen([shortcut(['f'], { when: () => canFire })])
    press('f')
    canFire = false
    press('f')
    expect(heard).toEqual(['f'])
    expect(shortcutScopes.flatMap(scope => toValue(scope.shortcuts)).filter(isValidNow)).toEqual([])
    wrapper.unmount()
  })
  it('are called as the settings do, or as the screen does where it has a word of its own', () => {
    const run = (): void => undefined
    const asIs = (key: string): string => key
    expect(wordsOf({ action: 'builder.add', run }, asIs)).toBe('builder.key.add')
    expect(wordsOf({ action: 'builder.add', called: 'dwBuilder.key.squadron', run }, asIs)).toBe('dwBuilder.key.squadron')
  })

  it('come before those that hold everywhere', () => {
    const screenKeys = screen([shortcut(['?'], { run: () => heard.push('screen') })])
    const appKeys = screen([shortcut(['?'], { run: () => heard.push('everywhere') })], 'everywhere')
    press('?')
    expect(heard).toEqual(['screen'])
    screenKeys.unmount()
    press('?')
    expect(heard).toEqual(['screen', 'everywhere'])
    appKeys.unmount()
  })
  it('of a part come after those of its screen, though it is shown later', () => {
    const screenKeys = screen([shortcut(['Enter'], { run: () => heard.push('screen'), when: () => canFire })])
    const partKeys = screen([shortcut(['Enter'], { run: () => heard.push('part') })], 'part')
    press('Enter')
    canFire = false
    press('Enter')
    expect(heard).toEqual(['screen', 'part'])
    screenKeys.unmount()
    partKeys.unmount()
  })
})
