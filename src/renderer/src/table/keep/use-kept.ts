import { defineStore } from 'pinia'
import { inject, provide, type InjectionKey } from 'vue'
import { useBattleStore } from '../../session/battle-store'

interface Kept<T> {
  get(): T | undefined
  /** Undefined once nothing is left half filled in. */
  keep(value: T | undefined): void
}

/** What was half filled in on leaving a screen, for as long as the app runs; by battle, and by kind. */
const useMemory = defineStore('half filled in', () => {
  const all = new Map<string, unknown>()
  return {
    get: (key: string) => all.get(key),
    keep: (key: string, value: unknown) => void (value === undefined ? all.delete(key) : all.set(key, value))
  }
})
const NAME: InjectionKey<() => string> = Symbol('name of what is filled in')

/** All that is filled in below goes by this name. */
export function provideKeptName(name: () => string): void {
  provide(NAME, name)
}

/** A place to leave something half filled in, and to find it again. */
export function useKept<T>(own: () => string = () => ''): Kept<T> {
  const memory = useMemory()
  // The battle may be closed already when its screen goes.
  const battle = JSON.stringify(useBattleStore().key)
  const named = inject(NAME, () => '')
  const key = (): string => `${battle} ${named()} ${own()}`
  return {
    get: () => memory.get(key()) as T | undefined,
    keep: value => memory.keep(key(), value)
  }
}
