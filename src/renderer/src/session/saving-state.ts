import { readonly, shallowRef, type DeepReadonly, type ShallowRef } from 'vue'

/** How long a write may take before it is shown as late. */
export const LATE_AFTER_MS = 2000

export interface SavingState {
  readonly kind: 'idle' | 'saving' | 'late' | 'saved'
  /** When the last entry was written, milliseconds since 1970; null before the first. */
  readonly savedAt: number | null
}

export interface SavingWatch {
  readonly state: DeepReadonly<ShallowRef<SavingState>>
  begin(): void
  /** Called when the write is on disk; `at` is the entry's time, null if nothing was written. */
  end(at: number | null): void
  /** An entry that no call of this window wrote is on disk, such as one of a player's dice. */
  wrote(at: number): void
  /** Runs a call by which the host writes to the battle without a command of this window, such as taking the dice of a phone. */
  during<T>(job: () => Promise<T>): Promise<T>
  reset(at: number | null): void
}

/** Follows writes to the disk: saving, late after two seconds, saved. */
export function useSavingState(): SavingWatch {
  const state = shallowRef<SavingState>({ kind: 'idle', savedAt: null })
  let open = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (at: number | null): void => {
    clearTimeout(timer)
    timer = undefined
    const savedAt = at ?? state.value.savedAt
    state.value = { kind: savedAt === null ? 'idle' : 'saved', savedAt }
  }
  function begin(): void {
    open += 1
    if (open > 1) return
    state.value = { ...state.value, kind: 'saving' }
    timer = setTimeout(() => {
      state.value = { ...state.value, kind: 'late' }
    }, LATE_AFTER_MS)
  }
  function wrote(at: number | null): void {
    if (open === 0) settle(at)
    else if (at !== null) state.value = { ...state.value, savedAt: at }
  }
  function end(at: number | null): void {
    open = Math.max(0, open - 1)
    wrote(at)
  }
  return {
    state: readonly(state),
    begin,
    end,
    wrote,
    async during(job) {
      begin()
      try {
        return await job()
      } finally {
        end(null)
      }
    },
    reset(at) {
      open = 0
      state.value = { kind: 'idle', savedAt: null }
      settle(at)
    }
  }
}
