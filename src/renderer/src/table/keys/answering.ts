import { inject, onBeforeUnmount, onMounted, provide, shallowReactive, type InjectionKey } from 'vue'

/** The panel asking a question now; null when none is. */
export interface Asking<Answers> {
  current: Answers | null
}

/** Lets keys and racks answer the question asked in the centre. `silent` is used when nothing is asked. */
export function answering<Answers extends object>(silent: Answers) {
  const ASKING: InjectionKey<Asking<Answers>> = Symbol('asking')

  return {
    /** Provides the place where the panel in the centre registers its question. */
    provideAsking(): Asking<Answers> {
      const asking: Asking<Answers> = shallowReactive<Asking<Answers>>({ current: null })
      provide(ASKING, asking)
      return asking
    },

    /** Sends answers from keys and racks to this panel while it is mounted. */
    useAsking(answers: Partial<Answers>): void {
      const asking = inject(ASKING, null)
      if (asking === null) return
      const own: Answers = { ...silent, ...answers }
      onMounted(() => (asking.current = own))
      onBeforeUnmount(() => {
        if (asking.current === own) asking.current = null
      })
    }
  }
}
