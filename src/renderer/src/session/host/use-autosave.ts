import { onBeforeUnmount, onMounted, shallowRef, type Ref } from 'vue'
import { onBeforeRouteLeave } from 'vue-router'
import { LATE_AFTER_MS, type SavingState } from '../saving-state'
import { failureOf, useFailure } from './use-failure'

/** Delay before an edit is written. */
const REST_MS = 400
/** Delay before a failed write is retried. */
const RETRY_MS = 3000

interface Autosave<T> {
  readonly state: Readonly<Ref<SavingState>>
  /** Schedules a value for writing; only the newest is written. */
  put(value: T): void
  /** Writes pending values. True when everything is on disk. */
  flush(): Promise<boolean>
}

/**
 * Saves edits automatically. A failed write is retried, and the failure is passed to `onFailure`.
 * Writes are sequential, so an older value never replaces a newer one.
 */
export function createAutosave<T>(write: (value: T) => Promise<unknown>, onFailure: (error: unknown) => void): Autosave<T> {
  const state = shallowRef<SavingState>({ kind: 'idle', savedAt: null })
  let waiting: { readonly value: T } | null = null
  let running: Promise<boolean> | null = null
  let restTimer: ReturnType<typeof setTimeout> | undefined
  let lateTimer: ReturnType<typeof setTimeout> | undefined

  function put(value: T): void {
    waiting = { value }
    if (state.value.kind === 'idle' || state.value.kind === 'saved') {
      state.value = { ...state.value, kind: 'saving' }
      lateTimer = setTimeout(() => (state.value = { ...state.value, kind: 'late' }), LATE_AFTER_MS)
    }
    again(REST_MS)
  }

  function again(ms: number): void {
    clearTimeout(restTimer)
    restTimer = setTimeout(() => void flush(), ms)
  }

  async function flush(): Promise<boolean> {
    clearTimeout(restTimer)
    while (running !== null) if (!(await running)) return false
    if (waiting === null) return true
    running = writeAll()
    const isWritten = await running
    running = null
    return isWritten
  }

  async function writeAll(): Promise<boolean> {
    while (waiting !== null) {
      const job: { readonly value: T } = waiting
      try {
        await write(job.value)
      } catch (error) {
        again(RETRY_MS)
        onFailure(error)
        return false
      }
      if (waiting === job) waiting = null
    }
    clearTimeout(lateTimer)
    state.value = { kind: 'saved', savedAt: Date.now() }
    return true
  }

  return { state, put, flush }
}

/** Autosave of a screen: also writes when the screen is left, hidden or closed. Leaving is blocked if the write fails. */
export function useAutosave<T>(write: (value: T) => Promise<unknown>): Autosave<T> {
  const { report } = useFailure()
  let isGone = false
  const autosave = createAutosave(write, error => {
    isGone = failureOf(error).code === 'not-found'
    report(error)
  })
  const flush = (): void => void autosave.flush()
  onMounted(() => {
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
  })
  onBeforeUnmount(() => {
    document.removeEventListener('visibilitychange', flush)
    window.removeEventListener('pagehide', flush)
    flush()
  })
  onBeforeRouteLeave(async () => (await autosave.flush()) || isGone)
  return autosave
}
