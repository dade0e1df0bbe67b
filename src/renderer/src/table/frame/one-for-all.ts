import { inject, provide, type InjectionKey } from 'vue'

/** Something a screen has exactly one of: the table provides it to all parts of the screen. */
export function oneForAll<T>(name: string): { provideOne<U extends T>(this: void, one: U): U; useOne(this: void): T } {
  const key: InjectionKey<T> = Symbol(name)
  return {
    provideOne(one) {
      provide(key, one)
      return one
    },
    useOne() {
      const one = inject(key)
      if (one === undefined) throw new Error(`No ${name} on this screen`)
      return one
    }
  }
}
