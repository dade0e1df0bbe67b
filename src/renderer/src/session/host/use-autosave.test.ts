import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAutosave } from './use-autosave'

describe('autosave', () => {
  const written: string[] = []
  let failure: Error | null = null
  const failures: unknown[] = []
  const write = async (text: string): Promise<void> => {
    if (failure !== null) throw failure
    written.push(text)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    written.length = 0
    failures.length = 0
    failure = null
  })
  afterEach(() => vi.useRealTimers())

  it('writes the newest value once, a moment after the last edit', async () => {
    const { put, state } = createAutosave(write, error => failures.push(error))
    put('a')
    await vi.advanceTimersByTimeAsync(200)
    put('ab')
    expect(state.value.kind).toBe('saving')
    await vi.advanceTimersByTimeAsync(399)
    expect(written).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(written).toEqual(['ab'])
    expect(state.value).toEqual({ kind: 'saved', savedAt: Date.now() })
  })

  it('writes at once when it is flushed, and says when everything is on disk', async () => {
    const { put, flush } = createAutosave(write, error => failures.push(error))
    expect(await flush()).toBe(true)
    put('a')
    expect(await flush()).toBe(true)
    expect(written).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(written).toEqual(['a'])
  })

  it('keeps a value that could not be written and tries again', async () => {
    const { put, flush, state } = createAutosave(write, error => failures.push(error))
    failure = new Error('disk')
    put('a')
    expect(await flush()).toBe(false)
    await vi.advanceTimersByTimeAsync(2500)
    expect(state.value.kind).toBe('late')
    failure = null
    await vi.advanceTimersByTimeAsync(1000)
    expect(written).toEqual(['a'])
    expect(failures).toHaveLength(1)
    expect(state.value.kind).toBe('saved')
  })

  it('writes a value put while another is being written, after it', async () => {
    const { put, flush } = createAutosave(
      async (text: string) => {
        await new Promise(resolve => setTimeout(resolve, 100))
        written.push(text)
      },
      error => failures.push(error)
    )
    put('a')
    const first = flush()
    put('b')
    const second = flush()
    await vi.advanceTimersByTimeAsync(300)
    expect([await first, await second]).toEqual([true, true])
    expect(written).toEqual(['a', 'b'])
  })

  it('says that it is not on disk yet after two seconds', async () => {
    const { put, flush, state } = createAutosave(
      () => new Promise<void>(resolve => setTimeout(resolve, 3000)),
      error => failures.push(error)
    )
    put('a')
    void flush()
    await vi.advanceTimersByTimeAsync(2000)
    expect(state.value.kind).toBe('late')
    await vi.advanceTimersByTimeAsync(1000)
    expect(state.value.kind).toBe('saved')
  })
})
