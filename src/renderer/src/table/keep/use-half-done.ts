import type { Ref } from 'vue'
import { isSameJson } from '@shared/kernel/same-json'
import { useDraft } from '../frame/use-table'
import { keptRef } from './kept-ref'

interface HalfDone<T> {
  readonly name: string
  /** The value before anything is chosen. */
  readonly fresh: () => T
  /** Its subject; each subject has choices of its own. */
  readonly subject?: () => string
  /** In words, once something is chosen; null if it need not be named. */
  readonly what: () => string | null
}

/** Choices being made on a part of the screen: Next names them, Escape and Undo take them back, and they are found again. */
export function useHalfDone<T>({ name, fresh, subject, what }: HalfDone<T>): Ref<T> {
  const value = keptRef(name, fresh, subject)
  useDraft({
    what: () => (isSameJson(value.value, fresh()) ? null : what()),
    discard: () => (value.value = fresh())
  })
  return value
}
