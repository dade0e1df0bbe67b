import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { killAfter } from './kill-process'

describe('a program that is asked to stop', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is ended when its time is up, and not before', () => {
    const kill = vi.fn()
    killAfter(4_500, kill)
    vi.advanceTimersByTime(4_499)
    expect(kill).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(kill).toHaveBeenCalledOnce()
  })
})
