import { readonly, shallowRef } from 'vue'
import { CallError } from './api'

/** Something the host could not do, for the line that says so. */
export interface Failure {
  /** One of the codes of `app.error`. */
  readonly code: string
  readonly detail: string
}

const failure = shallowRef<Failure | null>(null)

export function failureOf(error: unknown): Failure {
  if (error instanceof CallError) return { code: error.code, detail: error.detail }
  return { code: 'internal', detail: error instanceof Error ? error.message : String(error) }
}

/** The failure on screen, and how to set and dismiss it. One at a time: the newest is the one to act on. */
export function useFailure() {
  return {
    failure: readonly(failure),
    report: (error: unknown): void => {
      failure.value = failureOf(error)
    },
    say: (code: string, detail: string): void => {
      failure.value = { code, detail }
    },
    dismiss: (): void => {
      failure.value = null
    },
    /** Does it; a failure goes to the line and gives null. */
    attempt: async <T>(act: () => Promise<T>): Promise<T | null> => {
      try {
        return await act()
      } catch (error) {
        failure.value = failureOf(error)
        return null
      }
    }
  }
}
