import { inject, onBeforeUnmount, onMounted, provide, shallowReactive } from 'vue'
import type { InjectionKey } from 'vue'
import type { FireOption } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'

/** What the panel in the centre makes of a digit, and of a unit or wing pointed at; both say whether it was an answer. */
export interface Answers {
  digit(digit: string): boolean
  point(id: CombatantId): boolean
  /** Takes an option of the fire that is put together; null where none is. */
  readonly option: ((option: FireOption) => void) | null
  /** Takes the last answer back. */
  back(): void
}

export interface Asking {
  current: Answers | null
}

const ASKING: InjectionKey<Asking> = Symbol('asking')

/** The place where the panel in the centre says what it asks. */
export function provideAsking(): Asking {
  const asking = shallowReactive<Asking>({ current: null })
  provide(ASKING, asking)
  return asking
}

/** Answers by key and from the racks go to this panel for as long as it is shown. */
export function useAsking(answers: Partial<Answers>): void {
  const asking = inject(ASKING, null)
  if (asking === null) return
  const own: Answers = { digit: () => false, point: () => false, option: null, back: () => undefined, ...answers }
  onMounted(() => (asking.current = own))
  onBeforeUnmount(() => {
    if (asking.current === own) asking.current = null
  })
}
