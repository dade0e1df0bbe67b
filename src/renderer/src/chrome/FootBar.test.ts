import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mountApp } from '@kit/renderer/mount-app'
import FootBar from './FootBar.vue'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function saidWhile(kind: 'saving' | 'late', ms: number): Promise<string> {
  const { wrapper } = await mountApp(FootBar, { saving: { kind: 'saved', savedAt: 0 } })
  await wrapper.setProps({ saving: { kind, savedAt: 0 } })
  await vi.advanceTimersByTimeAsync(ms)
  const shown = ['saved', 'saving', 'late']
  return wrapper
    .find('.saved')
    .classes()
    .filter(name => shown.includes(name))
    .join(' ')
}

describe('the word on what is saved', () => {
  it('passes over a write that is done at once', async () => {
    expect(await saidWhile('saving', 90)).toBe('saved')
  })
  it('says that it is saving when that takes longer', async () => {
    expect(await saidWhile('saving', 110)).toBe('saved saving')
  })
  it('says at once that something is late', async () => {
    expect(await saidWhile('late', 0)).toBe('saved late')
  })
})
