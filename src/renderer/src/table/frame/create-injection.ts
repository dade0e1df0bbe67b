import { inject, provide, type InjectionKey } from 'vue'

/** Provide and inject for something a screen has exactly one of; what is injected and not provided is a bug, named in the error. */
export function createInjection<T>(name: string): { provide<U extends T>(this: void, value: U): U; use(this: void): T } {
  const key: InjectionKey<T> = Symbol(name)
  return {
    provide(value) {
      provide(key, value)
      return value
    },
    use() {
      const value = inject(key)
      if (value === undefined) throw new Error(`No ${name} on this screen`)
      return value
    }
  }
}
