import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mountApp } from '@kit/renderer/mount-app'
import TopBar from './TopBar.vue'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('the title of a new screen', () => {
  it('has the focus in the next frame, and not while the screen is being put together', async () => {
    const { wrapper } = await mountApp(TopBar, { title: 'Meridian Gap' })
    expect(document.activeElement).toBe(document.body)
    vi.advanceTimersToNextFrame()
    expect(document.activeElement).toBe(wrapper.get('h1').element)
    wrapper.unmount()
  })
  it('leaves the focus to whatever took it meanwhile', async () => {
    const { wrapper } = await mountApp(TopBar, { title: 'Meridian Gap' })
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    vi.advanceTimersToNextFrame()
    expect(document.activeElement).toBe(field)
    wrapper.unmount()
  })
})
