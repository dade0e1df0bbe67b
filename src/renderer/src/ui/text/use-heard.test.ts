import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { useHeard } from './use-heard'

describe('what is read out', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is what stays, and not what was there for a moment', async () => {
    const scope = effectScope()
    const text = ref('one')
    const heard = scope.run(() => useHeard(() => text.value))
    vi.advanceTimersByTime(400)
    text.value = 'two'
    await nextTick()
    vi.advanceTimersByTime(400)
    expect(heard?.value).toBe('')
    vi.advanceTimersByTime(200)
    expect(heard?.value).toBe('two')
    scope.stop()
  })
})
