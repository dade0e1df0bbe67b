import { inject, onBeforeUnmount, onMounted, provide, shallowReactive } from 'vue'
import type { InjectionKey } from 'vue'
import type { ShipId } from '@shared/systems/xwing/model/squad'

/** What the panel in the centre makes of a digit, a letter, and a ship pointed at; each says whether it was an answer. */
export interface Answers {
  digit(digit: number): boolean
  point(id: ShipId): boolean
  letter(letter: string): boolean
  /** Letters that mean something here. */
  letters(): readonly string[]
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
  const own: Answers = { digit: () => false, point: () => false, letter: () => false, letters: () => [], ...answers }
  onMounted(() => (asking.current = own))
  onBeforeUnmount(() => {
    if (asking.current === own) asking.current = null
  })
}
