import { inject, provide, type InjectionKey } from 'vue'
import { useBattleStore } from '../../session/battle-store'

/** What was half filled in when somebody looked elsewhere, for as long as the app runs; by battle, and by what it is. */
const all = new Map<string, unknown>()
const NAME: InjectionKey<() => string> = Symbol('name of what is filled in')

interface Kept<T> {
  get(): T | undefined
  /** Undefined once nothing is left half filled in. */
  keep(value: T | undefined): void
}

/** All that is filled in below goes by this name. */
export function provideKeptName(name: () => string): void {
  provide(NAME, name)
}

/** A place to leave something half filled in, and to find it again. */
export function useKept<T>(own: () => string = () => ''): Kept<T> {
  const store = useBattleStore()
  const named = inject(NAME, () => '')
  const key = (): string => `${JSON.stringify(store.key)} ${named()} ${own()}`
  return {
    get: () => all.get(key()) as T | undefined,
    keep: value => void (value === undefined ? all.delete(key()) : all.set(key(), value))
  }
}
