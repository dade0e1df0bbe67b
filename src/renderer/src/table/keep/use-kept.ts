import { defineStore } from 'pinia'
import { inject, provide, type InjectionKey } from 'vue'
import { useBattleStore } from '../../session/battle-store'

interface Kept<T> {
  get(): T | undefined
  /** Undefined once nothing is left half filled in. */
  keep(value: T | undefined): void
}

/** Values left half filled in on leaving a screen, kept while the app runs; by battle and kind. */
const useMemory = defineStore('half filled in', () => {
  const all = new Map<string, unknown>()
  return {
    get: (key: string) => all.get(key),
    keep: (key: string, value: unknown) => void (value === undefined ? all.delete(key) : all.set(key, value))
  }
})
const NAME: InjectionKey<() => string> = Symbol('name of what is filled in')

/** Prefixes everything kept by components below. */
export function provideKeptName(name: () => string): void {
  provide(NAME, name)
}

/** A place to leave a half-filled value, and to find it again. */
export function useKept<T>(own: () => string = () => ''): Kept<T> {
  const memory = useMemory()
  // The battle may already be closed when its screen goes.
  const battle = JSON.stringify(useBattleStore().key)
  const named = inject(NAME, () => '')
  const key = (): string => `${battle} ${named()} ${own()}`
  return {
    get: () => memory.get(key()) as T | undefined,
    keep: value => memory.keep(key(), value)
  }
}
