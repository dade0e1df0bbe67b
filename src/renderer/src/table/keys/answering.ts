import { inject, onBeforeUnmount, onMounted, provide, shallowReactive, type InjectionKey } from 'vue'

/** The panel that asks at this moment; null when none does. */
export interface Asking<Answers> {
  current: Answers | null
}

/** How keys and racks reach the panel in the centre that asks something: `silent` are the answers of one that listens to nothing. */
export function answering<Answers extends object>(silent: Answers) {
  const ASKING: InjectionKey<Asking<Answers>> = Symbol('asking')

  return {
    /** The place where the panel in the centre says what it asks. */
    provideAsking(): Asking<Answers> {
      const asking: Asking<Answers> = shallowReactive<Asking<Answers>>({ current: null })
      provide(ASKING, asking)
      return asking
    },

    /** Answers by key and from the racks go to this panel for as long as it is shown. */
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
