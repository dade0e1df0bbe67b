import { onScopeDispose, ref, toRaw, watch, type Ref } from 'vue'
import { isSameJson } from '@shared/kernel/same-json'
import { useBattleStore } from '../../session/battle-store'
import { useKept } from './use-kept'

/** Values left behind, by subject, with the entry of the battle at which they were left. */
interface Left<T> {
  readonly at: number
  readonly values: Readonly<Record<string, T>>
}

/**
 * A choice that is restored when its screen is opened again, unless the battle has moved on in the meantime. `subject` names its subject,
 * such as who fires at whom: each has a choice of its own.
 */
export function keptRef<T>(name: string, fresh: () => T, subject: () => string = () => ''): Ref<T> {
  const store = useBattleStore()
  const kept = useKept<Left<T>>(() => name)
  const left = (): Left<T>['values'] => {
    const before = kept.get()
    return before?.at === store.entryCount ? before.values : {}
  }
  const found = (): T => left()[subject()] ?? fresh()
  const value = ref(found()) as Ref<T>
  let changedAt = store.entryCount
  let about = subject()
  /** The value before anything is chosen. What is left may be gone from the table by then, so that nothing is worked out anew. */
  let usual = fresh()

  function leave(): void {
    const others = Object.entries(left()).filter(([subject]) => subject !== about)
    const now = toRaw(value.value)
    const values = isSameJson(now, usual) ? others : [...others, [about, now] as const]
    kept.keep({ at: store.entryCount, values: Object.fromEntries(values) })
  }

  function change(): void {
    changedAt = store.entryCount
    usual = fresh()
  }

  watch(value, change, { deep: true, flush: 'sync' })
  watch(subject, now => {
    // A choice that was given is done with.
    if (changedAt === store.entryCount) leave()
    about = now
    usual = fresh()
    value.value = found()
  })
  onScopeDispose(leave)
  return value
}
