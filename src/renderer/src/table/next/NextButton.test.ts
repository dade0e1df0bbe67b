import type { VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { computed } from 'vue'
import NextButton from './NextButton.vue'
import type { NextSection } from '../../contract/next-section'
import { tableAround } from '@kit/renderer/table-around'
import { mountInEnglish } from '@kit/renderer/mount'

const sections: readonly NextSection[] = [
  { kind: 'remaining', lines: [{ lead: '', text: '2 fleets may still fire', details: ['us: hawk, kite'] }] },
  { kind: 'asks', lines: [{ lead: 'd6', text: 'Shields regained: hawk', details: [] }] }
]
let screen: VueWrapper
let next: VueWrapper
let key: () => void
let isBusy = false

function shown(words: Record<string, unknown> = {}): VueWrapper {
  const all = { label: 'Open helm', sections, refusal: null, ...words }
  const asRefs = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, computed(() => value)]))
  return mounted({ next: asRefs, isLit: true, isLate: false, isBusy: () => isBusy, isDisabled: false })
}

function mounted(props: Record<string, unknown>): VueWrapper {
  const { around, actions } = tableAround(NextButton)
  key = () => actions.pressNext()
  screen = mountInEnglish(around, props)
  next = screen.findComponent(NextButton)
  return next
}

const isUnfolded = (): boolean => next.get('button.btn').attributes('aria-expanded') === 'true'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  screen.unmount()
  vi.useRealTimers()
})

describe('Next', () => {
  it('unfolds at the first key and acts at the second', async () => {
    shown()
    key()
    await next.vm.$nextTick()
    expect(isUnfolded()).toBe(true)
    expect(next.emitted('next')).toBeUndefined()
    key()
    expect(next.emitted('next')).toEqual([[null]])
  })

  it('folds at Escape, which reaches nothing else, and gives the focus back', async () => {
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
    shown()
    key()
    await next.vm.$nextTick()
    // The list got its focus in the same millisecond, and Vue ignores events as old as their listener.
    vi.advanceTimersByTime(1)
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    await next.vm.$nextTick()
    expect([isUnfolded(), event.defaultPrevented, document.activeElement === field]).toEqual([false, true, true])
    field.remove()
  })

  it('lets go of what is half done by the Escape that it names', async () => {
    const letGo = vi.fn()
    shown({ refusal: { text: 'Half done.', rule: null, canForce: false, letGo } })
    key()
    await next.vm.$nextTick()
    vi.advanceTimersByTime(1)
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await next.vm.$nextTick()
    expect(letGo).toHaveBeenCalledOnce()
  })

  it('lets go of it by a press too, as a finger has no Escape', async () => {
    const letGo = vi.fn()
    shown({ refusal: { text: 'Half done.', rule: null, canForce: false, letGo } })
    key()
    await next.vm.$nextTick()
    await next.get('[data-let-go]').trigger('click')
    expect([letGo.mock.calls.length, next.emitted('next')]).toEqual([1, undefined])
  })

  it('does the same for a tool that clicks without a finger or a key, as one that reads the screen', async () => {
    shown()
    const click = (): Promise<void> => next.get('button.btn').trigger('click')
    // A key press that only moved the focus away from the button must not press it.
    next.get<HTMLElement>('button.btn').element.focus()
    await next.get('button.btn').trigger('keydown', { key: 'Tab' })
    next.get<HTMLElement>('button.btn').element.blur()
    await click()
    expect([isUnfolded(), next.emitted('next')]).toEqual([true, undefined])
    await click()
    expect(next.emitted('next')).toEqual([[null]])
  })

  it('folds as it acts, so that one more key unfolds what comes now and does nothing yet', async () => {
    const plot = document.createElement('section')
    plot.tabIndex = -1
    plot.dataset['plot'] = ''
    document.body.append(plot)
    shown()
    key()
    await next.vm.$nextTick()
    key()
    await next.vm.$nextTick()
    expect(isUnfolded()).toBe(false)
    expect(document.activeElement).toBe(plot)
    key()
    await next.vm.$nextTick()
    expect(isUnfolded()).toBe(true)
    expect(next.emitted('next')).toHaveLength(1)
    plot.remove()
  })

  it('waits until the act before is done, and then does what the list tells by then', async () => {
    shown()
    isBusy = true
    key()
    await next.vm.$nextTick()
    key()
    expect(next.emitted('next')).toBeUndefined()
    expect(isUnfolded()).toBe(true)
    isBusy = false
    key()
    expect(next.emitted('next')).toHaveLength(1)
  })

  it('refuses dice that it tells of before they are asked for, and says when they will be', async () => {
    const chosen: string[] = []
    const hear = (event: KeyboardEvent): void => void (event.defaultPrevented || chosen.push(event.key))
    document.addEventListener('keydown', hear)
    shown()
    key()
    await next.vm.$nextTick()
    vi.advanceTimersByTime(1)
    await next.get('button.btn').trigger('keydown', { key: '4', code: 'Digit4' })
    expect(next.get('.foot').text()).toContain('Press Next again first: Open helm. Flagship then asks for the dice.')
    screen.unmount()
    shown({ sections: sections.slice(0, 1) })
    key()
    await next.vm.$nextTick()
    vi.advanceTimersByTime(1)
    await next.get('button.btn').trigger('keydown', { key: '4', code: 'Digit4' })
    expect(next.get('.foot').text()).toContain('Press again: Open helm')
    document.removeEventListener('keydown', hear)
    expect(chosen).toEqual(['4'])
  })

  it('lists what is remaining and the dice it asks', async () => {
    shown()
    key()
    await next.vm.$nextTick()
    const texts = (selector: string): readonly string[] => next.findAll(selector).map(one => one.text())
    expect(texts('h3')).toEqual(['Not done yet', 'Dice to roll'])
    expect(texts('small')).toEqual(['us: hawk, kite'])
    expect(texts('.die')).toEqual(['d6'])
  })

  it('puts nothing into words before it is unfolded', async () => {
    const said = vi.fn(() => sections)
    mounted({
      next: { label: computed(() => 'Open helm'), sections: computed(said), refusal: computed(() => null) },
      isLit: true,
      isLate: false,
      isBusy: () => false,
      isDisabled: false
    })
    expect(said).not.toHaveBeenCalled()
    key()
    await next.vm.$nextTick()
    expect(said).toHaveBeenCalledOnce()
  })

  it('says so where nothing would come of it', async () => {
    shown({ sections: [] })
    key()
    await next.vm.$nextTick()
    expect(next.text()).toContain('Nothing else changes.')
  })

  it('folds when it is left by key, although its list unfolded under a pointer at rest', async () => {
    shown()
    key()
    await next.get('.next').trigger('pointerenter', { pointerType: 'mouse' })
    next.get<HTMLElement>('button.btn').element.blur()
    await next.vm.$nextTick()
    expect(isUnfolded()).toBe(false)
  })

  it('stays unfolded while the pointer crosses to its list, and folds when it has gone', async () => {
    shown()
    await next.get('.next').trigger('pointerenter', { pointerType: 'mouse' })
    await next.get('.next').trigger('pointerleave')
    vi.advanceTimersByTime(200)
    await next.get('.next').trigger('pointerenter', { pointerType: 'mouse' })
    vi.advanceTimersByTime(400)
    await next.vm.$nextTick()
    expect(isUnfolded()).toBe(true)
    await next.get('.next').trigger('pointerleave')
    vi.advanceTimersByTime(400)
    await next.vm.$nextTick()
    expect(isUnfolded()).toBe(false)
  })

  it('is not held open by a pointer that rests where its list unfolds', async () => {
    shown()
    key()
    await next.vm.$nextTick()
    await next.get('.next').trigger('pointerenter', { pointerType: 'mouse' })
    await next.get('.next').trigger('focusout', { relatedTarget: document.body })
    expect(isUnfolded()).toBe(false)
  })

  it('folds once it has acted, though the pointer stays on the button', async () => {
    shown()
    await next.get('.next').trigger('pointerenter', { pointerType: 'mouse' })
    await next.get('button.btn').trigger('pointerdown')
    await next.get('button.btn').trigger('click')
    expect(next.emitted('next')).toEqual([[null]])
    expect(isUnfolded()).toBe(false)
  })

  it('does nothing while refused, and goes on with the reason of the GM', async () => {
    shown({ refusal: { text: 'Resolve what is still open first.', rule: null, canForce: true } })
    key()
    await next.vm.$nextTick()
    key()
    expect(next.emitted('next')).toBeUndefined()
    await next.get('form').trigger('submit')
    expect(next.emitted('next')).toEqual([['']])
  })
})
