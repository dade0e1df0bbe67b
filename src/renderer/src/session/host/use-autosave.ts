import { onBeforeUnmount, onMounted, shallowRef, type Ref } from 'vue'
import { onBeforeRouteLeave } from 'vue-router'
import { LATE_AFTER_MS, type SavingState } from '../saving-state'
import { failureOf, useFailure } from './use-failure'

/** How long an edit rests before it is written. */
const REST_MS = 400
/** How long after a failed write the next one is tried. */
const RETRY_MS = 3000

interface Autosave<T> {
  readonly state: Readonly<Ref<SavingState>>
  /** Takes the newest value; it is written a moment later, and only the newest one. */
  put(value: T): void
  /** Writes what waits. True when everything is on disk. */
  flush(): Promise<boolean>
}

/**
 * Keeps edits on disk without being asked. A value that could not be written is kept and tried again; the failure goes to `onFailure`.
 * Values are written one after the other, so that an older one never replaces a newer one.
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

/** Autosave of a screen: writes when the screen is left, hidden or closed. A screen whose edits cannot be written is not left. */
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
