import { readonly, shallowRef } from 'vue'
import { CallError } from './api'

/** A failure of the host, as displayed. */
export interface Failure {
  /** One of the codes of `app.error`. */
  readonly code: string
  readonly detail: string
}

const failure = shallowRef<Failure | null>(null)

/** Shows a failure. The same one again changes nothing: redrawing a part that cannot be drawn would fail, and be shown, without end. */
function show(next: Failure): void {
  const shown = failure.value
  if (shown?.code !== next.code || shown.detail !== next.detail) failure.value = next
}

export function failureOf(error: unknown): Failure {
  if (error instanceof CallError) return { code: error.code, detail: error.detail }
  return { code: 'internal', detail: error instanceof Error ? error.message : String(error) }
}

/** The failure shown, and how to set and dismiss it. Only the newest is kept. */
export function useFailure() {
  return {
    failure: readonly(failure),
    report: (error: unknown): void => show(failureOf(error)),
    say: (code: string, detail: string): void => show({ code, detail }),
    dismiss: (): void => {
      failure.value = null
    },
    /** Runs it; a failure is shown and returns null. */
    attempt: async <T>(act: () => Promise<T>): Promise<T | null> => {
      try {
        return await act()
      } catch (error) {
        show(failureOf(error))
        return null
      }
    }
  }
}
